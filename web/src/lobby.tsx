/** Before the game: who is there, the link to send, and for the host a way to begin. */
import { useSignal } from "@preact/signals";
import * as api from "./api.ts";
import { BotOptions } from "./bots.tsx";
import { Invite } from "./invite.tsx";
import { attempt, myName, Trouble } from "./home.tsx";
import type { Known } from "./merging.ts";
import { botName, faceOf, nameOf } from "./people.ts";
import { addressFor, sitDown } from "./places.ts";
import { type Absence, absences } from "./presence.ts";
import { go } from "./route.ts";
import { name, setName } from "./settings.ts";
import type { Sitting } from "./sitting.ts";
import { Face } from "./tables/pieces.tsx";
import { Terms } from "./terms.tsx";
import { t } from "./texts.ts";
import { Dots, Field, Sym } from "./ui.tsx";

export function Lobby({ sitting, known, again }: { sitting: Sitting; known: Known; again: () => void }) {
  const { table, seat } = known;
  const absent = absences(table, sitting.here.value, seat);
  const { link, local } = addressFor(table.id, `t/${table.id}`);
  const host = seat !== null && table.seats[seat]?.host === true;
  const free = table.seats.filter((one) => one.kind === "open" || one.kind === "kept").length;
  return (
    <main class="lobby frame">
      <div class="hero">
        <h1>{t(`title-${table.game}`)}</h1>
        <p>
          {t("waiting-for", { count: free })} <Dots />
        </p>
        <Terms table={table} />
      </div>
      <Trouble />
      <div class="cols">
        <section class="panel-card" aria-labelledby="who-is-there">
          <h2 class="lbl" id="who-is-there">
            {t("who-is-there")}
          </h2>
          {seat === null && <YourName />}
          <ol class="chairs">
            {table.seats.map((one, index) => (
              <li key={index} class={one.kind}>
                <Face
                  seat={index}
                  face={one.kind === "open" || one.kind === "kept" ? "person" : faceOf(one.bot)}
                  away={absent[index] !== ""}
                />
                <div>
                  <b class="serif">{one.kind === "open" ? t("seat-free") : nameOf(table.id, one, index)}</b>
                  <span>{chairTag(known, index, absent[index])}</span>
                </div>
                {host && index !== seat && one.kind === "person" && (
                  <button class="btn sm" type="button" onClick={() => sitting.wish({ type: "remove", seat: index })}>
                    {t("remove")}
                  </button>
                )}
                {seat === null && one.kind === "open" && <TakeSeat table={table.id} seat={index} again={again} />}
              </li>
            ))}
          </ol>
        </section>
        <section class="panel-card" aria-labelledby="invite">
          <h2 class="lbl" id="invite">
            {t("invite")}
          </h2>
          <Invite link={link} title={t("invite-link")} />
          <p class="muted">{t("invite-more")}</p>
          {local && <p class="muted">{t("invite-local", { command: "florin serve --lan" })}</p>}
        </section>
      </div>
      {seat !== null && <LobbyActions sitting={sitting} host={host} free={free} />}
    </main>
  );
}

function chairTag(known: Known, index: number, absence: Absence = ""): string {
  const seat = known.table.seats[index]!;
  const house = known.table.game === "court" ? t(`house-${"RG"[index]}`) : "";
  const who =
    index === known.seat ? t("you") : seat.kind === "bot" ? botName(seat.bot ?? "") : seat.kind === "kept" ? t("seat-kept") : seat.host ? t("host") : "";
  return [who, absence && t(`seat-${absence}`), house].filter(Boolean).join(" · ");
}

function YourName() {
  return (
    <Field label={t("your-name")}>
      <input
        type="text"
        maxLength={30}
        value={name.value}
        placeholder={t("guest")}
        autocomplete="nickname"
        onInput={(event) => setName(event.currentTarget.value)}
      />
    </Field>
  );
}

function TakeSeat({ table, seat, again }: { table: string; seat: number; again: () => void }) {
  const take = () =>
    attempt("join", async () => {
      sitDown(await api.join(table, myName(), seat), {});
      again();
    });
  return (
    <button class="btn sm" type="button" data-sit={seat} onClick={() => void take()}>
      {t("sit-here")}
    </button>
  );
}

function LobbyActions({ sitting, host, free }: { sitting: Sitting; host: boolean; free: number }) {
  const bot = useSignal("merchant");
  const leave = () => {
    sitting.leave();
    go("");
  };
  return (
    <div class="dorow">
      {host && free > 0 && (
        <>
          <button class="act" type="button" onClick={() => sitting.wish({ type: "start", bot: bot.value })}>
            <span>
              <b>{t("fill-and-start")}</b>
              <span>{t("fill-more", { count: free, bot: botName(bot.value) })}</span>
            </span>
            <Sym id="i-arrow" />
          </button>
          <label>
            <span class="vh">{t("bots")}</span>
            <select value={bot.value} onChange={(event) => (bot.value = event.currentTarget.value)}>
              <BotOptions />
            </select>
          </label>
        </>
      )}
      <button class="quiet" type="button" onClick={leave}>
        {t("leave-table")}
      </button>
    </div>
  );
}
