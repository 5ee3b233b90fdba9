/**
 * Keeps the house: where the network is missing, its pages come from here. Shows the notices that
 * arrive while no page is open, and opens the table of a notice.
 *
 * The build puts the names of its files where FILES stands, so that each build is another worker.
 */

const FILES = [];
const HOUSE = 'house';
/** Lists that are the same for everybody, kept as they came last. */
const LISTS = ['/api/games'];
/** A page that has not come by then comes from here. */
const PATIENCE_MILLISECONDS = 4000;

addEventListener('install', (event) => event.waitUntil(keepHouse()));
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Keeps all files of this build, and of earlier builds none. */
async function keepHouse() {
  const house = await caches.open(HOUSE);
  const kept = new Set((await house.keys()).map(({ url }) => new URL(url).pathname));
  await house.addAll(['/', ...FILES.filter((file) => !kept.has(file))]);
  const wanted = new Set(['/', ...LISTS, ...FILES]);
  const old = [...kept].filter((path) => !wanted.has(path));
  await Promise.all(old.map((path) => house.delete(path, { ignoreSearch: true })));
  await self.skipWaiting();
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(request));
  else if (FILES.includes(pathname)) event.respondWith(fileOf(request));
  else if (LISTS.includes(pathname)) event.respondWith(listOf(request));
});

/** The page from the network, else the one that is kept: every address shows the same page. */
async function pageOf(request) {
  const kept = await caches.match('/', { cacheName: HOUSE });
  if (!kept) return fetch(request);
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MILLISECONDS, kept);
  });
  return Promise.race([fetch(request).catch(() => kept), late]);
}

async function fileOf(request) {
  return (await caches.match(request, { cacheName: HOUSE })) ?? fetch(request);
}

async function listOf(request) {
  const house = await caches.open(HOUSE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await house.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await house.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url } }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url, location.origin).href));
});

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address);
  return page ? page.focus() : self.clients.openWindow(address);
}
