/** Side effects of a change at the table: sounds, notifications, and the progress that this browser saves. */
import { notifyPlayer } from "../app/notifications.ts";
import { play } from "../app/sound.ts";
import { nameOf } from "../i18n/player_names.ts";
import type { Entry } from "../protocol.ts";
import { momentAfter } from "./moments.ts";
import { addResults, resultOf } from "./results.ts";
import { remember, savedGame } from "./saved_games.ts";
import type { TableState } from "./table_state.ts";

/** Play the sound of a change and call the player back to a hidden page. */
export function playEffects(before: TableState, now: TableState, journal: Entry[]): void {
  const days = now.view?.scores.length ?? 0;
  const moved = journal.find((entry) => entry.what === "moved");
  const moment = momentAfter(before.log.length, now.steps)?.effect.type;
  if (moment === "sold" || moment === "lot-discarded") play("hammer");
  else if (moment === "eliminated") play("dagger");
  const mine = now.seat !== null && now.view?.turn === now.seat;
  if (mine && before.view?.turn !== now.seat) {
    play("turn");
    notifyPlayer("turn", now.table.game);
  } else if (days > (before.view?.scores.length ?? 0)) play("coin");
  else if (moved) play(/^(bid|take|auction)/.test(moved.move ?? "") ? "coin" : "paper");
  if (now.table.stage === "over" && before.table.stage !== "over") {
    notifyPlayer("over", now.table.game);
    if (now.seat !== null) play(now.view?.winners?.includes(now.seat) ? "win" : "loss");
  }
  if (chatFromOthers(now, journal)) play("paper");
}

/** Count the lines of chat that others wrote. */
export const chatFromOthers = ({ seat }: TableState, journal: Entry[]): number =>
  journal.filter((entry) => (entry.what === "said" || entry.what === "reacted") && entry.seat !== seat).length;

/** Save what the home shows about this game, how much of its log was seen, and our result. */
export function saveProgress(state: TableState, token: string | null): void {
  const { table, view, seat, log } = state;
  const result = resultOf(state);
  if (result) addResults([result]);
  const commit = savedGame(table.id)?.commit ?? table.deal?.commit;
  remember(table.id, {
    ...(commit ? { commit } : {}),
    ...(document.hidden ? {} : { lines: log.length }),
    token,
    seat,
    game: table.game,
    names: table.seats.map((one, i) => (one.kind === "open" ? "" : nameOf(table, one, i))),
    stage: table.stage,
    turn: view?.turn ?? null,
    won: view?.winners && seat !== null ? view.winners.includes(seat) : null,
    score: seat !== null ? (view?.scores.at(-1)?.[seat] ?? null) : null,
  });
}
