/* The service worker: the shell is there without a network, and what was loaded once is not loaded again. Games need the server. */
const VERSION = "boroughs-__VERSION__";
const CORE = ["__CORE__"];
const LIVE = /^\/(api\/|health|metrics)/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(CORE))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** Files with their content's digest in the name never change. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) {
    const cache = await caches.open(VERSION);
    await cache.put(request, fresh.clone());
  }
  return fresh;
}

/** The page and its icon: the newest there is, or the one from before. */
async function newest(request, name) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await caches.match(name);
    if (found) return found;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || LIVE.test(url.pathname)) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else event.respondWith(newest(request, request.mode === "navigate" ? "/" : url.pathname));
});
