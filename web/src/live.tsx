/** What happens, told to who does not see it. */
import { useRef } from "preact/hooks";
import { heard, NOTHING_HEARD } from "./hearing.ts";
import type { Known } from "./merging.ts";
import { Teller } from "./narration.ts";
import type { View } from "./protocol.ts";
import { t } from "./texts.ts";

/** Each sentence is added, so that none is lost under the next: bots that do not pause move faster than frames come. */
export function Live({ known, names, view }: { known: Known; names: string[]; view: View }) {
  const ref = useRef(NOTHING_HEARD);
  const teller = new Teller(t, view.game, names, known.seat);
  ref.current = heard(ref.current, known, (turn) => teller.turn(turn));
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
