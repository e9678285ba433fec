import { BoardTable } from "./board.tsx";
import { CardTable } from "./card.tsx";
import type { TableProps } from "./contract.ts";
import { CourtTable } from "./court.tsx";
import { useKeptFocus } from "./focus.ts";

/** The table of the game that is played. */
export function Table(props: TableProps) {
  const { view } = props;
  useKeptFocus(props.legal);
  if (view.game === "card") return <CardTable {...props} view={view} />;
  if (view.game === "board") return <BoardTable {...props} view={view} />;
  return <CourtTable {...props} view={view} />;
}
