/** After the game: again, the replay, and whether the deal was as promised. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { contribution } from "./api.ts";
import { Copy } from "./copying.tsx";
import type { Known } from "./merging.ts";
import { addressFor, placeAt, remember } from "./places.ts";
import { Proved } from "./proof.tsx";
import { go } from "./route.ts";
import type { Sitting } from "./sitting.ts";
import { t } from "./texts.ts";
import { Sym } from "./ui.tsx";

export function EndActions({ sitting, known, look }: { sitting: Sitting; known: Known; look: () => void }) {
  const { table, seat } = known;
  const next = table.rematch;
  const asked = useSignal(false);
  const rematch = () => {
    asked.value = true;
    sitting.wish({ type: "rematch", contribution: contribution() });
  };
  useEffect(() => {
    if (!next || !sitting.token || seat === null) return;
    remember(next, { token: sitting.token, seat: (seat + 1) % table.seats.length, game: table.game });
    if (asked.value) go(`t/${next}`);
  }, [next]);
  return (
    <div class="dorow ending">
      {seat !== null && !next && (
        <button class="act" type="button" aria-busy={asked.value} onClick={rematch}>
          <span>
            <b>{t("rematch")}</b>
            <span>{t("rematch-more")}</span>
          </span>
          <Sym id="i-arrow" />
        </button>
      )}
      {next && (
        <a class="act" href={`t/${next}`} onClick={() => seat !== null && rematch()}>
          <span>
            <b>{t("to-rematch")}</b>
          </span>
          <Sym id="i-arrow" />
        </a>
      )}
      <a class="btn" href={`games/${table.id}`}>
        <Sym id="i-play" class="ic" />
        {t("replay")}
      </a>
      <Copy text={addressFor(table.id, `games/${table.id}`).link} label={t("copy-replay")} />
      {table.deal && <Proved id={table.id} table={table} promised={placeAt(table.id)?.commit ?? null} />}
      <button class="btn" type="button" onClick={look}>
        <Sym id="i-eye" class="ic" />
        {t("see-table")}
      </button>
      <a class="quiet" href=".">
        {t("back-home")}
      </a>
    </div>
  );
}
