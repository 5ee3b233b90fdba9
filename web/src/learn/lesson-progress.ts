/** The progress of this browser in each lesson. */

import { store, stored } from '$base/local-storage';

export interface Progress {
  /** The answers that were taken. */
  answers: string[];
  /** The number of the step, from 0. */
  place: number;
}

const NAME = 'lessons';

export function progressOf(lesson: string): Progress {
  return all()[lesson] ?? { answers: [], place: 0 };
}

export function keepProgress(lesson: string, progress: Progress): void {
  store(NAME, JSON.stringify({ ...all(), [lesson]: progress }));
}

function all(): Partial<Record<string, Progress>> {
  try {
    const found: unknown = JSON.parse(stored(NAME) ?? '{}');
    const kept = typeof found === 'object' && found !== null ? Object.entries(found) : [];
    return Object.fromEntries(kept.filter(([, progress]) => isProgress(progress)));
  } catch {
    return {};
  }
}

function isProgress(value: unknown): value is Progress {
  const { answers, place } = (value ?? {}) as Partial<Progress>;
  return (
    Array.isArray(answers) &&
    answers.every((one) => typeof one === 'string') &&
    typeof place === 'number'
  );
}
