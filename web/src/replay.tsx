/** A game on record: any point of it, with a seat's eyes or all open; by itself, by hand, by keyboard. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import * as api from "./api.ts";
import { Bar } from "./bar.tsx";
import { BotOptions } from "./bots.tsx";
import { attempt, myName, Trouble } from "./home.tsx";
import { TurnList } from "./log.tsx";
import { Teller } from "./narration.ts";
import { faceOf, florentine, personName } from "./people.ts";
import { placeAt, sitDown } from "./places.ts";
import type { Point } from "./protocol.ts";
import { Proved } from "./proof.tsx";
import { Replaying, type Eyes } from "./replaying.ts";
import { address, go } from "./route.ts";
import { Ending, Table } from "./tables/index.ts";
import { t } from "./texts.ts";
import { Dots, Field, refusalText, Sym } from "./ui.tsx";

export function ReplayPage({ id }: { id: string }) {
  const replaying = useMemo(() => new Replaying(id), [id]);
  useEffect(() => {
    replaying.open();
    return () => replaying.close();
  }, [replaying]);
  const lost = replaying.lost.value;
  const record = replaying.record.value;
  const point = replaying.point.value;
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
  return <Replay replaying={replaying} record={record} point={point} />;
}

/** The seats' names: a bot that has none of its own is called as it was at its table. */
function namesOf(record: api.GameRecord): string[] {
  const bots = (record.meta?.["bots"] ?? {}) as Record<string, string>;
  const table = String(record.meta?.["table"] ?? "");
  return record.names.map((name, seat) => (bots[seat]?.split(":")[0] === name ? florentine(table, seat) : personName(name)));
}

function Replay({ replaying, record, point }: { replaying: Replaying; record: api.GameRecord; point: Point }) {
  const names = namesOf(record);
  const bots = (record.meta?.["bots"] ?? {}) as Record<string, string>;
  const eyes = replaying.eyes.value;
  const seat = "seat" in record ? (record.seat ?? null) : eyes === "all" ? null : Number(eyes);
  const faces = names.map((_, i) => faceOf(bots[i] ?? null));
  const result = useSignal(true);
  const log = useSignal(matchMedia("(min-width: 1540px)").matches);
  const last = point.view.over;
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key === "Escape" && log.value) {
        if (document.activeElement?.closest("#panel")) document.querySelector<HTMLElement>(".bar .tool-log")?.focus();
        log.value = false;
      }
      if ((event.target as Element).closest("input:not([type=range]),select,textarea,button,a,summary") && event.key === " ") return;
      if ((event.target as Element).closest("select,input[type=text]")) return;
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step) replaying.go(replaying.at.value + step);
      else if (event.key === "Home") replaying.go(0);
      else if (event.key === "End") replaying.go(Number.POSITIVE_INFINITY);
      else if (event.key === " ") replaying.toggle();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, [replaying]);
  return (
    <>
      <Bar
        where={
          <>
            <b class="t">{t(`title-${record.game}`)}</b> <span>{t("replay")}</span>
          </>
        }
        tools={
          <>
            {placeAt(replaying.id) && ( // we played it
              <a class="tool" href={`t/${replaying.id}`} title={t("to-table")}>
                <Sym id="i-back" />
                <span>{t("to-table")}</span>
              </a>
            )}
            <button
              class="tool tool-log"
              type="button"
              aria-expanded={log.value}
              aria-controls="panel"
              title={t("log-and-play-on")}
              onClick={() => (log.value = !log.value)}
            >
              <Sym id="i-log" />
              <span>{t("log-and-play-on")}</span>
            </button>
          </>
        }
      />
      <div class={`room replayroom${log.value ? " beside" : ""}`}>
        <main class="play" data-game={record.game}>
          {last && result.value ? (
            <>
              <Ending view={point.view} names={names} faces={faces} seat={seat} t={t} />
              <div class="dorow ending">
                <Proved record={record} id={replaying.id} />
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
              log={replaying.story.value?.lines.slice(0, point.upto) ?? []}
              legal={[]}
              act={() => {}}
              ask={() => {}}
              deny={() => {}}
              hint={null}
              {...(point.hands ? { hands: point.hands } : {})}
              t={t}
            />
          )}
        </main>
        {log.value && <Side replaying={replaying} record={record} point={point} names={names} />}
      </div>
      <Scrubber replaying={replaying} names={names} record={record}>
        {last && !result.value && (
          <button class="tool" type="button" title={t("see-result")} onClick={() => (result.value = true)}>
            <Sym id="i-eye" />
            <span>{t("see-result")}</span>
          </button>
        )}
      </Scrubber>
    </>
  );
}

function Side({ replaying, record, point, names }: { replaying: Replaying; record: api.GameRecord; point: Point; names: string[] }) {
  const box = useRef<HTMLDivElement>(null);
  const teller = new Teller(t, record.game, names, null);
  useEffect(() => {
    box.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [point.upto]);
  return (
    <aside class="panel" id="panel" aria-label={t("log")}>
      <PlayOn replaying={replaying} record={record} point={point} names={names} />
      <div class="scroll" ref={box} tabIndex={0} role="group" aria-label={t("log")}>
        <TurnList turns={replaying.turns.value} teller={teller} now={point.upto} go={(upto) => replaying.toLine(upto)} />
      </div>
    </aside>
  );
}

/** From here against bots, in any seat. */
function PlayOn({ replaying, record, point, names }: { replaying: Replaying; record: api.GameRecord; point: Point; names: string[] }) {
  const eyes = replaying.eyes.value;
  const seat = useSignal(eyes === "all" ? (placeAt(replaying.id)?.seat ?? 0) : Number(eyes)); // ours, if we played
  const bot = useSignal("merchant");
  useEffect(() => {
    if (eyes !== "all") seat.value = Number(eyes);
  }, [eyes]);
  const start = () =>
    attempt("play-on", async () => {
      const place = await api.playOn(replaying.id, { upto: point.upto, seat: seat.value, name: myName(), bot: bot.value });
      sitDown(place, { game: record.game });
      go(`t/${place.table}`);
    });
  if ("seat" in record) return null;
  return (
    <details class="playon">
      <summary>
        <Sym id="i-play" class="ic" />
        {t("play-on")}
      </summary>
      <Trouble />
      <Field label={t("play-on-seat")}>
        <select value={seat.value} onChange={(event) => (seat.value = Number(event.currentTarget.value))}>
          {names.map((name, i) => (
            <option key={i} value={i}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t("bots")}>
        <select value={bot.value} onChange={(event) => (bot.value = event.currentTarget.value)}>
          <BotOptions />
        </select>
      </Field>
      <button class="btn" type="button" disabled={point.view.over} onClick={() => void start()}>
        {point.view.over ? t("error-play-on-over") : t("play-on-go")}
      </button>
    </details>
  );
}

interface Scrubbed {
  replaying: Replaying;
  names: string[];
  record: api.GameRecord;
  children: ComponentChildren; // what else can be done at this point
}

function Scrubber({ replaying, names, record, children }: Scrubbed) {
  const at = replaying.at.value;
  const last = replaying.points.value.length - 1;
  const turn = replaying.turns.value[at];
  const teller = new Teller(t, record.game, names, null);
  const told = turn ? teller.turn(turn).join(" ") : "";
  const step = (label: string, icon: string, to: number) => (
    <button class="tool" type="button" title={label} onClick={() => replaying.go(to)}>
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
        {step(t("go-first"), "i-first", 0)}
        {step(t("go-back"), "i-back", at - 1)}
        <button class="tool" type="button" aria-pressed={replaying.playing.value} title={t("autoplay")} onClick={() => replaying.toggle()}>
          <Sym id={replaying.playing.value ? "i-pause" : "i-play"} />
          <span class="vh">{t("autoplay")}</span>
        </button>
        {step(t("go-next"), "i-next", at + 1)}
        {step(t("go-last"), "i-last", last)}
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t("scrub")}
          aria-valuetext={told}
          onInput={(event) => replaying.go(Number(event.currentTarget.value))}
        />
        <output>{t("point-of", { number: at, last })}</output>
        {children}
        {!("seat" in record) && (
          <label>
            <span class="vh">{t("eyes")}</span>
            <select value={replaying.eyes.value} onChange={(event) => (replaying.eyes.value = event.currentTarget.value as Eyes)}>
              <option value="all">{t("all-open")}</option>
              {names.map((name, i) => (
                <option key={i} value={String(i)}>
                  {t("eyes-of", { name })}
                </option>
              ))}
            </select>
          </label>
        )}
        <a class="tool" href={address(`api/records/${replaying.id}`)} download={`florin-${replaying.id}.json`} title={t("download-record")}>
          <Sym id="i-download" />
          <span class="vh">{t("download-record")}</span>
        </a>
      </div>
    </div>
  );
}
