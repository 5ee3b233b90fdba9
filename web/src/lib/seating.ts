/** Who sits where at a table to be opened. */

import type { SeatRequest } from './protocol';

export interface SeatPlan {
  /** "me", "friend", "device", or "bot:" with a level. */
  who: string;
  name: string;
}

/** The plan for another number of seats: those kept stay as they are, new ones get a bot. */
export function resized(plan: readonly SeatPlan[], seats: number, level: string): SeatPlan[] {
  return Array.from(
    { length: seats },
    (_, seat) => plan[seat] ?? { who: seat === 0 ? 'me' : `bot:${level}`, name: '' },
  );
}

export function seatRequests(plan: readonly SeatPlan[]): SeatRequest[] {
  return plan.map(({ who, name }) => {
    const [kind = 'me', level] = who.split(':');
    const given = name.trim();
    return {
      kind: kind as SeatRequest['kind'],
      ...(level ? { level } : {}),
      ...(kind === 'device' && given ? { name: given } : {}),
    };
  });
}
