/** The button that plays a move. */
import { Sym } from "./symbols.tsx";

/** The main button of a move; its second line describes the outcome. */
export function ActionButton({ move, symbol, title, outcome, onClick, off, hinted }: ActionButtonProps) {
  return (
    <button
      type="button"
      class={`act${hinted ? " hinted" : ""}`}
      data-move={off ? undefined : move}
      aria-disabled={off}
      onClick={onClick}
    >
      <Sym id={symbol} />
      <span>
        <b>{title}</b>
        {outcome && <span>{outcome}</span>}
      </span>
    </button>
  );
}

interface ActionButtonProps {
  move?: string;
  symbol: string;
  title: string;
  outcome?: string;
  onClick(): void;
  off?: boolean;
  hinted?: boolean;
}
