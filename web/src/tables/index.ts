/** The three tables, as the shell knows them. */
import { h, type ComponentChild } from "preact";
import type { View } from "../protocol.ts";
import type { EndingProps, ScoringProps, TableProps } from "./contract.ts";

export const artSprite = "";

export function Table({ legal, act }: TableProps): ComponentChild {
  return h("div", null, legal.map((move) => h("button", { type: "button", "data-move": move, onClick: () => act(move) }, move)));
}

export function Scoring({ done }: ScoringProps): ComponentChild {
  return h("button", { type: "button", onClick: done }, "…");
}

export function Ending({ view }: EndingProps): ComponentChild {
  return h("pre", null, JSON.stringify(view.scores));
}

export function coach(_view: View, _legal: string[]): { key: string; args?: Record<string, string | number> } | null {
  return null;
}
