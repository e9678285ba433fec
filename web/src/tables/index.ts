/** The three tables, their scoring and their end, as the shell uses them. */

import art from "./art.svg";

export { choicesOf, coach } from "./coach.ts";
export { Ending } from "./ending.tsx";
export { print } from "./prints.ts";
export { Scoring } from "./scoring.tsx";
export { Table } from "./table.tsx";

/** All symbols, to be put into the page once. */
export const artSprite: string = art;
