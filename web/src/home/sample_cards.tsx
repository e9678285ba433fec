/** Five cards that illustrate a game. */
import { NobleCard, WareCard } from "../games/common/cards.tsx";
import { t } from "../i18n/texts.ts";

const HANDS = {
  card: ["G5", "DD0", "C4", "F0*", "7"],
  board: ["P5", "S3", "10", "M4", "D2"],
  court: ["R9", "G1", "RJ", "G10", "R0"],
} as const;

export function SampleCards({ game }: { game: "card" | "board" | "court" }) {
  return (
    <div class="fan" aria-hidden="true">
      {HANDS[game].map((card) =>
        game === "court" ? <NobleCard key={card} t={t} card={card} /> : <WareCard key={card} t={t} game={game} card={card} />,
      )}
    </div>
  );
}
