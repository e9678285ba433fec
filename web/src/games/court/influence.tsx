/** The influence of both houses, as a tug of war. */

import type { CourtView } from "../../protocol.ts";
import { useCounted } from "../common/animated_number.ts";
import { Arms } from "../common/symbols.tsx";
import type { TableProps } from "../contract.ts";

/** The rope between two houses: the share of the one at the bottom in percent. */
export const pull = (own: number, other: number): number => Math.round(own + other > 0 ? (100 * own) / (own + other) : 50);

export function Influence({ t, view, bottom }: { t: TableProps["t"]; view: CourtView; bottom: number }) {
  const [own = 0, other = 0] = [view.influence[bottom], view.influence[1 - bottom]];
  const [rovere = 0, gonzaga = 0] = view.influence;
  const house = (of: number) => (of === 0 ? "rovere" : "gonzaga");
  return (
    <div class="tug" role="img" aria-label={t("influence-both", { rovere, gonzaga })}>
      <b class={`n ${house(1 - bottom)}`}>
        {useCounted(other)}
        <Arms house={bottom === 0 ? "G" : "R"} />
      </b>
      <span class={`rope ${house(1 - bottom)}`}>
        <i class={house(bottom)} style={{ "--pull": `${pull(own, other)}%` }} />
      </span>
      <b class={`n ${house(bottom)}`}>
        {useCounted(own)}
        <Arms house={bottom === 0 ? "R" : "G"} />
      </b>
    </div>
  );
}
