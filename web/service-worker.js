/**
 * Keeps the house: where the network is missing, its pages come from here. Shows the notices that
 * arrive while no page is open, and opens the table of a notice.
 *
 * The build puts the names of its files where FILES stands, and calls HOUSE after them, so that each
 * build is another worker with a house of its own.
 */

const FILES = [];
const HOUSE = 'house';
/** The puzzles of the last days, as this build has shown or brought them. */
const PUZZLES = `${HOUSE}-puzzles`;
const MANIFEST = '/manifest.webmanifest';
/** What has not come by then comes from here. */
const PATIENCE_MILLISECONDS = 4000;

addEventListener('install', (event) => event.waitUntil(keepHouse()));
addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** Keeps all files of this build and what goes with them. */
async function keepHouse() {
  const house = await caches.open(HOUSE);
  await house.addAll(['/', ...FILES]);
  await Promise.all([keepAnswers(house), keepManifest(house)]);
}

/** The house of a former build goes when no page of its worker is left. */
async function takeOver() {
  const former = (await caches.keys()).filter((name) => ![HOUSE, PUZZLES].includes(name));
  await Promise.all(former.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Keeps what the server answers everybody, in all languages. */
async function keepAnswers(house) {
  const answer = await fetch('/api/kept-answers');
  if (!answer.ok) throw new Error(answer.statusText);
  for (const [language, byPath] of Object.entries(await answer.json()))
    for (const [path, content] of Object.entries(byPath))
      await house.put(`/api${path}?language=${language}`, asJson(content));
}

function asJson(content) {
  const headers = { 'Content-Type': 'application/json' };
  return new Response(JSON.stringify(content), { headers });
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
  else if (pathname.startsWith('/assets/')) event.respondWith(unchanged(request));
  else if (pathname === '/api/puzzles') event.respondWith(days(request));
  else if (pathname.startsWith('/api/puzzles/')) event.respondWith(puzzle(request));
  else event.respondWith(newest(request, request));
});

/** What comes from the network, else what is kept; the language may be another one since. */
async function newest(request, name) {
  const kept = await caches.match(name, { cacheName: HOUSE, ignoreVary: true });
  if (!kept) return fetch(request);
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MILLISECONDS, kept);
  });
  return Promise.race([fetch(request).catch(() => kept), late]);
}

/** A file whose name changes with what is in it, of this build or of the one that comes next. */
async function unchanged(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** The days that have a puzzle; those that have none any more are forgotten. */
async function days(request) {
  const puzzles = await caches.open(PUZZLES);
  const kept = await puzzles.match(request, { ignoreVary: true });
  const answer = await fetch(request).catch((error) => {
    if (kept) return kept;
    throw error;
  });
  if (answer === kept || !answer.ok) return answer;
  await puzzles.put(request, answer.clone());
  const there = (await answer.clone().json()).map(({ day }) => `/api/puzzles/${day}`);
  for (const name of await puzzles.keys()) {
    const { pathname } = new URL(name.url);
    if (pathname !== '/api/puzzles' && !there.includes(pathname)) await puzzles.delete(name);
  }
  return answer;
}

/** The puzzle of a day, which never changes. */
async function puzzle(request) {
  const puzzles = await caches.open(PUZZLES);
  const kept = await puzzles.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await puzzles.put(request, answer.clone());
  return answer;
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
