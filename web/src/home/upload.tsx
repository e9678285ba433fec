/** Opening the record of a game from a file: if it contains several, the player chooses one. */
import { signal } from "@preact/signals";
import { runAction } from "../app/action.tsx";
import { FileButton } from "../app/file_button.tsx";
import { go } from "../app/route.ts";
import { Dismiss } from "../app/ui.tsx";
import { listed } from "../games/common/card_notation.ts";
import { t } from "../i18n/texts.ts";
import * as api from "../net/api.ts";
import { type FoundRecord, recordsIn } from "./record_file.ts";

const choices = signal<FoundRecord[]>([]);

export function Upload() {
  return (
    <FileButton
      look="quiet"
      label={t("open-record")}
      accept=".json,.jsonl,application/json"
      take={(file) => void runAction("upload", () => opened(file))}
    />
  );
}

async function opened(file: File): Promise<void> {
  const found = recordsIn(await file.text());
  if (!found) throw new api.Refused({ type: "refusal", key: "not-record", values: {}, text: "" });
  if (found.length > 1) choices.value = found;
  else await upload(found[0]!);
}

/** Upload a record, so that it has an address, and open it. */
async function upload({ text }: FoundRecord): Promise<void> {
  const kept = await api.upload(new Blob([text], { type: "application/json" }));
  choices.value = [];
  go(`games/${kept.id}`);
}

export function RecordChoice() {
  if (!choices.value.length) return null;
  return (
    <section class="panel-card records" aria-labelledby="which-record" ref={(box) => box?.scrollIntoView({ block: "nearest" })}>
      <header class="row">
        <h2 class="lbl" id="which-record">
          {t("which-record")}
        </h2>
        <Dismiss close={() => (choices.value = [])} />
      </header>
      <ol>
        {choices.value.map((one, i) => (
          <li key={i}>
            <button class="quiet" type="button" onClick={() => void runAction("upload", () => upload(one))}>
              <b class="serif">{t(`title-${one.record.game}`)}</b>{" "}
              {t("record-score", { names: listed(t, one.record.names), scores: one.record.scores?.at(-1)?.join(" : ") ?? "–" })}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
