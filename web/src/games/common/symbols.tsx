/** Symbols of the sprite, drawn inline. */
import { memo } from "./memo.ts";

/** A symbol; with an empty id, only the space for it. */
export const Sym = memo(({ id, class: cls }: { id: string; class?: string }) => (
  <svg class={cls} aria-hidden="true">
    {id && <use href={`#${id}`} />}
  </svg>
));

export const Coin = () => <i class="coin" />;

export function Arms({ house }: { house: string }) {
  return (
    <i class={`arm ${house === "R" ? "hr" : "hg"}`}>
      <Sym id={house === "R" ? "oak" : "lion"} />
    </i>
  );
}
