// Keeps the page itself at hand, so that it opens without the network; games are always asked of the server.
const CACHE = "florin-{{version}}";
const FILES = {{files}}; // of every first play
const SPOKEN = {{spoken}}; // by language: what it needs beside them
const LANG = self.location.search.slice(1); // the page's: whoever reads one language need not load the others

self.addEventListener("install", (event) => {
  const files = ["./", "icon.svg", ...FILES, ...(SPOKEN[LANG] ?? [])];
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name.startsWith("florin-") && name !== CACHE);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = request.url.startsWith(self.registration.scope) ? request.url.slice(self.registration.scope.length) : null;
  if (request.method !== "GET" || path === null || path.startsWith("api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => opened(path)));
  else event.respondWith(caches.match(request).then((found) => found ?? fetched(event, path)));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data;
  const shown = self.clients.matchAll({ type: "window" }).then((pages) => pages.find((page) => page.url === address)?.focus());
  event.waitUntil(shown.then((page) => page ?? self.clients.openWindow(address)));
});

/** From the server, and kept if it never changes: the rules and all else that a first play does without. */
async function fetched(event, path) {
  const answer = await fetch(event.request);
  if (answer.ok && path.startsWith("assets/")) {
    const copy = answer.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(event.request, copy)));
  }
  return answer;
}

/** The page from the cache, for an address that may be some folders deeper than the home. */
async function opened(path) {
  const home = await caches.match("./");
  if (!home) return Response.error();
  const text = await home.text();
  const up = "../".repeat(path.replace(/[?#].*/, "").split("/").length - 1) || "./";
  return new Response(text.replace('<base href="./">', `<base href="${up}">`), { headers: home.headers });
}
