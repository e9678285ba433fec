// Keeps the page itself at hand, so that it opens without the network; games are always asked of the server.
const CACHE = "florin-{{version}}";
const FILES = {{files}};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["./", "icon.svg", ...FILES])).then(() => self.skipWaiting()));
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
  else event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data;
  const shown = self.clients.matchAll({ type: "window" }).then((pages) => pages.find((page) => page.url === address)?.focus());
  event.waitUntil(shown.then((page) => page ?? self.clients.openWindow(address)));
});

/** The page from the cache, for an address that may be some folders deeper than the home. */
async function opened(path) {
  const home = await caches.match("./");
  if (!home) return Response.error();
  const text = await home.text();
  const up = "../".repeat(path.replace(/[?#].*/, "").split("/").length - 1) || "./";
  return new Response(text.replace('<base href="./">', `<base href="${up}">`), { headers: home.headers });
}
