/** The menu: players, settings, links, and leaving. */
import { useSignal } from "@preact/signals";
import { CopyButton } from "../app/copy_button.tsx";
import { allowed, askPermission, canAsk } from "../app/notifications.ts";
import { address } from "../app/route.ts";
import { lang, LANGUAGE_NAMES, LANGUAGES, motion, sound, tempo, theme, type Theme, volume, VOLUMES } from "../app/settings.ts";
import { play } from "../app/sound.ts";
import { TableOptions } from "../app/table_options.tsx";
import { Field } from "../app/ui.tsx";
import { Face } from "../games/common/players.tsx";
import { Sym } from "../games/common/symbols.tsx";
import { botName, facesAt } from "../i18n/player_names.ts";
import { setLanguage, t } from "../i18n/texts.ts";
import { Colours } from "../lobby/colours.tsx";
import { Invite } from "../lobby/invite.tsx";
import { absences } from "../session/presence.ts";
import { shareAddress } from "../session/saved_games.ts";
import type { TableSession } from "../session/table_session.ts";
import type { TableState } from "../session/table_state.ts";
import { asClock } from "../table/clock.tsx";
import { OriginLink, originText } from "../table/origin_link.tsx";

export function Menu({ session, state, names }: { session: TableSession; state: TableState; names: string[] }) {
  const device = useSignal(false);
  const { table, seat } = state;
  return (
    <div class="scroll menu" tabIndex={0} role="group" aria-label={t("menu")}>
      <People session={session} state={state} names={names} />
      {seat !== null && <Colours session={session} state={state} seat={seat} />}
      <TableOptions table={table} />
      <Settings />
      <h3 class="lbl">{t("links")}</h3>
      <p class="row">
        {table.spectators && <CopyButton small text={shareAddress(table.id, `t/${table.id}`).link} label={t("copy-watch-link")} icon="i-eye" />}
        {session.token && (
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
      {device.value && <Invite small link={shareAddress(table.id, `t/${table.id}#${session.token}`).link} title={t("other-device-link")} />}
      {seat !== null && table.stage === "playing" && !table.seats[seat]?.away && (
        <p class="row">
          <button class="quiet" type="button" onClick={() => session.send({ type: "leave" })}>
            {t("let-bot-play")}
          </button>
        </p>
      )}
      {table.origin && (
        <p>
          {originText(state, names)} <OriginLink origin={table.origin} look="quiet" />
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

function People({ session, state, names }: { session: TableSession; state: TableState; names: string[] }) {
  const faces = facesAt(state.table);
  const absent = absences(state.table, session.present.value, state.seat);
  const watching = session.spectators.value ?? 0;
  return (
    <>
      <h3 class="lbl">{t("at-the-table")}</h3>
      <ol class="chairs">
        {state.table.seats.map((one, index) => {
          const mute = state.muted.includes(index);
          const tag = [
            index === state.seat ? t("you") : one.kind === "bot" ? botName(one.bot ?? "") : "",
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
              {state.seat !== null && index !== state.seat && one.kind === "person" && (
                <button class="btn sm" type="button" aria-pressed={mute} onClick={() => session.send({ type: "mute", seat: index, on: !mute })}>
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
          <select value={lang.value} onChange={(event) => void setLanguage(event.currentTarget.value as (typeof LANGUAGES)[number])}>
            {LANGUAGES.map((code) => (
              <option key={code} value={code}>
                {LANGUAGE_NAMES[code]}
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
        {sound.value === "on" && (
          <Field label={t("volume")}>
            <input
              type="range"
              min={1}
              max={VOLUMES.length}
              value={volume.value}
              onInput={(event) => {
                volume.value = event.currentTarget.value;
                play("coin");
              }}
            />
          </Field>
        )}
        <Field label={t("bots-pauses")} hint={t("tempo-hint")}>
          <input
            type="range"
            min={0}
            max={4}
            value={tempo.value}
            aria-valuetext={t(`tempo-${tempo.value}`)}
            onInput={(event) => (tempo.value = event.currentTarget.value)}
          />
          <output>{t(`tempo-${tempo.value}`)}</output>
        </Field>
        <Switch label={t("motion")} on={motion.value === "on"} set={(on) => (motion.value = on ? "on" : "off")} />
        {canAsk() && !allowed.value && (
          <button class="btn sm" type="button" onClick={() => void askPermission()}>
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
