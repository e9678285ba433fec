/** The parts of the game tables that the pages use. */

import art from "./common/art.svg";

export { Ending } from "./scoring/ending.tsx";
export { renderCardImages } from "./common/card_images.ts";
export { Scoring } from "./scoring/scoring.tsx";
export { Table } from "./game_table.tsx";

/** All symbols, inserted into the page once. */
export const artSprite: string = art;
