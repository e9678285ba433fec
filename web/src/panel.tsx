/** What stands beside the table when one asks for it: the log, the chat, the rules, the menu. Never over the game. */
import { useEffect, useRef } from "preact/hooks";
import { Chat } from "./chat.tsx";
import { LogList } from "./log.tsx";
import { Menu } from "./menu.tsx";
import type { Known } from "./merging.ts";
import { RuleBook } from "./rulebook.tsx";
import type { Sitting } from "./sitting.ts";
import { t } from "./texts.ts";
import { Sym } from "./ui.tsx";

export type PanelName = "log" | "chat" | "rules" | "menu";

interface Props {
  name: PanelName;
  sitting: Sitting;
  known: Known;
  names: string[];
  close: () => void;
}

export function Panel({ name, sitting, known, names, close }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const title = head.current;
    const opener = document.activeElement;
    title?.focus({ preventScroll: true });
    return () => {
      if (!title?.closest("aside")?.contains(document.activeElement)) return; // who is elsewhere stays there
      const back = opener instanceof HTMLButtonElement && opener.isConnected ? opener : document.querySelector(`.bar .tool-${name}`);
      (back as HTMLElement | null)?.focus({ preventScroll: true });
    };
  }, [name]);
  const note = sitting.note.value;
  const rule = note?.kind === "refusal" ? (note.refusal.rule ?? null) : null;
  return (
    <aside class={`panel panel-${name}`} id="panel" aria-labelledby="panel-title">
      <header>
        <h2 id="panel-title" ref={head} tabIndex={-1}>
          {t(name)}
        </h2>
        <button class="tool" type="button" onClick={close}>
          <Sym id="i-close" />
          <span class="vh">{t("close")}</span>
        </button>
      </header>
      {name === "log" && <LogList sitting={sitting} known={known} names={names} />}
      {name === "chat" && <Chat sitting={sitting} known={known} names={names} />}
      {name === "rules" && <RuleBook game={known.table.game} rule={rule} />}
      {name === "menu" && <Menu sitting={sitting} known={known} names={names} />}
    </aside>
  );
}
