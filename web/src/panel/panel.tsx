/** The panel next to the table: log, chat, rules or menu. */
import { useEffect, useRef } from "preact/hooks";
import { lazy } from "../app/lazy.tsx";
import { Dismiss } from "../app/ui.tsx";
import { t } from "../i18n/texts.ts";
import type { TableSession } from "../session/table_session.ts";
import type { TableState } from "../session/table_state.ts";
import type { PanelName } from "./open_panel.ts";

const Chat = lazy(null, async () => (await import("../extras.ts")).Chat);
const LogList = lazy(null, async () => (await import("../extras.ts")).LogList);
const Menu = lazy(null, async () => (await import("../extras.ts")).Menu);
const RuleBook = lazy("rules", async () => (await import("../extras.ts")).RuleBook);

interface Props {
  name: PanelName;
  session: TableSession;
  state: TableState;
  names: string[];
  close: () => void;
}

export function Panel({ name, session, state, names, close }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const title = head.current;
    const opener = document.activeElement;
    title?.focus({ preventScroll: true });
    return () => {
      if (!title?.closest("aside")?.contains(document.activeElement)) return; // do not take the focus from elsewhere
      const back = opener instanceof HTMLButtonElement && opener.isConnected ? opener : document.querySelector(`.bar .tool-${name}`);
      (back as HTMLElement | null)?.focus({ preventScroll: true });
    };
  }, [name]);
  const note = session.notice.value;
  const rule = note?.kind === "refusal" ? (note.refusal.rule ?? null) : null;
  return (
    <aside class={`panel panel-${name}`} id="panel" aria-labelledby="panel-title">
      <header>
        <h2 id="panel-title" ref={head} tabIndex={-1}>
          {t(name)}
        </h2>
        <Dismiss close={close} />
      </header>
      {name === "log" && <LogList state={state} names={names} arrivals={session.arrivals.value} score={(day) => session.openScoring(day)} />}
      {name === "chat" && <Chat session={session} state={state} names={names} writes />}
      {name === "rules" && <RuleBook game={state.table.game} view={state.view} rule={rule} />}
      {name === "menu" && <Menu session={session} state={state} names={names} />}
    </aside>
  );
}
