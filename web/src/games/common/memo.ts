/** Components that render again only when their props change. */
import { Component, type VNode } from "preact";

/**
 * Wrap a component so that it renders again only if a prop changed. Signals already do this for components that read
 * texts or settings; this is for the small shapes that read none, of which a table has hundreds.
 */
export function memo<P extends object>(draw: (props: P) => VNode) {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const now = this.props as P;
      const names = Object.keys(next) as (keyof P)[];
      return names.length !== Object.keys(now).length || names.some((name) => next[name] !== now[name]);
    }

    override render(): VNode {
      return draw(this.props as P);
    }
  };
}
