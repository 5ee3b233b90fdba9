/** A table on this device is open in one page at a time: two would write over each other's log. */

/** A page that is just being left gives its table back within this time. */
const PATIENCE_MILLISECONDS = 500;

/**
 * Waits until no other page has a table; it belongs to this page until the signal.
 * @param onwait Called when another page has it.
 */
export function takeTable(table: string, until: AbortSignal, onwait: () => void): Promise<void> {
  // Browsers have no locks for pages that came without encryption.
  if (!('locks' in navigator)) return Promise.resolve();
  const waiting = setTimeout(onwait, PATIENCE_MILLISECONDS);
  until.addEventListener('abort', () => clearTimeout(waiting));
  return new Promise((taken, failed) => {
    const hold = (): Promise<void> => {
      clearTimeout(waiting);
      taken();
      return new Promise((given) => until.addEventListener('abort', () => given()));
    };
    navigator.locks.request(`dominium.${table}`, { signal: until }, hold).catch(failed);
  });
}
