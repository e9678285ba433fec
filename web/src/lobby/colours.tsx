/** The choice of a player's colour, in the lobby and during a game. */
import { Face } from "../games/common/players.tsx";
import { t } from "../i18n/texts.ts";
import type { TableSession } from "../session/table_session.ts";
import type { TableState } from "../session/table_state.ts";

const COLOURS = [0, 1, 2, 3, 4, 5];

/** The colours that no other person has. */
export function Colours({ session, state, seat }: { session: TableSession; state: TableState; seat: number }) {
  const { seats } = state.table;
  const colourOf = (index: number) => seats[index]?.colour ?? index;
  const taken = seats.flatMap(({ kind }, index) => (index !== seat && (kind === "person" || kind === "kept") ? [colourOf(index)] : []));
  return (
    <div class="colours" role="radiogroup" aria-label={t("your-colour")}>
      <span class="muted">{t("your-colour")}</span>
      {COLOURS.filter((colour) => !taken.includes(colour)).map((colour) => (
        <button
          key={colour}
          type="button"
          role="radio"
          aria-checked={colour === colourOf(seat)}
          aria-label={t(`colour-${colour}`)}
          title={t(`colour-${colour}`)}
          style={{ "--p0": `var(--c${colour})` }}
          onClick={() => session.send({ type: "colour", colour })}
        >
          <Face seat={0} face="person" small />
        </button>
      ))}
    </div>
  );
}
