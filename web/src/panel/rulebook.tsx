/** The numbered rules; the requested one is highlighted. */
import { useEffect, useRef } from "preact/hooks";
import { hasMessage, t } from "../i18n/texts.ts";

const LETTERS: Record<string, string> = { card: "C", board: "B", court: "K" };

export function RuleBook({ game, rule }: { game: string; rule: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rule) box.current?.querySelector(`[data-rule="${rule}"]`)?.scrollIntoView({ block: "center" });
  }, [rule]);
  const ids = Array.from({ length: 20 }, (_, i) => `${LETTERS[game]}-${i + 1}`).filter((id) => hasMessage(`rule-${id}`));
  return (
    <div class="scroll rules" ref={box} tabIndex={0} role="group" aria-label={t("rules")}>
      <p class="serif">{t(`intro-${game}`)}</p>
      {game === "card" && <p class="muted">{t("deck-reconstruction")}</p>}
      <dl>
        {ids.map((id) => (
          <div key={id} data-rule={id} class={id === rule ? "asked" : ""}>
            <dt>{id}</dt>
            <dd>{t(`rule-${id}`)}</dd>
          </div>
        ))}
      </dl>
      {game === "card" && <pre>{t("deck-table")}</pre>}
    </div>
  );
}
