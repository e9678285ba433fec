/** A table that continues a recorded game: what it continues, and the way back. */
import { listed } from "../games/common/card_notation.ts";
import { Sym } from "../games/common/symbols.tsx";
import { t } from "../i18n/texts.ts";
import type { Origin } from "../protocol.ts";
import type { TableState } from "../session/table_state.ts";

/** Say which game goes on, and from where. */
export function originText({ seat, log, table: { origin } }: TableState, names: string[]): string {
  if (!origin) return "";
  const step = log.slice(0, origin.upto).filter((line) => !line.startsWith("*")).length;
  const others = names.filter((_, of) => of !== seat);
  return t("continued", { again: origin.again ? "yes" : "no", names: listed(t, others), step });
}

export function OriginLink({ origin: { record, upto, again }, look, title }: { origin: Origin; look: string; title?: string }) {
  return (
    <a class={look} title={title} href={`games/${record}${again ? "?review" : ""}#${upto}`}>
      <Sym id="i-back" class="ic" />
      <span>{t(again ? "back-to-review" : "back-to-replay")}</span>
    </a>
  );
}
