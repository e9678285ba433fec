/** Finding the words of a text that begin like those sought, whatever their case and accents. */

/** Return a text as it is searched: without case and accents. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Return whether a word of a text begins like this. */
export const mentions = (text: string, start: string): boolean => marked(text, [start]).some(([, found]) => found);

/** Split a text into words and what is between them, each with whether it begins like one of those sought, which are plain. */
export const marked = (text: string, sought: readonly string[]): [part: string, found: boolean][] =>
  text.split(/([\p{L}\p{M}\p{N}_-]+)/u).map((part) => [part, sought.some((start) => plain(part).startsWith(start))]);
