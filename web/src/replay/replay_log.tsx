/** The log next to a replay: places to jump to, the turns, and the form that continues the game from here. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { ActionError, runAction } from "../app/action.tsx";
import { BotOptions } from "../app/bot_options.tsx";
import { CopyButton } from "../app/copy_button.tsx";
import { go } from "../app/route.ts";
import { Field } from "../app/ui.tsx";
import { Sym } from "../games/common/symbols.tsx";
import type { Reader } from "../i18n/format_narration.ts";
import { myName } from "../i18n/player_names.ts";
import { t } from "../i18n/texts.ts";
import * as api from "../net/api.ts";
import { NotationToggle, StepList } from "../panel/log.tsx";
import type { Point } from "../protocol.ts";
import { savedGame, saveSeat, shareAddress } from "../session/saved_games.ts";
import { type ReplaySession, SPEEDS } from "./replay_session.ts";

interface LogProps {
  replay: ReplaySession;
  record: api.GameRecord;
  point: Point;
  names: string[];
  playOn: Signal<boolean>; // whether the form to play from here is open
}

export function ReplayLog({ replay, record, point, names, reader, playOn }: LogProps & { reader: Reader }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [point.upto]);
  return (
    <aside class="panel whole" id="panel" aria-label={t("log")}>
      <Jumps replay={replay} record={record} point={point} />
      <PlayOn replay={replay} record={record} point={point} names={names} playOn={playOn} />
      <div class="logtools">
        <NotationToggle />
      </div>
      <div class="scroll" ref={box} tabIndex={0} role="group" aria-label={t("log")}>
        <StepList
          steps={replay.steps.value}
          log={replay.story.value?.lines ?? []}
          reader={reader}
          now={point.upto}
          go={(upto) => replay.toLine(upto)}
          score={(day, upto) => replay.showScoring(day, upto)}
          view={replay.points.value.at(-1)?.view ?? null}
        />
      </div>
    </aside>
  );
}

/** The speed of the autoplay, places to jump to, and a link to this moment. */
function Jumps({ replay, record, point }: { replay: ReplaySession; record: api.GameRecord; point: Point }) {
  const { jumps, at, scoring, speed } = replay;
  const here = jumps.value.findLastIndex((stop) => stop.index <= at.value && (!stop.scoring || (stop.index === at.value && scoring.value !== null)));
  return (
    <div class="jumps">
      <Field label={t("jump-to")}>
        <select value={here} onChange={(event) => replay.jump(jumps.value[Number(event.currentTarget.value)]!)}>
          {jumps.value.map((stop, i) => (
            <option key={i} value={i}>
              {t(stop.scoring ? `jump-scoring-${record.game}` : `jump-${record.game}`, { number: stop.day + 1 })}
            </option>
          ))}
        </select>
      </Field>
      <Field label={t("speed")}>
        <select value={speed.value} onChange={(event) => (speed.value = event.currentTarget.value)}>
          {SPEEDS.map((times) => (
            <option key={times} value={times}>
              {t("speed-times", { times: Number(times) })}
            </option>
          ))}
        </select>
      </Field>
      <CopyButton key={point.upto} small text={shareAddress(replay.id, `games/${replay.id}#${point.upto}`).link} label={t("copy-moment")} />
    </div>
  );
}

/** The form that continues the game from here against bots. */
function PlayOn({ replay, record, point, names, playOn }: LogProps) {
  const pointOfView = replay.pointOfView.value;
  const seat = useSignal(pointOfView === "all" ? (savedGame(replay.id)?.seat ?? 0) : Number(pointOfView)); // ours, if we played
  const bot = useSignal("merchant");
  useEffect(() => {
    if (pointOfView !== "all") seat.value = Number(pointOfView);
  }, [pointOfView]);
  const start = () =>
    runAction("play-on", async () => {
      const place = await api.playOn(replay.id, { upto: point.upto, seat: seat.value, name: myName(), bot: bot.value });
      saveSeat(place, { game: record.game });
      go(`t/${place.table}`);
    });
  if ("seat" in record) return null;
  return (
    <details class="playon" open={playOn.value} onToggle={(event) => (playOn.value = event.currentTarget.open)}>
      <summary>
        <Sym id="i-play" class="ic" />
        {t("play-on")}
      </summary>
      <ActionError />
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
