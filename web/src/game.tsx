/** The game at a table: the frame around the three tables. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Bar } from "./bar.tsx";
import { ClockChip } from "./clock.tsx";
import { EndActions } from "./end.tsx";
import { Live } from "./live.tsx";
import { canUndo, untold, type Known } from "./merging.ts";
import { Notes } from "./notes.tsx";
import { Panel, type PanelName } from "./panel.tsx";
import { facesAt, namesAt } from "./people.ts";
import { placeAt } from "./places.ts";
import { absentFrom } from "./presence.ts";
import type { View } from "./protocol.ts";
import type { Sitting } from "./sitting.ts";
import { choicesOf, coach, Ending, Scoring, Table } from "./tables/index.ts";
import { t } from "./texts.ts";
import { Sym } from "./ui.tsx";

export const panel = signal<PanelName | null>(null);
const looking = signal(false); // at the table, though the game is over

export const toggle = (name: PanelName): void => {
  panel.value = panel.value === name ? null : name;
};

export function Game({ sitting, known, view }: { sitting: Sitting; known: Known; view: View }) {
  const names = namesAt(known.table);
  const faces = facesAt(known.table);
  const { seat } = known;
  const scored = sitting.scored.value;
  const legal = sitting.legal.value;
  const over = view.over && !scored;
  useEffect(() => {
    looking.value = false;
    panel.value = null;
    const keys = (event: KeyboardEvent) => {
      if (event.key === "Escape") panel.value = null;
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [sitting]);
  const advance =
    view.game === "board" && seat !== null
      ? { upto: known.advance, set: (upto: number | null) => sitting.wish({ type: "advance", upto }) }
      : undefined;
  return (
    <>
      <Around sitting={sitting} />
      <Notes sitting={sitting} known={known} names={names} />
      <div class={`room${panel.value ? " beside" : ""}`}>
        <main class="play" data-game={view.game} aria-busy={sitting.busy}>
          <Coach sitting={sitting} known={known} view={view} />
          {scored ? ( // the table waits for us to have read it
            <div data-seat={seat ?? ""} data-turn={seat ?? view.turn ?? ""} data-over={view.winners?.join(" ")}>
              <Scoring
                day={scored.day}
                before={scored.turn.before as View}
                after={scored.turn.after}
                names={names}
                faces={faces}
                seat={seat}
                t={t}
                done={() => sitting.scoringDone()}
              />
            </div>
          ) : over && !looking.value ? (
            <>
              <Ending view={view} names={names} faces={faces} seat={seat} t={t} />
              <EndActions sitting={sitting} known={known} look={() => (looking.value = true)} />
            </>
          ) : (
            <>
              <Table
                view={view}
                seat={seat}
                names={names}
                faces={faces}
                absent={absentFrom(known.table, sitting.here.value, seat)}
                log={known.log}
                legal={legal}
                act={(move) => sitting.act(move)}
                ask={(move) => sitting.ask(move)}
                deny={(key, rule) => sitting.deny(key, rule)}
                {...(advance ? { advance } : {})}
                hint={sitting.hint.value}
                t={t}
              />
              {over && (
                <div class="dorow">
                  <button class="act" type="button" onClick={() => (looking.value = false)}>
                    <span>
                      <b>{t("see-result")}</b>
                    </span>
                  </button>
                </div>
              )}
            </>
          )}
        </main>
        {panel.value && <Panel name={panel.value} sitting={sitting} known={known} names={names} close={() => (panel.value = null)} />}
      </div>
    </>
  );
}

/** What is around the table follows it by a frame: what was moved is seen the sooner. */
function Around({ sitting }: { sitting: Sitting }) {
  const known = sitting.shown.value;
  if (!known?.view) return null;
  const names = namesAt(known.table);
  const given = { sitting, known, names, view: known.view };
  return (
    <>
      <Bar keep={false} where={<Where {...given} />} tools={<Tools {...given} />} />
      <Live {...given} />
    </>
  );
}

/** Whose turn it is, in the bar; that the game is over, once its last scoring is told. */
function Where({ sitting, known, names, view }: { sitting: Sitting; known: Known; names: string[]; view: View }) {
  const mine = known.seat !== null && view.turn === known.seat;
  const over = view.over && !sitting.scored.value;
  return (
    <>
      <b class="t">{t(`title-${view.game}`)}</b>{" "}
      <span class={`whose${mine ? " mine" : ""}`}>
        {over ? t("game-over") : mine ? t("your-turn") : view.turn === null ? "" : t("turn-of", { you: "no", name: names[view.turn] ?? "" })}
      </span>
      <ClockChip sitting={sitting} known={known} />
    </>
  );
}

function Tools({ sitting, known, view }: { sitting: Sitting; known: Known; view: View }) {
  const mine = known.seat !== null && view.turn === known.seat && !view.over;
  const unread = sitting.unread.value;
  return (
    <>
      {known.seat !== null && !view.over && (
        <>
          {known.table.hints !== "none" && (
            <button class="tool" type="button" disabled={!mine} title={t("hint-ask")} onClick={() => sitting.wishNow("hint")}>
              <Sym id="i-hint" />
              <span>{t("hint-ask")}</span>
            </button>
          )}
          <button
            class="tool"
            type="button"
            aria-disabled={!canUndo(known)} // who presses it all the same is told the rule
            title={t("undo")}
            onClick={() => sitting.wishNow("undo")}
          >
            <Sym id="i-undo" />
            <span>{t("undo")}</span>
          </button>
        </>
      )}
      <PanelTool name="log" icon="i-log" label={t("log")} />
      <PanelTool name="chat" icon="i-chat" label={unread ? t("chat-unread", { count: unread }) : t("chat")} {...(unread ? { badge: unread } : {})} />
      <PanelTool name="rules" icon="i-rules" label={t("rules")} />
      <PanelTool name="menu" icon="i-menu" label={t("menu")} />
    </>
  );
}

function PanelTool({ name, icon, label, badge }: { name: PanelName; icon: string; label: string; badge?: number }) {
  return (
    <button
      class={`tool tool-${name}`}
      type="button"
      title={label}
      aria-expanded={panel.value === name}
      aria-controls="panel"
      onClick={() => toggle(name)}
    >
      <Sym id={icon} />
      <span>{label}</span>
      {badge !== undefined && (
        <i class="badge" aria-hidden="true">
          {badge}
        </i>
      )}
    </button>
  );
}

/** A first game explains each step as it comes. Which one comes is known once all turns are: after a reload in a moment. */
function Coach({ sitting, known, view }: { sitting: Sitting; known: Known; view: View }) {
  const first = placeAt(sitting.id)?.first ?? false;
  const missing = first && untold(known) > 0;
  useEffect(() => {
    if (missing) void sitting.tellAll();
  }, [missing, known.version]);
  if (!first || sitting.scored.value || view.over) return null;
  const begun = known.turns[0]?.first === 0;
  const said = begun ? coach(view, choicesOf(known.turns, view)) : null;
  return (
    <aside class="coach" aria-label={t("first-game")}>
      <Sym id="i-hint" />
      <p>{said && t(said.key, said.args)}</p>
    </aside>
  );
}
