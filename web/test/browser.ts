/** As much of a browser as modules look at when they are loaded: the address, what is kept, what the person prefers. */

/** Opens an address in it, under a base; what reads it is imported after that. */
export function open(address: string, base: string): void {
  const events = new EventTarget();
  const here = new URL(address, base);
  const turn = (_: unknown, __: string, to: string) => {
    here.href = new URL(to, here).href;
  };
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    document: { baseURI: base, querySelector: () => null },
    location: here,
    history: { replaceState: turn, pushState: turn },
    localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
    matchMedia: () => ({ matches: true, addEventListener() {} }), // nothing is to move
    scrollTo() {},
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  });
}
