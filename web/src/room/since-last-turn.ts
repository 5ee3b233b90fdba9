/** The events since the own last turn, told from the history. */

import type { HistoryEntry } from '$api/generated/wire';

type Told = Pick<HistoryEntry, 'seat' | 'kind' | 'undone' | 'text'>;

export interface SinceLastTurn {
  /** The words for each event, the oldest first. */
  lines: string[];
  /** True if the seat has had a turn at all. */
  hadTurn: boolean;
}

/** The events of others and chance; a turn that the seat is still in is not its last one yet. */
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
