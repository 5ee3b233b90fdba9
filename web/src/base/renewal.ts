/**
 * A page of another build than its server's loads itself anew, as soon as nothing is half written.
 * What happens at a table is kept; elsewhere a page that is in use waits until it is left.
 */

import { router } from './router.svelte';
import { hearOfBuilds, tellBuild } from './server-build';

const LOOK_MILLISECONDS = 500;
/** While servers are renewed one by one, the page may come from an old one once more. */
const AGAIN_MILLISECONDS = 300_000;
const WRITTEN = 'textarea, input:not([type=checkbox], [type=radio], [type=range])';

/** The build of a page has the name of its own script, the last one; while it is worked on, none. */
const own = /\/assets\/([^/]+)$/.exec(
  [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')].at(-1)?.src ?? '',
)?.[1];

type Written = HTMLInputElement | HTMLTextAreaElement;
const written = new Set<Written>();
/** The visit in which the page was used last. */
let used: number | null = null;
let looking: ReturnType<typeof setInterval> | undefined;

document.addEventListener('input', ({ target }) => {
  if (target instanceof Element && target.matches(WRITTEN)) written.add(target as Written);
});
for (const use of ['keydown', 'pointerdown'])
  document.addEventListener(use, () => (used = router.visits));

hearOfBuilds((build) => {
  if (own && build !== own && !isFresh()) looking ??= setInterval(renew, LOOK_MILLISECONDS);
});

// A file that is not there any more: the server may have another build.
addEventListener('vite:preloadError', () => void askServer().catch(() => undefined));

async function askServer(): Promise<void> {
  const { headers } = await fetch('/api/contact');
  tellBuild(headers.get('Dominium-Build'));
}

/** True if this page has loaded itself anew a moment ago. */
function isFresh(): boolean {
  const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return came?.type === 'reload' && performance.now() < AGAIN_MILLISECONDS;
}

function renew(): void {
  if (isInUse()) return;
  clearInterval(looking);
  location.reload();
}

function isInUse(): boolean {
  if (router.route.page !== 'table' && used === router.visits) return true;
  return [...written].some((field) => field.isConnected && field.value.trim() !== '');
}
