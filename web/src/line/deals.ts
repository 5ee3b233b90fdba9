/** The deal that ended last, found among what happened. */

import type { DealEnded, HandsShown, StakesPaid } from '$api/generated/engine';
import type { LineHistoryEntry } from '$api/generated/wire';

export interface LastDeal {
  /** The number of the entry that ended it. */
  number: number;
  ended: DealEnded;
  /** The hands shown at its end. */
  shown: HandsShown | null;
  /** The stakes of the deal after it. */
  stakes: StakesPaid | null;
  /** True if one of the own seats has acted since. */
  answered: boolean;
}

/**
 * Args:
 *   history: what happened, the oldest first.
 *   own: the own seats.
 */
export function lastDeal(
  history: readonly LineHistoryEntry[],
  own: readonly number[],
): LastDeal | null {
  for (const [index, { number, events }] of [...history.entries()].toReversed()) {
    const ended = events.find((event) => event.kind === 'deal_ended');
    if (!ended) continue;
    const shown = events.find((event) => event.kind === 'hands_shown') ?? null;
    const later = history.slice(index + 1);
    const stakes =
      [...events.slice(events.indexOf(ended)), ...later.flatMap(({ events }) => events)].find(
        (event) => event.kind === 'stakes_paid',
      ) ?? null;
    const answered = later.some(({ seat }) => seat !== null && own.includes(seat));
    return { number, ended, shown, stakes, answered };
  }
  return null;
}
