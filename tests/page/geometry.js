// Check the layout of the page as it is now, and return what is wrong, one sentence each.
// `needed` are selectors of what a decision depends on: all of it must be in view, uncovered and apart.
// `scrolls` allows a page that is longer than the window.
({ needed, scrolls }) => {
  const SMALLEST = 12; // px, of text
  const TARGET = 44; // px, of what can be tapped
  const FRAMES = "button:not(.pile), .btn, .seat, .bid, .note, .noble, .card, .around li, .slot, .zone, .panel";
  const FANNED = ".pile .in:has(+ .in)"; // covered by the next card, except for an edge
  const NAMES = ".who, .around b, .since b, .where b, .where, .whose, .deed"; // names of any length, and what the log has in full
  const found = new Set();
  const report = (text) => found.add(text);

  const style = new CSSStyleSheet(); // not a <style>, which the page's CSP forbids
  style.replaceSync("* { pointer-events: auto !important }"); // so that elementFromPoint sees everything
  document.adoptedStyleSheets.push(style);
  const name = (one) => {
    const text = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 30);
    const classes = typeof one.className === "string" ? one.className.trim().split(/\s+/).filter(Boolean) : [];
    return `${one.tagName.toLowerCase()}${classes.map((one) => `.${one}`).join("")} "${text}"`;
  };
  const spoken = (one) => one !== null && (getComputedStyle(one).clipPath === "inset(50%)" || spoken(one.parentElement)); // only for screen readers
  const shown = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !spoken(one);
  };
  const related = (one, other) => one === other || one.contains(other) || other.contains(one);
  const overlap = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  const owner = (x, y) => document.elementFromPoint(x, y);

  // What is needed is in view, not clipped, not covered, and does not overlap.
  const parts = needed.flatMap((selector) => [...document.querySelectorAll(selector)].filter(shown));
  for (const part of parts) {
    const box = part.getBoundingClientRect();
    let view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let at = part.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible" || at === document.body || at === document.documentElement) continue;
      const clip = at.getBoundingClientRect();
      view = { left: Math.max(view.left, clip.left), top: Math.max(view.top, clip.top), right: Math.min(view.right, clip.right), bottom: Math.min(view.bottom, clip.bottom) };
    }
    const beyond = Math.max(view.left - box.left, view.top - box.top, box.right - view.right, box.bottom - view.bottom);
    if (beyond > 1.5) {
      report(`${name(part)} is ${Math.round(beyond)} px out of view`);
      continue;
    }
    for (const x of [0.12, 0.5, 0.88]) {
      for (const y of [0.12, 0.5, 0.88]) {
        const hit = owner(box.left + x * box.width, box.top + y * box.height);
        if (hit && !related(part, hit)) report(`${name(part)} is covered by ${name(hit)}`);
      }
    }
  }
  for (const [i, one] of parts.entries()) {
    for (const other of parts.slice(i + 1)) {
      if (related(one, other)) continue;
      const [wide, high] = overlap(one.getBoundingClientRect(), other.getBoundingClientRect());
      if (wide > 1.5 && high > 1.5) report(`${name(one)} overlaps ${name(other)}`);
    }
  }

  // Texts are large enough, inside their frames, and do not overlap.
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || !shown(parent) || parent.closest(".sprite, noscript, script, style, option")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
    const drawing = parent.closest("svg");
    const scale = drawing ? (drawing.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < SMALLEST - 0.05) report(`${name(parent)} has ${size.toFixed(1)} px text`);
    const frame = parent.closest(FRAMES);
    const scroller = parent.closest(".scroll, .scrollx, .note > div");
    for (const box of boxes) {
      const cut = parent.closest(NAMES)?.getBoundingClientRect() ?? box; // a long name ends where its element does
      const middle = { left: box.left, right: Math.min(box.right, cut.right), top: box.top + box.height * 0.25, bottom: box.bottom - box.height * 0.25 };
      const at = owner((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (at && (at === parent || parent.contains(at) || at.contains(parent)) && !drawing && !parent.closest(FANNED)) texts.push({ parent, box: middle });
      if (!frame || scroller || parent.closest(NAMES)) continue;
      const edge = frame.getBoundingClientRect();
      const out = Math.max(edge.left - middle.left, edge.top - middle.top, middle.right - edge.right, middle.bottom - edge.bottom);
      if (out > 2) report(`${name(parent)} is ${Math.round(out)} px outside ${name(frame)}`);
    }
  }
  for (const [i, one] of texts.entries()) {
    for (const other of texts.slice(i + 1)) {
      if (one.parent === other.parent) continue;
      const [wide, high] = overlap(one.box, other.box);
      if (wide > 2 && high > 2) report(`the texts ${name(one.parent)} and ${name(other.parent)} overlap`);
    }
  }
  for (const one of document.querySelectorAll("main *, .bar *")) {
    if (!shown(one) || one.closest("svg, .scroll, .fan") || one.closest(NAMES)) continue;
    if (["hidden", "clip"].includes(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1 && one.textContent.trim()) {
      report(`${name(one)} is cut off`);
    }
  }

  // What can be tapped is large enough.
  for (const one of document.querySelectorAll("button, a[href], summary, select, input")) {
    if (!shown(one) || one.disabled || getComputedStyle(one).display === "inline") continue;
    const area = (one.matches("[type=checkbox], [type=radio], [type=file]") && one.closest("label")) || one;
    const { width, height } = area.getBoundingClientRect();
    if (Math.min(width, height) < TARGET - 0.5) report(`${name(one)} is ${Math.round(width)}x${Math.round(height)} px`);
  }

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) report(`the page is ${page.scrollWidth - innerWidth} px too wide`);
  if (!scrolls) {
    for (const one of [page, ...document.querySelectorAll(".stage")]) {
      const more = one.scrollHeight - one.clientHeight;
      if (more > 1) report(`${one === page ? "the page" : "the table"} is ${more} px too high`);
    }
  }
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(style), 1);
  return [...found];
}
