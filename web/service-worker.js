/**
 * Keeps the house: where the network is missing, its pages come from here. Shows the notices that
 * arrive while no page is open, and opens the table of a notice.
 *
 * The build puts the names of its files where FILES stands, so that each build is another worker.
 */

const FILES = [];
const HOUSE = 'house';
const MANIFEST = '/manifest.webmanifest';
/** What has not come by then comes from here. */
const PATIENCE_MILLISECONDS = 4000;

addEventListener('install', (event) => event.waitUntil(keepHouse()));
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Keeps all files of this build and what goes with them, and of earlier builds nothing. */
async function keepHouse() {
  const house = await caches.open(HOUSE);
  const before = await house.keys();
  const kept = new Set(before.map(({ url }) => new URL(url).pathname));
  await house.addAll(['/', ...FILES.filter((file) => !kept.has(file))]);
  const wanted = new Set(['/', ...FILES]);
  const old = before.filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(old.map((request) => house.delete(request, { ignoreVary: true })));
  await Promise.all([keepAnswers(house), keepManifest(house)]);
  await self.skipWaiting();
}

/** Keeps what the server answers everybody, in all languages. */
async function keepAnswers(house) {
  const answers = await (await fetch('/api/kept-answers')).json();
  for (const [language, byPath] of Object.entries(answers))
    for (const [path, answer] of Object.entries(byPath))
      await house.put(`/api${path}?language=${language}`, asJson(answer));
}

function asJson(answer) {
  const headers = { 'Content-Type': 'application/json' };
  return new Response(JSON.stringify(answer), { headers });
}

/** Keeps what the browser shows of an installed application; a server may have no icons. */
async function keepManifest(house) {
  await house.add(MANIFEST);
  const { icons } = await (await house.match(MANIFEST, { ignoreVary: true })).json();
  await Promise.allSettled(icons.map(({ src }) => house.add(src)));
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // Every address of a page shows the same page.
  if (request.mode === 'navigate') event.respondWith(newest(request, '/'));
  else if (FILES.includes(pathname)) event.respondWith(unchanged(request));
  else event.respondWith(newest(request, request));
});

/** What comes from the network, else what is kept. */
async function newest(request, name) {
  const kept = await keptAs(name);
  if (!kept) return fetch(request);
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MILLISECONDS, kept);
  });
  return Promise.race([fetch(request).catch(() => kept), late]);
}

async function unchanged(request) {
  return (await keptAs(request)) ?? fetch(request);
}

/** The language of a browser may be another one since. */
function keptAs(name) {
  return caches.match(name, { cacheName: HOUSE, ignoreVary: true });
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
