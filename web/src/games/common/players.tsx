/** A player on the table: mark, portrait and purse. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { useCounted } from "./animated_number.ts";
import type { Say } from "./card_notation.ts";
import { memo } from "./memo.ts";
import { Coin } from "./symbols.tsx";

const MARKS = [
  <circle cx="6" cy="6" r="5.4" />,
  <rect x="1" y="1" width="10" height="10" rx="1" />,
  <path d="M6 .4 11.8 11H.2Z" />,
  <path d="M6 0 12 6 6 12 0 6Z" />,
  <path d="M6 0 7.7 4.1 12 4.5 8.7 7.3 9.8 11.7 6 9.3 2.2 11.7 3.3 7.3 0 4.5 4.3 4.1Z" />,
  <path d="M4 0h4v4h4v4H8v4H4V8H0V4h4Z" />,
];

/** The number of each seat's colour: a shape goes with its colour. Without it, they are the seats' own. */
export const Colours = createContext<readonly number[]>([]);

const useShape = (seat: number) => MARKS[useContext(Colours)[seat] ?? seat];

/** A player's mark inside another drawing. */
export const MarkShape = memo(({ seat, class: cls, x, y, scale }: MarkProps) => (
  <g class={`${cls} p${seat}`} transform={`translate(${x} ${y}) scale(${scale})`}>
    {useShape(seat)}
  </g>
));

interface MarkProps {
  seat: number;
  class: string;
  x: number;
  y: number;
  scale: number;
}

/** A player's mark next to the name. */
export const Mark = memo(({ seat }: { seat: number }) => (
  <svg class={`mk p${seat}`} viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
    {useShape(seat)}
  </svg>
));

/** A portrait, drawn from one or more symbols. */
export const Face = memo(({ seat, face, small, away }: { seat: number; face: string; small?: boolean; away?: boolean }) => (
  <span class={`face p${seat}${small ? " s" : ""}${away ? " away" : ""}`}>
    <svg aria-hidden="true">
      {face.split(" ").map((id) => id && <use key={id} href={`#${id}`} />)}
    </svg>
  </span>
));

/** A purse that counts when it changes; screen readers read its unit too. Coins that the seat `of` pays come from it. */
export function Purse({ t, florins, of }: { t: Say; florins: number; of?: number }) {
  return (
    <span class="purse" data-purse={of}>
      <Coin />
      <span aria-hidden="true">{useCounted(florins)}</span>
      <span class="vh">{t("florins-count", { florins })}</span>
    </span>
  );
}
