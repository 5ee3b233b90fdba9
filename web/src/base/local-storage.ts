/** Small things this browser remembers; works without storage too. */

const PREFIX = 'dominium.';

export function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function store(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // A browser that stores nothing still plays.
  }
}
