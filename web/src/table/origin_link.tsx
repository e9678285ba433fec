/** The way back from a table to the recorded game that it continues. */
import { Sym } from "../games/common/symbols.tsx";
import { t } from "../i18n/texts.ts";
import type { Origin } from "../protocol.ts";

export function OriginLink({ origin: { record, upto, again }, look }: { origin: Origin; look: string }) {
  return (
    <a class={look} href={`games/${record}${again ? "?review" : ""}#${upto}`}>
      <Sym id="i-back" class="ic" />
      {t(again ? "back-to-review" : "back-to-replay")}
    </a>
  );
}
