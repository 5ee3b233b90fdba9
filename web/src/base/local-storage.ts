/** Small things this browser remembers; works without storage too. */

const PREFIX = 'dominium.';

let remembers = true;

/** Makes this page keep nothing that is stored from now on. */
export function rememberNothing(): void {
  remembers = false;
}

export function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function store(name: string, value: string): void {
  if (!remembers) return;
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // A browser that stores nothing still plays.
  }
}
