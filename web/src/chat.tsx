/** What is said at the table, and what happened around the game. */
import { useEffect, useRef } from "preact/hooks";
import type { Known } from "./merging.ts";
import type { Entry } from "./protocol.ts";
import type { Sitting } from "./sitting.ts";
import { Mark } from "./tables/pieces.tsx";
import { t } from "./texts.ts";
import { Sym } from "./ui.tsx";

const TOLD = ["sat", "removed", "filled", "left", "returned", "undo-asked", "undone", "hinted", "rematch"];

export function Chat({ sitting, known, names }: { sitting: Sitting; known: Known; names: string[] }) {
  const text = sitting.draft;
  const list = useRef<HTMLDivElement>(null);
  const entries = known.journal.filter((entry) => entry.what === "said" || TOLD.includes(entry.what));
  useEffect(() => {
    sitting.unread.value = 0;
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries.length]);
  return (
    <>
      <div class="scroll" ref={list} tabIndex={0} role="log" aria-label={t("chat")}>
        <ul class="chat">
          {entries.map((entry) => (
            <Said key={entry.version} entry={entry} known={known} names={names} />
          ))}
        </ul>
        {entries.length === 0 && <p class="empty">{t("nothing-said")}</p>}
      </div>
      {known.seat === null ? (
        <p class="empty">{t("watching")}</p>
      ) : (
        <form
          class="say"
          onSubmit={(event) => {
            event.preventDefault();
            sitting.say();
          }}
        >
          <input
            type="text"
            maxLength={300}
            value={text.value}
            aria-label={t("say-something")}
            placeholder={t("say-something")}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <button class="btn" type="submit">
            <Sym id="i-arrow" class="ic" />
            <span class="vh">{t("chat-send")}</span>
          </button>
        </form>
      )}
    </>
  );
}

function Said({ entry, known, names }: { entry: Entry; known: Known; names: string[] }) {
  const seat = entry.seat ?? null;
  const name = seat === null ? "" : (names[seat] ?? "");
  if (entry.what !== "said") {
    return <li class="event">{t(`event-${entry.what}`, { name, why: entry.why ?? "left" })}</li>;
  }
  return (
    <li class={seat === known.seat ? "mine" : ""}>
      <b>
        {seat !== null && <Mark seat={seat} />} {name}
      </b>
      <span>{entry.text}</span>
    </li>
  );
}
