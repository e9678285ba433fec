/** The log: what happened, in words, with the notation. */
import { useEffect, useRef } from "preact/hooks";
import { type Known, playedFor, type Turn } from "./merging.ts";
import { Teller } from "./narration.ts";
import type { Sitting } from "./sitting.ts";
import { Mark } from "./tables/pieces.tsx";
import { t } from "./texts.ts";

export function LogList({ sitting, known, names }: { sitting: Sitting; known: Known; names: string[] }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void sitting.tellAll();
  }, [sitting]);
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [known.log.length, known.turns.length]);
  if (!known.view) return null;
  return (
    <div class="scroll" ref={end} tabIndex={0} role="group" aria-label={t("log")}>
      <TurnList turns={known.turns} teller={new Teller(t, known.view.game, names, known.seat, playedFor(known))} />
    </div>
  );
}

export function TurnList({ turns, teller, now, go }: { turns: Turn[]; teller: Teller; now?: number; go?: (upto: number) => void }) {
  return (
    <ol class="log">
      {turns.map((turn) => {
        const upto = turn.first + turn.lines.length;
        const seat = Number.parseInt(turn.lines[0] ?? "", 10);
        const said = (
          <>
            {teller.turn(turn).map((sentence, i) => (
              <span key={i}>{sentence}</span>
            ))}
            <code>{turn.before ? turn.lines.map((line) => line.replace(/^\d /, "").replace(/^\* /, "*")).join(" ") : ""}</code>
          </>
        );
        return (
          <li key={turn.first} aria-current={now === upto ? "step" : undefined}>
            {Number.isNaN(seat) ? <i /> : <Mark seat={seat} />}
            {go ? (
              <button type="button" onClick={() => go(upto)}>
                {said}
              </button>
            ) : (
              <div>{said}</div>
            )}
            {turn.before && turn.after.scores.length > turn.before.scores.length && turn.after.game !== "court" && (
              <p class="day">{t(turn.after.game === "card" ? "day-scored" : "round-scored", { number: turn.after.scores.length })}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
