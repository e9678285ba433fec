/** The three games. */
export type GameName = "card" | "board" | "court";
export const GAMES: GameName[] = ["card", "board", "court"];
