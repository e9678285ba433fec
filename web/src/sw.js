// Service worker: caches the page, so that it opens offline; games always come from the server.
const CACHE = "florin-{{version}}";
const FILES = {{files}}; // every first play
const SPOKEN = {{spoken}}; // by language: further files
const LANG = self.location.search.slice(1); // the page's language; the others are not loaded

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

/** Fetch a file and cache it if it never changes: the rules and other files that a first play does not need. */
async function fetched(event, path) {
  const answer = await fetch(event.request);
  if (answer.ok && path.startsWith("assets/")) {
    const copy = answer.clone();
    event.waitUntil(caches.open(CACHE).then((cache) => cache.put(event.request, copy)));
  }
  return answer;
}

/** Return the page from the cache, with its base adjusted to the depth of the address. */
async function opened(path) {
  const home = await caches.match("./");
  if (!home) return Response.error();
  const text = await home.text();
  const up = "../".repeat(path.replace(/[?#].*/, "").split("/").length - 1) || "./";
  return new Response(text.replace('<base href="./">', `<base href="${up}">`), { headers: home.headers });
}
