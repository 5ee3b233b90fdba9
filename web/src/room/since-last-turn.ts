/** What happened since the own last turn, told from the history. */

import type { HistoryEntry } from '$api/generated/wire';

type Told = Pick<HistoryEntry, 'seat' | 'kind' | 'undone' | 'text'>;

export interface SinceLastTurn {
  /** What is told of each, the oldest first. */
  lines: string[];
  /** Whether the seat has had a turn at all. */
  hadTurn: boolean;
}

/** What others and chance did; a turn that the seat is in the middle of is not its last one yet. */
export function sinceLastTurn(
  history: readonly Told[],
  seat: number,
  acting: boolean,
): SinceLastTurn {
  const isOwn = (entry: Told) => entry.kind === 'action' && entry.seat === seat && !entry.undone;
  const isOfOthers = (entry: Told) => entry.seat !== null && entry.seat !== seat;
  const lastOfOthers = history.findLastIndex(isOfOthers);
  const end = acting && lastOfOthers >= 0 ? lastOfOthers : history.length;
  const lastOwn = history.findLastIndex((entry, place) => place < end && isOwn(entry));
  const told = history.slice(lastOwn + 1).filter((entry) => entry.seat !== seat && !entry.undone);
  const lines = told.map(({ text }) => text.join(' ')).filter(Boolean);
  return { lines, hadTurn: history.some(isOwn) };
}
