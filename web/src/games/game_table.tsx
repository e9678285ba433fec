import { BoardTable } from "./board/board_table.tsx";
import { CardTable } from "./card/card_table.tsx";
import { useKeptFocus } from "./common/keyboard_focus.ts";
import type { TableProps } from "./contract.ts";
import { CourtTable } from "./court/court_table.tsx";

/** The table of whichever game is played, in a stage whose size decides the arrangement (common/stage.css). */
export function Table(props: TableProps) {
  useKeptFocus(props.legal);
  return (
    <div class="stage">
      <GameTable {...props} />
    </div>
  );
}

function GameTable(props: TableProps) {
  const { view } = props;
  if (view.game === "card") return <CardTable {...props} view={view} />;
  if (view.game === "board") return <BoardTable {...props} view={view} />;
  return <CourtTable {...props} view={view} />;
}
