/** A minimal browser for modules that read the address, storage and preferences when they are loaded. */

/** Open an address under a base. Import modules that read it only after this call. */
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
    matchMedia: () => ({ matches: true, addEventListener() {} }), // reduced motion
    scrollTo() {},
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  });
}
