/** Chance at a table on this device. */

const RANGE = 2 ** 32;

/** A number from 0 to 1, from the secure source of the device. */
function drawn(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value / RANGE;
}

export const isMet = (probability: number): boolean => drawn() < probability;

export const anyOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(drawn() * items.length)];

/** One of several items, for the same name always the same one. */
export function sameEachTime<Item>(name: string, items: readonly Item[]): Item {
  let hash = 0;
  for (const letter of name) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return items[hash % items.length] as Item;
}

export const seed = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n;

/** One of several results with their probabilities. */
export function draw<Result>(odds: readonly (readonly [Result, number])[]): Result | undefined {
  let left = drawn();
  const found = odds.find(([, probability]) => (left -= probability) < 0);
  return (found ?? odds.at(-1))?.[0];
}
