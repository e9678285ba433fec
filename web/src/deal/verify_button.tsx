/** One-tap verification of the deal, in the browser. */
import { useSignal } from "@preact/signals";
import { Dots } from "../app/ui.tsx";
import { Sym } from "../games/common/symbols.tsx";
import { t } from "../i18n/texts.ts";
import * as api from "../net/api.ts";
import type { TableInfo } from "../protocol.ts";
import { commitOf, daysAt, saltOf, Stream, verifyDraws } from "./verify_deal.ts";

type Verdict = { ok: true; draws: number } | { ok: false; why: string } | "none" | "unreachable" | "working" | null;

/** Verify a record. `promised` is the commitment seen before the game; `table` has everyone's contribution to the salt. */
export async function verifyRecord(record: api.GameRecord, id: string, table: TableInfo | null, promised: string | null): Promise<Verdict> {
  const deal = record.deal;
  if (!deal?.secret) return "none";
  if (commitOf(deal.secret) !== deal.commit || (promised !== null && promised !== deal.commit)) {
    return { ok: false, why: t("error-verify-commit") };
  }
  const given = table?.seats.map((seat) => seat.contribution ?? null);
  if (given?.some((one) => one !== null) && saltOf(given) !== deal.salt) return { ok: false, why: t("proof-salt") };
  const story = await api.recordStory(id, "all");
  const found = verifyDraws(record, new Stream(deal.secret, deal.salt), daysAt(record.log, story.points));
  if ("draws" in found) return { ok: true, draws: found.draws };
  return { ok: false, why: t("error-verify-draw", { line: found.line, text: record.log[found.line - 1] ?? "", right: found.right }) };
}

/** Focus the result, because it replaces the focused button. */
const answer = (found: HTMLElement | null): void => found?.focus({ preventScroll: true });

export function VerifyButton({ record, id, table, promised }: { record?: api.GameRecord; id: string; table?: TableInfo; promised?: string | null }) {
  const verdict = useSignal<Verdict>(null);
  const prove = async () => {
    verdict.value = "working";
    try {
      verdict.value = await verifyRecord(record ?? (await api.record(id)), id, table ?? null, promised ?? null);
    } catch {
      verdict.value = "unreachable";
    }
  };
  const told = verdict.value;
  if (told === null || told === "working" || told === "unreachable") {
    return (
      <>
        <button class="btn" type="button" data-prove="" onClick={() => void prove()}>
          <Sym id="i-seal" class="ic" />
          {t("prove-deal")} {told === "working" && <Dots />}
        </button>
        {told === "unreachable" && (
          <span class="fair warn" role="alert">
            {t("unreachable")}
          </span>
        )}
      </>
    );
  }
  if (told === "none") {
    return (
      <span class="fair none" ref={answer} tabIndex={-1}>
        {t("no-deal")}
      </span>
    );
  }
  return (
    <span class={`fair${told.ok ? "" : " warn"}`} ref={answer} tabIndex={-1} role="status" data-proved={told.ok ? "yes" : "no"}>
      <Sym id={told.ok ? "i-check" : "i-close"} class="ic" />
      {told.ok ? t("deal-proved", { draws: told.draws }) : told.why}
    </span>
  );
}
