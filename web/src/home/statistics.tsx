/** The player's statistics in this browser, with plots, export and import. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Bar } from "../app/bar.tsx";
import { FileButton } from "../app/file_button.tsx";
import { lang } from "../app/settings.ts";
import { Field, Notice } from "../app/ui.tsx";
import { Sym } from "../games/common/symbols.tsx";
import { GAMES } from "../games/game_names.ts";
import { botName, BUILT_IN_BOTS } from "../i18n/player_names.ts";
import { number, t } from "../i18n/texts.ts";
import { takeTraining, training } from "../puzzles/training.ts";
import { addResults, type Result, results, rivalsOf, scoreOf } from "../session/results.ts";
import { bests, groups, places, recentShares, resultsIn, summary, written } from "./result_figures.ts";

const OVER = 20; // games of the curve

const percent = (share: number): string => number(share, { style: "percent", maximumFractionDigits: 0 });
const decimal = (value: number): string => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const day = (date: number): string => new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" }).format(date);
const rivalsName = (rivals: string): string => (rivals === "people" || rivals === "mixed" ? t(`rivals-${rivals}`) : botName(rivals));

export function Statistics() {
  const game = useSignal("");
  const players = useSignal("");
  const rivals = useSignal("");
  useEffect(() => {
    document.title = `${t("statistics")} · Florin`;
  });
  const all = results.value;
  const shown = all.filter(
    (one) =>
      (!game.value || one.game === game.value) &&
      (!players.value || one.scores.length === Number(players.value)) &&
      (!rivals.value || rivalsOf(one) === rivals.value),
  );
  const faced = new Set(all.map(rivalsOf));
  const order = [...BUILT_IN_BOTS.filter((bot) => faced.has(bot)), ...[...faced].filter((one) => !BUILT_IN_BOTS.includes(one))];
  return (
    <>
      <Bar />
      <main class="statistics frame">
        <div class="hero">
          <h1>{t("statistics")}</h1>
          <p>{t("statistics-more")}</p>
        </div>
        <div class="filters">
          <Choice label={t("by-game")} chosen={game} values={GAMES} name={(one) => t(`title-${one}`)} />
          <Choice label={t("by-players")} chosen={players} values={["2", "3", "4", "5", "6"]} name={(one) => t("players-number", { count: Number(one) })} />
          <Choice label={t("by-rivals")} chosen={rivals} values={order} name={rivalsName} />
        </div>
        {shown.length ? <Figures shown={shown} /> : <p class="empty">{t(all.length ? "no-such-results" : "no-results")}</p>}
        <Transfer all={all} />
        <a class="quiet" href=".">
          {t("back-home")}
        </a>
      </main>
    </>
  );
}

interface ChoiceProps {
  label: string;
  chosen: { value: string };
  values: readonly string[];
  name: (value: string) => string;
}

function Choice({ label, chosen, values, name }: ChoiceProps) {
  return (
    <Field label={label}>
      <select value={chosen.value} onChange={(event) => (chosen.value = event.currentTarget.value)}>
        <option value="">{t("all-of-them")}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </Field>
  );
}

function Figures({ shown }: { shown: Result[] }) {
  const { games, wins, draws, streak, longest, place } = summary(shown);
  const tiles: [string, string][] = [
    ["games-played", number(games)],
    ["games-won", `${number(wins)} (${percent(wins / games)})`],
    ...(draws ? [["games-drawn", number(draws)] as [string, string]] : []),
    ["mean-place", place === null ? "–" : decimal(place)],
    ["streak-now", number(streak)],
    ["streak-longest", number(longest)],
  ];
  return (
    <>
      <dl class="tiles">
        {tiles.map(([key, value]) => (
          <div key={key} class="panel-card">
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div class="cols plots">
        <figure class="panel-card chart">
          <figcaption class="lbl">{t("recent-share", { over: OVER })}</figcaption>
          <ShareCurve shown={shown} />
          <ul class="legend">
            <li>{t("games-won")}</li>
            <li class="dashed">{t("by-chance")}</li>
          </ul>
        </figure>
        <figure class="panel-card chart">
          <figcaption class="lbl">{t("places-reached")}</figcaption>
          <PlaceBars counts={places(shown)} />
        </figure>
      </div>
      <section class="panel-card" aria-labelledby="bests">
        <h2 class="lbl" id="bests">
          {t("bests")}
        </h2>
        <Table heads={["by-game", "by-players", "top-score", "best-margin", "best-date"]}>
          {bests(shown).map(({ result, margin }) => (
            <tr key={`${result.game}${result.scores.length}`}>
              <th scope="row">
                <a href={`games/${result.table}`}>{t(`title-${result.game}`)}</a>
              </th>
              <td>{number(result.scores.length)}</td>
              <td>{number(scoreOf(result))}</td>
              <td>{number(margin, { signDisplay: "exceptZero" })}</td>
              <td>{day(result.date)}</td>
            </tr>
          ))}
        </Table>
      </section>
      <section class="panel-card" aria-labelledby="by-kind">
        <h2 class="lbl" id="by-kind">
          {t("by-kind")}
        </h2>
        <Table heads={["by-game", "by-players", "by-rivals", "games-played", "games-won", "fair-share", "mean-score", "top-score"]}>
          {groups(shown).map((one) => (
            <tr key={`${one.game}${one.players}${one.rivals}`}>
              <th scope="row">{t(`title-${one.game}`)}</th>
              <td>{number(one.players)}</td>
              <td>{rivalsName(one.rivals)}</td>
              <td>{number(one.games)}</td>
              <td>
                {number(one.wins)} ({percent(one.wins / one.games)})
              </td>
              <td>{percent(one.fair)}</td>
              <td>{decimal(one.mean)}</td>
              <td>{number(one.best)}</td>
            </tr>
          ))}
        </Table>
      </section>
    </>
  );
}

function Table({ heads, children }: { heads: string[]; children: ComponentChildren }) {
  return (
    <div class="scrollx" tabIndex={0} role="region" aria-label={heads.map((key) => t(key)).join(", ")}>
      <table>
        <thead>
          <tr>
            {heads.map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

const BOX = { wide: 560, high: 220, left: 72, right: 548, top: 12, bottom: 192 };
const LEVELS = [0, 0.25, 0.5, 0.75, 1];

/** The share of wins over the last games, and what chance alone would give. */
function ShareCurve({ shown }: { shown: Result[] }) {
  const shares = recentShares(shown, OVER);
  const x = (i: number) => BOX.left + ((BOX.right - BOX.left) * i) / Math.max(1, shares.length - 1);
  const y = (share: number) => BOX.bottom - (BOX.bottom - BOX.top) * share;
  const line = (pick: (one: { won: number; fair: number }) => number) =>
    shares.map((one, i) => `${x(i).toFixed(1)},${y(pick(one)).toFixed(1)}`).join(" ");
  const last = shares.at(-1)!;
  return (
    <svg
      viewBox={`0 0 ${BOX.wide} ${BOX.high}`}
      role="img"
      aria-label={t("curve-label", { won: percent(last.won), fair: percent(last.fair) })}
    >
      {LEVELS.map((share) => (
        <g key={share}>
          <line class="gr" x1={BOX.left} x2={BOX.right} y1={y(share)} y2={y(share)} />
          <text class="ax" x={BOX.left - 7} y={y(share) + 4} text-anchor="end">
            {percent(share)}
          </text>
        </g>
      ))}
      <polyline class="fair" points={line(({ fair }) => fair)} />
      <polyline class="won" points={line(({ won }) => won)} />
      {shares.length === 1 && <circle class="won" cx={x(0)} cy={y(last.won)} r="4" />}
      <text class="ax" x={BOX.left} y={BOX.bottom + 22}>
        {day(shown[0]!.date)}
      </text>
      <text class="ax" x={BOX.right} y={BOX.bottom + 22} text-anchor="end">
        {day(shown.at(-1)!.date)}
      </text>
    </svg>
  );
}

/** How often each place was reached. */
function PlaceBars({ counts }: { counts: number[] }) {
  const most = Math.max(1, ...counts);
  const step = (BOX.right - BOX.left) / counts.length;
  const high = (count: number) => ((BOX.bottom - BOX.top - 20) * count) / most;
  const told = counts.map((count, i) => t("term", { what: t("place", { place: i + 1 }), how: number(count) })).join(", ");
  return (
    <svg viewBox={`0 0 ${BOX.wide} ${BOX.high}`} role="img" aria-label={told}>
      <line class="gr" x1={BOX.left} x2={BOX.right} y1={BOX.bottom} y2={BOX.bottom} />
      {counts.map((count, i) => {
        const middle = BOX.left + step * (i + 0.5);
        return (
          <g key={i}>
            <rect class="col" x={middle - step * 0.3} y={BOX.bottom - high(count)} width={step * 0.6} height={high(count)} />
            <text class="ax" x={middle} y={BOX.bottom - high(count) - 6} text-anchor="middle">
              {number(count)}
            </text>
            <text class="ax" x={middle} y={BOX.bottom + 22} text-anchor="middle">
              {t("place", { place: i + 1 })}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Export and import: results are only in this browser, unless their owner moves them. */
function Transfer({ all }: { all: Result[] }) {
  const said = useSignal<{ kind: "ok" | "no"; text: string } | null>(null);
  const take = async (file: File) => {
    const found = resultsIn(await file.text());
    const before = results.value.length;
    if (found) {
      addResults(found.results);
      takeTraining(found.puzzles);
    }
    said.value = found
      ? { kind: "ok", text: t("imported", { count: results.value.length - before }) }
      : { kind: "no", text: t("not-results") };
  };
  const save = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([written(all, training.value)], { type: "application/json" }));
    link.download = "florin-results.json";
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <div class="row">
        <button class="btn" type="button" disabled={!all.length && !GAMES.some((game) => training.value[game].length)} onClick={save}>
          <Sym id="i-download" class="ic" />
          {t("export-results")}
        </button>
        <FileButton look="btn" label={t("import-results")} accept=".json,application/json" take={(file) => void take(file)} />
      </div>
      <div role="status">{said.value && <Notice kind={said.value.kind}>{said.value.text}</Notice>}</div>
    </>
  );
}
