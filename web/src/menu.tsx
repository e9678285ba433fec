/** Who is at the table, how it looks and sounds, and the ways out. */
import { useSignal } from "@preact/signals";
import { asClock } from "./clock.tsx";
import { Copy } from "./copying.tsx";
import { Invite } from "./invite.tsx";
import type { Known } from "./merging.ts";
import { allowed, askToNotify, canAsk } from "./notify.ts";
import { botName, facesAt } from "./people.ts";
import { addressFor } from "./places.ts";
import { absences } from "./presence.ts";
import { address } from "./route.ts";
import { LANGUAGES, lang, motion, pauses, sound, theme, type Theme } from "./settings.ts";
import type { Sitting } from "./sitting.ts";
import { Face } from "./tables/pieces.tsx";
import { Terms } from "./terms.tsx";
import { speak, t } from "./texts.ts";
import { Field, Sym } from "./ui.tsx";

export function Menu({ sitting, known, names }: { sitting: Sitting; known: Known; names: string[] }) {
  const device = useSignal(false);
  const { table, seat } = known;
  return (
    <div class="scroll menu" tabIndex={0} role="group" aria-label={t("menu")}>
      <People sitting={sitting} known={known} names={names} />
      <Terms table={table} />
      <Settings />
      <h3 class="lbl">{t("links")}</h3>
      <p class="row">
        {table.spectators && <Copy small text={addressFor(table.id, `t/${table.id}`).link} label={t("copy-watch-link")} icon="i-eye" />}
        {sitting.token && (
          <button class="btn sm" type="button" aria-expanded={device.value} onClick={() => (device.value = !device.value)}>
            <Sym id="i-link" class="ic" />
            {t("other-device")}
          </button>
        )}
        <a class="btn sm" href={address(`api/tables/${table.id}/record`)} download={`florin-${table.id}.json`}>
          <Sym id="i-download" class="ic" />
          {t("download-record")}
        </a>
      </p>
      {device.value && <Invite small link={addressFor(table.id, `t/${table.id}#${sitting.token}`).link} title={t("other-device-link")} />}
      {seat !== null && table.stage === "playing" && !table.seats[seat]?.away && (
        <p class="row">
          <button class="quiet" type="button" onClick={() => sitting.wish({ type: "leave" })}>
            {t("let-bot-play")}
          </button>
        </p>
      )}
      <p class="row">
        <a class="quiet" href=".">
          {t("back-home")}
        </a>
      </p>
    </div>
  );
}

function People({ sitting, known, names }: { sitting: Sitting; known: Known; names: string[] }) {
  const faces = facesAt(known.table);
  const absent = absences(known.table, sitting.here.value, known.seat);
  const watching = sitting.watching.value;
  return (
    <>
      <h3 class="lbl">{t("at-the-table")}</h3>
      <ol class="chairs">
        {known.table.seats.map((one, index) => {
          const mute = known.muted.includes(index);
          const tag = [
            index === known.seat ? t("you") : one.kind === "bot" ? botName(one.bot ?? "") : "",
            one.away ? t("away-bot", { bot: botName(one.bot ?? "") }) : absent[index] ? t("seat-away") : "",
            one.bank === null ? "" : asClock(one.bank),
          ];
          return (
            <li key={index}>
              <Face small seat={index} face={faces[index] ?? "person"} away={absent[index] !== ""} />
              <div>
                <b class="serif">{names[index]}</b>
                <span>{tag.filter(Boolean).join(" · ")}</span>
              </div>
              {known.seat !== null && index !== known.seat && one.kind === "person" && (
                <button class="btn sm" type="button" aria-pressed={mute} onClick={() => sitting.wish({ type: "mute", seat: index, on: !mute })}>
                  {t(mute ? "unmute" : "mute")}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {watching > 0 && <p class="muted">{t("watching-count", { count: watching })}</p>}
    </>
  );
}

export function Settings() {
  return (
    <>
      <h3 class="lbl">{t("settings")}</h3>
      <div class="settings">
        <Field label={t("language")}>
          <select value={lang.value} onChange={(event) => void speak(event.currentTarget.value as (typeof LANGUAGES)[number])}>
            {LANGUAGES.map((code) => (
              <option key={code} value={code}>
                {{ en: "English", fr: "Français", pl: "Polski" }[code]}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t("light")}>
          <select value={theme.value} onChange={(event) => (theme.value = event.currentTarget.value as Theme)}>
            {["auto", "day", "candle"].map((choice) => (
              <option key={choice} value={choice}>
                {t(`theme-${choice}`)}
              </option>
            ))}
          </select>
        </Field>
        <Switch label={t("sound")} on={sound.value === "on"} set={(on) => (sound.value = on ? "on" : "off")} />
        <Switch label={t("bots-pauses")} on={pauses.value === "on"} set={(on) => (pauses.value = on ? "on" : "off")} />
        <Switch label={t("motion")} on={motion.value === "on"} set={(on) => (motion.value = on ? "on" : "off")} />
        {canAsk() && !allowed.value && (
          <button class="btn sm" type="button" onClick={() => void askToNotify()}>
            <Sym id="i-bell" class="ic" />
            {t("allow-notifications")}
          </button>
        )}
      </div>
    </>
  );
}

function Switch({ label, on, set }: { label: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
