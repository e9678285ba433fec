/** The form that sets up a table: game, seats, clock and options. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ActionError, runAction } from "../app/action.tsx";
import { BotOptions } from "../app/bot_options.tsx";
import { NameField } from "../app/name_field.tsx";
import { go } from "../app/route.ts";
import { choiceOf, CLOCKS, optionKey, optionName, OPTIONS, valueName } from "../app/table_options.tsx";
import { Field } from "../app/ui.tsx";
import { Sym } from "../games/common/symbols.tsx";
import { type GameName, GAMES } from "../games/game_names.ts";
import { botLine, myName } from "../i18n/player_names.ts";
import { t } from "../i18n/texts.ts";
import * as api from "../net/api.ts";
import type { Deck, NewTable, SeatWish } from "../protocol.ts";
import { saveSeat } from "../session/saved_games.ts";
import { DeckCounts, ownDeck } from "./deck_form.tsx";

const PLAYERS: Record<GameName, number[]> = { card: [2, 3, 4, 5, 6], board: [3, 4, 5, 6], court: [2] };

const usual = (players: number): SeatWish[] =>
  Array.from({ length: players }, (_, seat) => (seat === 0 ? { kind: "me" } : { kind: "open" }));

export function TableForm({ game: asked }: { game: GameName }) {
  const game = useSignal(asked);
  const seats = useSignal(usual(asked === "court" ? 2 : 4));
  const clock = useSignal("none");
  const listed = useSignal(false);
  const hints = useSignal<NonNullable<NewTable["hints"]>>("shown");
  const watched = useSignal(true);
  const options = useSignal<Record<string, unknown>>({});
  useEffect(() => {
    document.title = `${t("set-up-table")} · Florin`;
  });
  const choose = (next: GameName) => {
    game.value = next;
    options.value = {};
    const allowed = PLAYERS[next];
    resize(Math.max(allowed[0]!, Math.min(allowed.at(-1)!, next === "court" ? 2 : Math.max(seats.value.length, 3))));
  };
  const resize = (players: number) => {
    seats.value = usual(players).map((seat, i) => seats.value[i] ?? seat);
  };
  const seated = (index: number, choice: string) => {
    seats.value = seats.value.map((seat, i) =>
      i !== index ? (choice === "me" && seat.kind === "me" ? { kind: "open" } : seat) : choice === "me" || choice === "open" ? { kind: choice } : { kind: "bot", bot: choice },
    );
  };
  const fill = (bot: string) => {
    seats.value = seats.value.map((seat) => (seat.kind === "open" ? { kind: "bot", bot } : seat));
  };
  const deck = options.value["deck"] as Deck | string | undefined;
  const create = () =>
    runAction("create", async () => {
      const place = await api.create({
        game: game.value,
        name: myName(),
        seats: seats.value,
        listed: listed.value,
        spectators: watched.value,
        hints: hints.value,
        clock: CLOCKS[clock.value] ?? {},
        live: clock.value !== "days", // otherwise a bot would take over from players who are not online all day
        options: options.value,
      });
      saveSeat(place, { game: game.value });
      go(`t/${place.table}`);
    });
  return (
    <form
      class="builder"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <div class="hero">
        <h1>{t("set-up-table")}</h1>
        <p>{t("builder-more")}</p>
      </div>
      <ActionError />
      <fieldset class="choice">
        <legend>{t("which-game")}</legend>
        {GAMES.map((one) => (
          <label key={one}>
            <input type="radio" name="game" value={one} checked={game.value === one} onChange={() => choose(one)} />
            <span>
              <b class="serif">{t(`title-${one}`)}</b>
              <small>{t(`meta-${one}`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div class="half">
        <div class="pair">
          <NameField />
          {game.value !== "court" && (
            <Field label={t("players")}>
              <select value={seats.value.length} onChange={(event) => resize(Number(event.currentTarget.value))}>
                {PLAYERS[game.value].map((count) => (
                  <option key={count} value={count}>
                    {t("player-count", { count })}
                  </option>
                ))}
              </select>
            </Field>
          )}
        </div>
        <fieldset class="seats">
          <legend>{t("seats")}</legend>
          {seats.value.map((seat, index) => (
            <Field
              key={index}
              label={game.value === "court" ? t(`house-${"RG"[index]}`) : t("seat-number", { number: index + 1 })}
              hint={seat.kind === "bot" ? botLine(seat.bot ?? "merchant") : ""}
            >
              <select value={seat.kind === "bot" ? (seat.bot ?? "merchant") : seat.kind} onChange={(event) => seated(index, event.currentTarget.value)}>
                <option value="me">{t("seat-me")}</option>
                <option value="open">{t("seat-open")}</option>
                <optgroup label={t("bots")}>
                  <BotOptions />
                </optgroup>
              </select>
            </Field>
          ))}
          {seats.value.some((seat) => seat.kind === "open") && (
            <Field label={t("fill-with")}>
              <select value="" onChange={(event) => fill(event.currentTarget.value)}>
                <option value="">{t("fill-choose")}</option>
                <BotOptions />
              </select>
            </Field>
          )}
        </fieldset>
      </div>
      <div class="half">
        <div class="pair">
          <Field label={t("clock")}>
            <select value={clock.value} onChange={(event) => (clock.value = event.currentTarget.value)}>
              {Object.keys(CLOCKS).map((kind) => (
                <option key={kind} value={kind}>
                  {t(`clock-${kind}`)}
                </option>
              ))}
            </select>
          </Field>
          <Field label={t("hints")} hint={t(`about-hints-${hints.value}`)}>
            <select value={hints.value} onChange={(event) => (hints.value = event.currentTarget.value as "shown" | "all" | "none")}>
              {["shown", "all", "none"].map((kind) => (
                <option key={kind} value={kind}>
                  {t(`hints-${kind}`)}
                </option>
              ))}
            </select>
          </Field>
        </div>
        <label class="check">
          <input type="checkbox" checked={listed.value} onChange={(event) => (listed.value = event.currentTarget.checked)} />
          <span>{t("list-table")}</span>
        </label>
        <label class="check">
          <input type="checkbox" checked={watched.value} onChange={(event) => (watched.value = event.currentTarget.checked)} />
          <span>{t("let-watch")}</span>
        </label>
        <details>
          <summary>{t("options")}</summary>
          {Object.entries(OPTIONS[game.value])
            .filter(([option]) => option !== "third_of_six" || seats.value.length === 6)
            .map(([option, values]) => (
              <Field key={option} label={optionName(game.value, option)} hint={t(`about-${optionKey(game.value, option)}`)}>
                <select
                  value={String(choiceOf(options.value[option] ?? values[0]))}
                  onChange={(event) => {
                    const chosen = values.find((value) => String(value) === event.currentTarget.value);
                    options.value = { ...options.value, [option]: chosen === "own" ? ownDeck() : chosen };
                  }}
                >
                  {values.map((value) => (
                    <option key={String(value)} value={String(value)}>
                      {valueName(option, value)}
                    </option>
                  ))}
                </select>
              </Field>
            ))}
          {typeof deck === "object" && <DeckCounts deck={deck} change={(next) => (options.value = { ...options.value, deck: next })} />}
        </details>
      </div>
      <div class="dorow">
        <button class="act" type="submit">
          <span>
            <b>{t("lay-table")}</b>
            <span>{t("lay-table-more", { open: seats.value.filter((seat) => seat.kind === "open").length })}</span>
          </span>
          <Sym id="i-arrow" />
        </button>
        <a class="quiet" href=".">
          {t("back-home")}
        </a>
      </div>
    </form>
  );
}
