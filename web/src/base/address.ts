/**
 * The place of the page shown now in the address bar: the path, or, in the house without a server,
 * which is one file, what stands behind the `#`.
 */

import { SERVERLESS } from './serverless';

/** The parts of an address: a path, a search and the one that no server sees. */
type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

/** The address of the page shown now; null where the bar names only a place within it. */
export function shownAddress(): Address | null {
  if (!SERVERLESS) return location;
  const behind = location.hash.slice(1) || '/';
  return behind.startsWith('/') ? new URL(behind, 'house:/') : null;
}

/** An address as the bar shows it: `/analysis`, or `#/analysis`. */
export function inTheBar(path: string): string {
  return SERVERLESS ? `#${path}` : path;
}

/** The whole address of a page, to be copied and sent. */
export function wholeAddress(path: string): string {
  return new URL(inTheBar(path), SERVERLESS ? location.href : location.origin).href;
}
