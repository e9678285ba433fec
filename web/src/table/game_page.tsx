/** The page of a running or finished game, around the game's table. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { Bar } from "../app/bar.tsx";
import { lazy } from "../app/lazy.tsx";
import { tempo } from "../app/settings.ts";
import { dayOf } from "../daily/daily_results.ts";
import { MomentView } from "../games/common/moment.tsx";
import { Colours } from "../games/common/players.tsx";
import { Sym } from "../games/common/symbols.tsx";
import { Ending, Scoring, Table } from "../games/index.ts";
import { newsNow } from "../i18n/event_text.ts";
import { colourStyle, coloursAt, facesAt, namesAt } from "../i18n/player_names.ts";
import { t } from "../i18n/texts.ts";
import { openPanel, type PanelName, togglePanel } from "../panel/open_panel.ts";
import { Panel } from "../panel/panel.tsx";
import type { View } from "../protocol.ts";
import { liveAbsences } from "../session/presence.ts";
import { resultOf } from "../session/results.ts";
import type { TableSession } from "../session/table_session.ts";
import { canUndo, type TableState } from "../session/table_state.ts";
import { isFull } from "../session/tempo.ts";
import { ClockChip } from "./clock.tsx";
import { EndActions, NextActions } from "./end_actions.tsx";
import { hintIsTaught, lessonRuns, useLesson } from "./first_game.tsx";
import { LiveRegion } from "./live_region.tsx";
import { MilestoneList } from "./milestone_list.tsx";
import { Notices } from "./notices.tsx";
import { OriginLink, originText } from "./origin_link.tsx";
import { pressKey } from "./table_keys.ts";

const DailyEnd = lazy(null, async () => (await import("../extras.ts")).DailyEnd);

const looking = signal(false); // show the table although the game is over

export function Game({ session, state, view }: { session: TableSession; state: TableState; view: View }) {
  const names = namesAt(state.table);
  const faces = facesAt(state.table);
  const chosen = coloursAt(state.table);
  const colours = useMemo(() => chosen, [String(chosen)]);
  const { seat } = state;
  const moment = session.moment.value;
  const scored = moment ? null : session.scored.value; // a sale is seen before its scoring
  const lesson = useLesson(session, state, view);
  const legal = lesson?.legal ?? session.legal.value;
  const over = view.over && !session.scored.value;
  const daily = over && dayOf(state.table.id) ? resultOf(state) : null;
  const [wasOver] = useState(view.over); // a game that is opened again is not celebrated again
  useLayoutEffect(() => {
    looking.value = false;
    openPanel.value = null;
    const keys = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !session.closeHint()) openPanel.value = null;
      if (event.key === " " && event.target === document.body) session.hurry();
      pressKey(event);
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [session]);
  const hurry = ({ target }: Event) => {
    if (!(target as Element).closest("button, a, input, select, summary")) session.hurry();
  };
  const advance =
    view.game === "board" && seat !== null && !lesson
      ? { upto: state.advance, set: (upto: number | null) => session.send({ type: "advance", upto }) }
      : undefined;
  const fit = !scored && (!over || looking.value); // a table fits the window, other pages may scroll
  const page = (
    <div class={`desk at-${view.game}${fit ? " fit" : ""}`} style={colourStyle(colours)}>
      <TableFrame session={session} />
      <Notices session={session} state={state} names={names} />
      <div class={`room${openPanel.value ? " beside" : ""}`}>
        <main class="play" data-game={view.game} aria-busy={session.busy} onClick={hurry}>
          {lesson?.guide}
          {scored ? ( // the table waits until the player has read it
            <div data-seat={seat ?? ""} data-turn={seat ?? view.turn ?? ""} data-over={view.winners?.join(" ")}>
              <Scoring
                key={scored.day}
                day={scored.day}
                view={scored.view}
                names={names}
                faces={faces}
                seat={seat}
                t={t}
                done={() => session.scoringDone()}
              />
            </div>
          ) : over && !looking.value ? (
            <>
              <Ending
                view={view}
                names={names}
                faces={faces}
                seat={seat}
                t={t}
                celebrated={!wasOver}
                more={<MilestoneList state={state} />}
                next={daily ? <DailyEnd result={daily} /> : <NextActions session={session} state={state} />}
              />
              <EndActions session={session} state={state} look={() => (looking.value = true)} />
            </>
          ) : (
            <>
              <Table
                view={view}
                seat={seat}
                names={names}
                faces={faces}
                absent={liveAbsences(state.table, session.present.value, seat)}
                steps={state.steps}
                legal={legal}
                paused={lesson !== null && legal.length === 0 && session.canMove.value}
                act={(move) => session.act(move)}
                ask={(move) => lesson || session.ask(move)}
                deny={(key, rule) => lesson || session.deny(key, rule)}
                {...(advance ? { advance } : {})}
                hint={session.hint.value}
                news={news(session, state, names)}
                score={(day) => session.openScoring(day)}
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
          {moment && <MomentView table={{ t, names, seat, faces }} moment={moment} />}
        </main>
        {openPanel.value && <Panel name={openPanel.value} session={session} state={state} names={names} close={() => (openPanel.value = null)} />}
      </div>
    </div>
  );
  return <Colours.Provider value={colours}>{page}</Colours.Provider>;
}

/** Return what people should notice at the table: events since the last move, and that moves are shown faster. */
function news(session: TableSession, state: TableState, names: string[]): string[] {
  const fast = isFull(state.view, state.seat) && tempo.value !== "0" ? [t(`fast-${state.table.game}`)] : [];
  return [...newsNow(state, session.arrivals.value, names), ...fast];
}

/** The bar and the announcements, rendered one frame after the table, so that a move is seen sooner. */
function TableFrame({ session }: { session: TableSession }) {
  const state = session.shownState.value;
  if (!state?.view) return null;
  const names = namesAt(state.table);
  const given = { session, state, names, view: state.view };
  return (
    <>
      <Bar keep={false} where={<TurnStatus {...given} />} tools={<Tools {...given} />} />
      <LiveRegion {...given} />
    </>
  );
}

/** The turn in the bar; after the last scoring, that the game is over. */
function TurnStatus({ session, state, names, view }: { session: TableSession; state: TableState; names: string[]; view: View }) {
  const mine = session.canMove.value && view.turn === state.seat;
  const scored = session.scored.value;
  const scoring = scored !== null;
  const over = view.over && !scoring;
  const begun = state.journal.some((entry) => entry.what === "moved" && entry.seat === state.seat);
  const turn = view.turn === null || view.turn === state.seat ? t("a-moment") : t("turn-of", { you: "no", name: names[view.turn] ?? "" });
  return (
    <>
      {state.table.origin && (state.table.origin.again || !begun) ? ( // to a replay until the player's first move
        <OriginLink origin={state.table.origin} look="quiet" title={originText(state, names)} />
      ) : (
        <b class="t">{t(`title-${view.game}`)}</b>
      )}{" "}
      {view.game !== "court" && (
        <span class="day">
          {t(view.game === "card" ? "day-number" : "round-number", { number: scored ? scored.day + 1 : view.game === "card" ? view.day : view.round })}
        </span>
      )}
      <span class={`whose${mine ? " mine" : ""}`}>
        {scoring ? t("scoring") : over ? t("game-over") : mine ? t("your-turn") : turn}
      </span>
      <ClockChip session={session} state={state} />
      <Watching count={session.spectators.value ?? 0} />
    </>
  );
}

function Watching({ count }: { count: number }) {
  if (!count) return null;
  const said = t("watchers-now", { count });
  return (
    <span class="watching" title={said}>
      <Sym id="i-eye" class="ic" />
      <span aria-hidden="true">{count}</span>
      <span class="vh">{said}</span>
    </span>
  );
}

function Tools({ session, state, view }: { session: TableSession; state: TableState; view: View }) {
  const taught = lessonRuns(session);
  const mine = session.canMove.value && (!taught || hintIsTaught(session, state, view));
  const unread = session.unread.value;
  return (
    <>
      {state.seat !== null && !view.over && (
        <>
          {state.table.hints !== "none" && (
            <button class="tool tool-hint" type="button" disabled={!mine} title={t("hint-ask")} onClick={() => session.requestHint()}>
              <Sym id="i-hint" />
              <span>{t("hint-ask")}</span>
            </button>
          )}
          <button
            class="tool tool-undo"
            type="button"
            aria-disabled={taught || !canUndo(state)} // pressing it anyway shows the rule
            title={t("undo")}
            onClick={() => taught || session.requestUndo()}
          >
            <Sym id="i-undo" />
            <span>{t("undo")}</span>
          </button>
        </>
      )}
      <PanelTool name="log" icon="i-log" label={t("log")} />
      <PanelTool name="chat" icon="i-chat" label={t("chat")} {...(unread ? { badge: unread, news: t("chat-unread", { count: unread }) } : {})} />
      <PanelTool name="rules" icon="i-rules" label={t("rules")} />
      <PanelTool name="menu" icon="i-menu" label={t("menu")} />
    </>
  );
}

interface PanelToolProps {
  name: PanelName;
  icon: string;
  label: string;
  badge?: number;
  news?: string; // what the badge means
}

function PanelTool({ name, icon, label, badge, news }: PanelToolProps) {
  return (
    <button
      class={`tool tool-${name}`}
      type="button"
      title={news ?? label}
      aria-label={news}
      aria-expanded={openPanel.value === name}
      aria-controls="panel"
      onClick={() => togglePanel(name)}
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
