/** The numbers of dominoes as people write them. */

const SHARED_NUMBERS = 48;

/** The number of a domino as it is written, null when it is none. */
export function dominoNumber(written: string): number | null {
  const found = /^\s*(q?)\s*(\d{1,2})\s*$/i.exec(written);
  if (!found) return null;
  return Number(found[2]) + (found[1] ? SHARED_NUMBERS : 0);
}

/** "24", and "q24" for the domino of Queendomino with this number in the Royal Wedding. */
export function dominoText(number: number): string {
  return number > SHARED_NUMBERS ? `q${number - SHARED_NUMBERS}` : String(number);
}
