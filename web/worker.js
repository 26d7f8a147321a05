// The service worker: the page opens without a network, with its shelf. It keeps files of the page and nothing of any table.
// The build fills these in: the files that the shelf needs, and a name that changes with them.
const SHELL = [];
const CACHE = "veillee";

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["/", ...SHELL])));
});

/** What another version kept is of no use any more. */
async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

addEventListener("activate", (event) => event.waitUntil(forgetOthers()));

/** Pages come from the network, so that nobody is given an old one; the kept one is for those who have no network. */
async function openPage(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await caches.match("/", { cacheName: CACHE });
    if (page) return page;
    throw error;
  }
}

/** Files with a hash in their names never change. */
const openAsset = async (request) => (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(openAsset(request));
});

/** A notification leads back to the table that it calls to. */
async function returnTo(address) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname === address);
  await (page ? page.focus() : clients.openWindow(address));
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(returnTo(event.notification.data));
});
