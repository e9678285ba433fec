/** A number that counts up or down to its new value. */

import { useEffect, useRef, useState } from "preact/hooks";

/** Return a duration token in ms; with reduced motion, 0 for those that only animate. */
export const lasting = (token: "--tell" | "--read" | "--moment"): number =>
  milliseconds(getComputedStyle(document.documentElement).getPropertyValue(token));

/** Parse a CSS time: the build turns "600ms" into ".6s". */
export const milliseconds = (time: string): number => (Number.parseFloat(time) || 0) * (/[\d.]s$/.test(time.trim()) ? 1000 : 1);

export function useCounted(value: number): number {
  const [shown, show] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    const time = start === value ? 0 : lasting("--tell");
    const began = performance.now();
    let frame = 0;
    const step = () => {
      const part = time ? Math.min(1, (performance.now() - began) / time) : 1;
      from.current = Math.round(start + (value - start) * part);
      show(from.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
