/** The replay of a recorded game, from any point of view, with autoplay and keyboard control. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { Bar } from "../app/bar.tsx";
import { address } from "../app/route.ts";
import { Dots, refusalText } from "../app/ui.tsx";
import { VerifyButton } from "../deal/verify_button.tsx";
import { Sym } from "../games/common/symbols.tsx";
import { Ending, Scoring, Table } from "../games/index.ts";
import { type Reader, sentences } from "../i18n/format_narration.ts";
import { faceOf, florentine, formerSeat, personName } from "../i18n/player_names.ts";
import { t } from "../i18n/texts.ts";
import * as api from "../net/api.ts";
import type { Point } from "../protocol.ts";
import { savedGame } from "../session/saved_games.ts";
import { ReviewPanel } from "../review/review_panel.tsx";
import { ReplayLog } from "./replay_log.tsx";
import { type PointOfView, ReplaySession } from "./replay_session.ts";

export function ReplayPage({ id }: { id: string }) {
  const replay = useMemo(() => new ReplaySession(id), [id]);
  useEffect(() => {
    replay.open();
    return () => replay.close();
  }, [replay]);
  const lost = replay.lost.value;
  const record = replay.record.value;
  const point = replay.point.value;
  useEffect(() => {
    document.title = `${t("replay")} · ${record ? t(`title-${record.game}`) : "Florin"}`;
  });
  if (lost) {
    return (
      <>
        <Bar />
        <main class="waiting frame">
          <Sym id="seal-lily" class="big" />
          <h1>{t("lost-replay")}</h1>
          <p class="serif">{lost === "unreachable" ? t("unreachable") : refusalText(lost)}</p>
          <p>{t("lost-replay-more")}</p>
          <div class="dorow">
            <a class="btn" href={`t/${id}`}>
              {t("to-table")}
            </a>
            <a class="quiet" href=".">
              {t("back-home")}
            </a>
          </div>
        </main>
      </>
    );
  }
  if (!record || !point) {
    return (
      <>
        <Bar />
        <main class="waiting frame">
          <p class="serif">
            {t("opening-replay")} <Dots />
          </p>
        </main>
      </>
    );
  }
  return <Replay replay={replay} record={record} point={point} />;
}

/** Return the seats' names; a bot without one is named as it was at its table. */
function namesOf(record: api.GameRecord): string[] {
  const bots = (record.meta?.["bots"] ?? {}) as Record<string, string>;
  const table = String(record.meta?.["named_after"] ?? record.meta?.["table"] ?? "");
  const [seats, rotated] = [record.names.length, Number(record.meta?.["rotated"] ?? 0)];
  return record.names.map((name, seat) => (bots[seat]?.split(":")[0] === name ? florentine(table, formerSeat(seat, rotated, seats)) : personName(name)));
}

/** Return for whom sentences are made: the player from whose seat the replay is seen, if any, is "you" as at the table. */
const readerOf = ({ game }: api.GameRecord, names: string[], you: number | null): Reader => ({ t, game, names, you });

function Replay({ replay, record, point }: { replay: ReplaySession; record: api.GameRecord; point: Point }) {
  const names = namesOf(record);
  const bots = (record.meta?.["bots"] ?? {}) as Record<string, string>;
  const pointOfView = replay.pointOfView.value;
  const seat = "seat" in record ? (record.seat ?? null) : pointOfView === "all" ? null : Number(pointOfView);
  const reader = readerOf(record, names, seat);
  const faces = names.map((name, i) => faceOf(bots[i] ?? null, name));
  const result = useSignal(true);
  const log = useSignal(matchMedia("(min-width: 1540px)").matches);
  const review = useSignal(new URLSearchParams(location.search).has("review"));
  useEffect(() => history.replaceState(null, "", `${location.pathname}${review.value ? "?review" : ""}${location.hash}`), [review.value]);
  const playOn = useSignal(false); // the form to play from here is open
  const last = point.view.over;
  const scoring = replay.scoring.value;
  // Before the first paint: whoever sees the replay can use its keys.
  useLayoutEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key === "Escape" && log.value) {
        if (document.activeElement?.closest("#panel")) document.querySelector<HTMLElement>(".bar .tool-log")?.focus();
        log.value = false;
      }
      if (replay.scoring.value !== null) return; // the keys change its steps
      if ((event.target as Element).closest("input:not([type=range]),select,textarea,button,a,summary") && event.key === " ") return;
      if ((event.target as Element).closest("select,input[type=text]")) return;
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step) replay.go(replay.at.value + step);
      else if (event.key === "PageUp" || event.key === "PageDown") replay.skip(event.key === "PageDown" ? 1 : -1);
      else if (event.key === "Home") replay.go(0);
      else if (event.key === "End") replay.go(Number.POSITIVE_INFINITY);
      else if (event.key === " ") replay.toggle();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [replay]);
  return (
    <div class={`desk at-${record.game}${scoring !== null || (last && result.value) ? "" : " fit"}`}>
      <Bar
        where={
          <>
            <b class="t">{t(`title-${record.game}`)}</b> <span>{t("replay")}</span>
          </>
        }
        tools={
          <>
            {savedGame(replay.id) && ( // we played it
              <a class="tool" href={`t/${replay.id}`} title={t("to-table")}>
                <Sym id="i-back" />
                <span>{t("to-table")}</span>
              </a>
            )}
            {record.winners && !("seat" in record) && (
              <button
                class="tool tool-review"
                type="button"
                aria-expanded={review.value}
                title={t("game-review")}
                onClick={() => {
                  review.value = !review.value;
                  log.value = false;
                }}
              >
                <Sym id="i-eye" />
                <span>{t("game-review")}</span>
              </button>
            )}
            {!("seat" in record) && (
              <button
                class="tool tool-playon"
                type="button"
                title={t("play-on")}
                onClick={() => {
                  log.value = true;
                  review.value = false;
                  playOn.value = true;
                }}
              >
                <Sym id="i-play" />
                <span>{t("play-on")}</span>
              </button>
            )}
            <button
              class="tool tool-log"
              type="button"
              aria-expanded={log.value}
              aria-controls="panel"
              title={t("log")}
              onClick={() => {
                log.value = !log.value;
                review.value = false;
              }}
            >
              <Sym id="i-log" />
              <span>{t("log")}</span>
            </button>
          </>
        }
      />
      <div class={`room replayroom${log.value || review.value ? " beside" : ""}`}>
        <main class="play" data-game={record.game}>
          {scoring !== null ? (
            <Scoring
              key={`${point.upto} ${scoring}`}
              day={scoring}
              view={point.view}
              names={names}
              faces={faces}
              seat={seat}
              t={t}
              done={() => (replay.scoring.value = null)}
              closes={replay.playing.value}
            />
          ) : last && result.value ? (
            <>
              <Ending view={point.view} names={names} faces={faces} seat={seat} t={t} />
              <div class="dorow ending">
                {!replay.branch.value && <VerifyButton record={record} id={replay.id} />}
                <button class="btn" type="button" onClick={() => (result.value = false)}>
                  <Sym id="i-eye" class="ic" />
                  {t("see-table")}
                </button>
              </div>
            </>
          ) : (
            <Table
              view={point.view}
              seat={seat}
              names={names}
              faces={faces}
              steps={replay.steps.value.slice(0, replay.at.value + 1)}
              legal={[]}
              act={() => {}}
              ask={() => {}}
              deny={() => {}}
              hint={replay.drawn.value}
              replay
              bottom={savedGame(replay.id)?.seat ?? 0}
              score={(day) => (replay.scoring.value = day)}
              {...(point.hands ? { hands: point.hands } : {})}
              t={t}
            />
          )}
        </main>
        {review.value && <ReviewPanel replay={replay} record={record} reader={readerOf(record, names, null)} />}
        {log.value && !review.value && <ReplayLog replay={replay} record={record} point={point} names={names} reader={reader} playOn={playOn} />}
      </div>
      <Scrubber replay={replay} names={names} reader={reader} record={record}>
        {last && !result.value && (
          <button class="tool" type="button" title={t("see-result")} onClick={() => (result.value = true)}>
            <Sym id="i-eye" />
            <span>{t("see-result")}</span>
          </button>
        )}
      </Scrubber>
    </div>
  );
}

interface Scrubbed {
  replay: ReplaySession;
  names: string[];
  reader: Reader;
  record: api.GameRecord;
  children: ComponentChildren; // further buttons
}

function Scrubber({ replay, names, reader, record, children }: Scrubbed) {
  const at = replay.at.value;
  const last = replay.points.value.length - 1;
  const step = replay.steps.value[at];
  const told = step ? sentences(reader, step).join(" ") : "";
  const button = (label: string, icon: string, to: number) => (
    <button class="tool" type="button" title={label} onClick={() => replay.go(to)}>
      <Sym id={icon} />
      <span class="vh">{label}</span>
    </button>
  );
  return (
    <div class="scrubber" role="region" aria-label={t("replay")}>
      <p class="told" role="status">
        {told}
      </p>
      <div class="row">
        {button(t("go-first"), "i-first", 0)}
        {button(t("go-back"), "i-back", at - 1)}
        <button class="tool" type="button" aria-pressed={replay.playing.value} title={t("autoplay")} onClick={() => replay.toggle()}>
          <Sym id={replay.playing.value ? "i-pause" : "i-play"} />
          <span class="vh">{t("autoplay")}</span>
        </button>
        {button(t("go-next"), "i-next", at + 1)}
        {button(t("go-last"), "i-last", last)}
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t("scrub")}
          aria-valuetext={told}
          onInput={(event) => replay.go(Number(event.currentTarget.value))}
        />
        <output>{t("point-of", { number: at, last })}</output>
        {children}
        {!("seat" in record) && (
          <label>
            <span class="vh">{t("eyes")}</span>
            <select value={replay.pointOfView.value} onChange={(event) => (replay.pointOfView.value = event.currentTarget.value as PointOfView)}>
              <option value="all">{t("all-open")}</option>
              {names.map((name, i) => (
                <option key={i} value={String(i)}>
                  {t("eyes-of", { name })}
                </option>
              ))}
            </select>
          </label>
        )}
        <a class="tool" href={address(`api/records/${replay.id}`)} download={`florin-${replay.id}.json`} title={t("download-record")}>
          <Sym id="i-download" />
          <span class="vh">{t("download-record")}</span>
        </a>
      </div>
    </div>
  );
}
