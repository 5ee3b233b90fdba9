/** The time that players have left: worked out, written and spoken. */

import type { ClockView } from '$api/generated/wire';

const SECOND = 1000;
const DAY_SECONDS = 86_400;
const UNITS = [
  ['day', DAY_SECONDS],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** The seconds at which somebody is warned that the own time runs out. */
export const WARNINGS = [60, 30, 10] as const;

/** The milliseconds left to a seat, some time after the clock was told. */
export function remaining(clock: ClockView, seat: number, since: number): number {
  const left = clock.remaining[seat] ?? 0;
  return Math.max(0, clock.running === seat ? left - since : left);
}

/** "4:59", "1:02:03"; days in words. */
export function clockFace(milliseconds: number, language: string): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  if (seconds >= DAY_SECONDS) return timeWords(milliseconds, language, 'short');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const last = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${last}` : `${minutes}:${last}`;
}

/** "4 minutes 59 seconds": the two largest units. */
export function timeWords(
  milliseconds: number,
  language: string,
  unitDisplay: 'long' | 'short' = 'long',
): string {
  let seconds = Math.ceil(milliseconds / SECOND);
  const first = UNITS.findIndex(([, size]) => seconds >= size);
  if (first < 0) return written(0, 'second', language, unitDisplay);
  const parts = UNITS.slice(first, first + 2).map(([unit, size]) => {
    const count = Math.floor(seconds / size);
    seconds -= count * size;
    return count > 0 ? written(count, unit, language, unitDisplay) : '';
  });
  return parts.filter(Boolean).join(' ');
}

/** The warning that falls due between two readings of a clock, in seconds. */
export function warningBetween(before: number, now: number): number | null {
  const due = WARNINGS.filter((limit) => before > limit * SECOND && now <= limit * SECOND);
  return due.at(-1) ?? null;
}

function written(
  count: number,
  unit: string,
  language: string,
  unitDisplay: 'long' | 'short',
): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count);
}
