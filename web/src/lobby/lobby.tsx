/** The lobby before the game: the seats, the link to send, and the host's start button. */
import { useSignal } from "@preact/signals";
import { ActionError, runAction, runningAction } from "../app/action.tsx";
import { BotOptions } from "../app/bot_options.tsx";
import { NameField } from "../app/name_field.tsx";
import { go } from "../app/route.ts";
import { TableOptions } from "../app/table_options.tsx";
import { Dots } from "../app/ui.tsx";
import { Face } from "../games/common/players.tsx";
import { Sym } from "../games/common/symbols.tsx";
import { botLine, botName, colourStyle, coloursAt, facesAt, myName, nameOf, namesAt } from "../i18n/player_names.ts";
import { t } from "../i18n/texts.ts";
import * as api from "../net/api.ts";
import { Chat } from "../panel/chat.tsx";
import { type Absence, absences } from "../session/presence.ts";
import { saveSeat, shareAddress } from "../session/saved_games.ts";
import type { TableSession } from "../session/table_session.ts";
import type { TableState } from "../session/table_state.ts";
import { Colours } from "./colours.tsx";
import { Invite } from "./invite.tsx";

export function Lobby({ session, state, again }: { session: TableSession; state: TableState; again: () => void }) {
  const { table, seat } = state;
  const faces = facesAt(table);
  const absent = absences(table, session.present.value, seat);
  const { link, local } = shareAddress(table.id, `t/${table.id}`);
  const watching = session.spectators.value ?? 0;
  const host = seat !== null && table.seats[seat]?.host === true;
  const inviter = table.seats.findIndex((one) => one.host);
  const people = table.seats.filter((one) => one.kind === "person").length;
  const free = table.seats.filter((one) => one.kind === "open" || one.kind === "kept").length;
  return (
    <main class={`lobby frame at-${table.game}`} style={colourStyle(coloursAt(table))}>
      <div class="hero">
        <h1>{t(`title-${table.game}`)}</h1>
        <p>
          {t("waiting-for", { count: free })} <Dots />
        </p>
        <TableOptions table={table} />
        {watching > 0 && <p class="muted">{t("watchers-now", { count: watching })}</p>}
      </div>
      <ActionError />
      {seat === null && table.seats.some(({ kind }) => kind === "open") && (
        <section class="panel-card invited" aria-labelledby="invited">
          <h2 class="serif" id="invited">
            {inviter < 0 ? t("invited") : t("invited-by", { name: nameOf(table, table.seats[inviter]!, inviter) })}
          </h2>
          <div>
            <NameField />
            <Join table={table.id} again={again} />
          </div>
        </section>
      )}
      <div class="cols">
        <section class="panel-card" aria-labelledby="who-is-there">
          <h2 class="lbl" id="who-is-there">
            {t("who-is-there")}
          </h2>
          <ol class="chairs">
            {table.seats.map((one, index) => (
              <li key={index} class={one.kind}>
                <Face
                  seat={index}
                  face={faces[index] ?? "person"}
                  away={absent[index] !== ""}
                />
                <div>
                  <b class="serif">{one.kind === "open" ? t("seat-free") : nameOf(table, one, index)}</b>
                  <span>{chairTag(state, index, absent[index])}</span>
                </div>
                {host && index !== seat && one.kind === "person" && (
                  <button class="btn sm" type="button" onClick={() => session.send({ type: "remove", seat: index })}>
                    {t("remove")}
                  </button>
                )}
                {seat !== null && one.kind === "open" && (
                  <button class="btn sm" type="button" data-sit={index} onClick={() => session.send({ type: "swap", seat, other: index })}>
                    {t("sit-here")}
                  </button>
                )}
                {host && index + 1 < table.seats.length && (
                  <button
                    class="tool"
                    type="button"
                    data-swap={index}
                    title={t("swap-down")}
                    onClick={() => session.send({ type: "swap", seat: index, other: index + 1 })}
                  >
                    <Sym id="i-swap" />
                    <span class="vh">{t("swap-down")}</span>
                  </button>
                )}
              </li>
            ))}
          </ol>
          {seat !== null && table.game !== "court" && <Colours session={session} state={state} seat={seat} />}
        </section>
        <section class="panel-card" aria-labelledby="invite">
          <h2 class="lbl" id="invite">
            {t("invite")}
          </h2>
          <Invite link={link} title={t("invite-link")} />
          <p class="muted">{t("invite-more")}</p>
          {local && host && <p class="muted">{t("invite-local", { command: "florin serve --lan" })}</p>}
        </section>
      </div>
      {seat !== null && <LobbyActions session={session} host={host} free={free} />}
      {(seat !== null || people > 1) && (
        <section class="panel-card talk" aria-labelledby="lobby-chat">
          <h2 class="lbl" id="lobby-chat">
            {t("lobby-chat")}
          </h2>
          <Chat session={session} state={state} names={namesAt(table)} />
        </section>
      )}
    </main>
  );
}

function chairTag(state: TableState, index: number, absence: Absence = ""): string {
  const seat = state.table.seats[index]!;
  const house = state.table.game === "court" ? t(`house-${"RG"[index]}`) : "";
  const who =
    index === state.seat ? t("you") : seat.kind === "bot" ? botName(seat.bot ?? "") : seat.kind === "kept" ? t("seat-kept") : seat.host ? t("host") : "";
  return [who, absence && t(`seat-${absence}`), house].filter(Boolean).join(" · ");
}

/** Take the first open seat; afterwards another one can be taken. */
function Join({ table, again }: { table: string; again: () => void }) {
  const join = () =>
    runAction("join", async () => {
      saveSeat(await api.join(table, myName()), {});
      again();
    });
  return (
    <button class="act" type="button" data-join aria-busy={runningAction.value === "join"} onClick={() => void join()}>
      <span>
        <b>{t("join-game")}</b>
      </span>
      <Sym id="i-arrow" />
    </button>
  );
}

function LobbyActions({ session, host, free }: { session: TableSession; host: boolean; free: number }) {
  const bot = useSignal("merchant");
  const leave = () => {
    session.leave();
    go("");
  };
  return (
    <div class="dorow">
      {host && free > 0 && (
        <>
          <button class="act" type="button" onClick={() => session.send({ type: "start", bot: bot.value })}>
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
            <small class="muted">{botLine(bot.value)}</small>
          </label>
        </>
      )}
      <button class="quiet" type="button" onClick={leave}>
        {t("leave-table")}
      </button>
    </div>
  );
}
