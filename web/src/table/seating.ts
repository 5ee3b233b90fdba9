/** The seating of a table to be opened. */

import type { LevelView, SeatRequest } from '$api/generated/wire';

export interface SeatPlan {
  /** "me", "friend", "device", or "bot:" with a level. */
  who: string;
  name: string;
}

const USUAL_LEVEL = 'medium';

/** The level of bots of which nothing else was said. */
export function usualLevel(levels: readonly Pick<LevelView, 'id' | 'program'>[]): string {
  const real = levels.filter(({ program }) => !program);
  const usual = real.find(({ id }) => id === USUAL_LEVEL) ?? real.at(-1);
  return usual?.id ?? USUAL_LEVEL;
}

/** The level of a seat of a bot. */
export function levelOf({ who }: Pick<SeatPlan, 'who'>): string | null {
  const [kind, level = ''] = who.split(':');
  return kind === 'bot' ? level : null;
}

/** The plan for another number of seats: those kept stay as they are, new ones get a bot. */
export function resized(plan: readonly SeatPlan[], seats: number, level: string): SeatPlan[] {
  return Array.from(
    { length: seats },
    (_, seat) => plan[seat] ?? { who: seat === 0 ? 'me' : `bot:${level}`, name: '' },
  );
}

/** A plan in which somebody can sit down: the last bot makes room if all seats are taken. */
export function openSeatIn(plan: readonly SeatPlan[]): SeatPlan[] {
  if (plan.some(({ who }) => who === 'friend')) return [...plan];
  const bot = plan.findLastIndex(({ who }) => who.startsWith('bot:'));
  return plan.map((seat, index) => (index === bot ? { ...seat, who: 'friend' } : seat));
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
