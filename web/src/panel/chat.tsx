/** The chat, with quick reactions and the events around the game. */
import { useEffect, useRef } from "preact/hooks";
import { Mark } from "../games/common/players.tsx";
import { Sym } from "../games/common/symbols.tsx";
import { eventText } from "../i18n/event_text.ts";
import { nameThen } from "../i18n/player_names.ts";
import { t } from "../i18n/texts.ts";
import type { Entry, React } from "../protocol.ts";
import type { TableSession } from "../session/table_session.ts";
import type { TableState } from "../session/table_state.ts";

const REACTIONS: React["reaction"][] = ["hello", "luck", "nice", "wow", "oops", "thanks"];
const SAID = ["said", "reacted"];
const TOLD = ["sat", "removed", "filled", "swapped", "left", "returned", "undo-asked", "undone", "hinted", "rematch", "paused"];

interface ChatProps {
  session: TableSession;
  state: TableState;
  names: string[];
  writes?: boolean; // it was opened to write something
}

export function Chat({ session, state, names, writes = false }: ChatProps) {
  const text = session.draft;
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (writes && matchMedia("(hover: hover)").matches) field.current?.focus({ preventScroll: true }); // on a phone it would open the keyboard
  }, []);
  const entries = state.journal.filter((entry) => SAID.includes(entry.what) || TOLD.includes(entry.what));
  useEffect(() => {
    session.unread.value = 0;
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries.length]);
  return (
    <>
      <div class="scroll" ref={list} tabIndex={0} role="log" aria-label={t("chat")}>
        {state.chatFrom !== null && (
          <button class="btn sm" type="button" onClick={() => void session.loadEarlierChat()}>
            {t("earlier-chat")}
          </button>
        )}
        <ul class="chat">
          {entries.map((entry) => (
            <Said key={entry.version} entry={entry} state={state} names={names} />
          ))}
        </ul>
        {entries.length === 0 && <p class="empty">{t("nothing-said")}</p>}
      </div>
      {state.seat === null ? (
        <p class="empty">{t("watching")}</p>
      ) : (
        <>
          <div class="reactions" role="group" aria-label={t("reactions")}>
            {REACTIONS.map((reaction) => (
              <button key={reaction} class="btn sm" type="button" onClick={() => session.send({ type: "react", reaction })}>
                {t(`reaction-${reaction}`)}
              </button>
            ))}
          </div>
          <form
            class="say"
            onSubmit={(event) => {
              event.preventDefault();
              session.sendChat();
            }}
          >
            <input
              ref={field}
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
        </>
      )}
    </>
  );
}

function Said({ entry, state, names }: { entry: Entry; state: TableState; names: string[] }) {
  const seat = entry.seat ?? null;
  const name = nameThen(state.table, entry, names);
  if (!SAID.includes(entry.what)) {
    return <li class="event">{eventText(state, entry, names)}</li>;
  }
  return (
    <li class={seat === state.seat ? "mine" : ""}>
      <b>
        {seat !== null && <Mark seat={seat} />} {name}
      </b>
      <span>{entry.what === "reacted" ? t(`reaction-${entry.text}`) : entry.text}</span>
    </li>
  );
}
