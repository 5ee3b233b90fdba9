/** The answers of this browser to the puzzle of each day. */

import { store, stored } from '$base/local-storage';

export interface PuzzleProgress {
  /** The answers that were taken. */
  answers: string[];
  /** True if the solution was found. */
  solved: boolean;
  /** True if the solution is known. */
  over: boolean;
}

const NAME = 'puzzles';
const MOST_DAYS = 60;
const NOTHING: PuzzleProgress = { answers: [], solved: false, over: false };

export function puzzleProgress(day: string): PuzzleProgress {
  return Object.fromEntries(all())[day] ?? NOTHING;
}

/** Keeps what was answered; the oldest days are forgotten. */
export function keepPuzzleProgress(day: string, progress: PuzzleProgress): void {
  const others = all().filter(([other]) => other !== day);
  const kept = [...others, [day, progress] as const].sort(([one], [two]) => (one < two ? 1 : -1));
  store(NAME, JSON.stringify(Object.fromEntries(kept.slice(0, MOST_DAYS))));
}

function all(): [string, PuzzleProgress][] {
  try {
    const found: unknown = JSON.parse(stored(NAME) ?? '{}');
    const kept = typeof found === 'object' && found !== null ? Object.entries(found) : [];
    return kept.filter((entry): entry is [string, PuzzleProgress] => isProgress(entry[1]));
  } catch {
    return [];
  }
}

function isProgress(value: unknown): value is PuzzleProgress {
  const { answers, solved, over } = (value ?? {}) as Partial<PuzzleProgress>;
  const flags = typeof solved === 'boolean' && typeof over === 'boolean';
  return flags && Array.isArray(answers) && answers.every((one) => typeof one === 'string');
}
