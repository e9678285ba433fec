/** What happens, told to who does not see it. */
import { useRef } from "preact/hooks";
import { alsoHeard, heard, NOTHING_HEARD } from "./hearing.ts";
import { type Known, playedFor } from "./merging.ts";
import { Teller } from "./narration.ts";
import { absentFrom, attended, NOBODY_SEEN } from "./presence.ts";
import type { View } from "./protocol.ts";
import type { Sitting } from "./sitting.ts";
import { t } from "./texts.ts";

/** Each sentence is added, so that none is lost under the next: bots that do not pause move faster than frames come. */
export function Live({ sitting, known, names, view }: { sitting: Sitting; known: Known; names: string[]; view: View }) {
  const ref = useRef(NOTHING_HEARD);
  const seen = useRef(NOBODY_SEEN);
  const here = sitting.here.value;
  const teller = new Teller(t, view.game, names, known.seat, playedFor(known));
  ref.current = heard(ref.current, known, (turn) => teller.turn(turn));
  seen.current = attended(seen.current, here && absentFrom(known.table, here, known.seat), Date.now());
  ref.current = alsoHeard(
    ref.current,
    seen.current.news.map(([seat, what]) => t(`seat-${what}`, { name: names[seat] ?? "" })),
  );
  const mine = known.seat !== null && view.turn === known.seat && !view.over;
  return (
    <div class="vh" role="log">
      {ref.current.lines.map(([key, said]) => (
        <p key={key}>{said}</p>
      ))}
      {mine && <p key={known.log.length}>{t("your-turn")}</p>}
    </div>
  );
}
