/** Probabilities in words. */
import { number } from "../i18n/texts.ts";

export const percent = (share: number): string => number(share, { style: "percent", maximumFractionDigits: 0 });

/** Return an estimated probability, which is neither 0 nor 100%. */
export function likely(share: number): string {
  if (share < 0.005) return `< ${percent(0.01)}`;
  return share > 0.995 ? `> ${percent(0.99)}` : percent(share);
}
