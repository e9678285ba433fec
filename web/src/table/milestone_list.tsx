/** Below the result: what is remarkable about it for this player, and the next challenge. */
import { ActionError, runAction, runningAction } from "../app/action.tsx";
import { go } from "../app/route.ts";
import { Sym } from "../games/common/symbols.tsx";
import { myName } from "../i18n/player_names.ts";
import { t } from "../i18n/texts.ts";
import * as api from "../net/api.ts";
import type { NewTable } from "../protocol.ts";
import { milestones } from "../session/milestones.ts";
import { nextChallenge } from "../session/next_level.ts";
import { resultOf, results } from "../session/results.ts";
import { saveSeat } from "../session/saved_games.ts";
import type { TableState } from "../session/table_state.ts";

/** Start the same game with bots of another level. */
const challenge = ({ table, seat }: TableState, bot: string): Promise<void> =>
  runAction("challenge", async () => {
    const { options, hints } = table;
    const game = table.game as NewTable["game"];
    const seats = table.seats.map((_, of) => (of === seat ? { kind: "me" as const } : { kind: "bot" as const, bot }));
    const place = await api.create({ game, options, hints, seats, name: myName() });
    saveSeat(place, { game });
    go(`t/${place.table}`);
  });

export function MilestoneList({ state }: { state: TableState }) {
  const result = resultOf(state);
  if (!result || result.drawn) return null; // in a draw nobody is beaten
  const told = milestones(results.value, result);
  const next = nextChallenge(results.value, result);
  if (!told.length && !next) return null;
  return (
    <ul class="milestones">
      {told.map(({ key, args }) => (
        <li key={key}>
          <Sym id="coin" class="ic" /> {t(key, args)}
        </li>
      ))}
      {next && (
        <li>
          <Sym id={`bot-${next.next}`} class="ic" /> {t(next.key, { level: next.level, count: next.count })}
          <button class="btn sm" type="button" aria-busy={runningAction.value === "challenge"} onClick={() => void challenge(state, next.next)}>
            {t("try-level", { level: next.next })}
          </button>
        </li>
      )}
      <ActionError />
    </ul>
  );
}
