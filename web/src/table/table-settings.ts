/** The settings of a table: their limits, the choice of this browser, and all of it in words. */

import type { TableSettings } from '$api/generated/wire';
import { language, text } from '$base/i18n.svelte';
import { store, stored } from '$base/local-storage';
import { timeWords } from './clock';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const CLOCK_MINUTES = { shortest: 1, longest: 1800 };
export const INCREMENT_SECONDS = 120;
/** The days for each turn that are offered. */
export const MOVE_DAYS: readonly number[] = [1, 2, 3, 5, 7, 14, 30];

/** The settings that people choose before a table is opened. */
export type ChosenSettings = Omit<TableSettings, 'carried'>;

export const PLAIN_SETTINGS: ChosenSettings = {
  pace: 'live',
  clock_minutes: null,
  clock_increment: 0,
  move_days: null,
  visibility: 'private',
  chat: 'free',
  undo: true,
  spectators: true,
  rated: false,
  coach: false,
  joint_deal: true,
};

/** The settings chosen last in this browser. */
export function storedSettings(): ChosenSettings {
  try {
    const known = JSON.parse(stored('table-settings') ?? '{}') as Partial<ChosenSettings>;
    const kept = Object.entries(known).filter(([name]) => name in PLAIN_SETTINGS);
    return { ...PLAIN_SETTINGS, ...Object.fromEntries(kept) };
  } catch {
    return PLAIN_SETTINGS;
  }
}

export function storeSettings(settings: ChosenSettings): void {
  store('table-settings', JSON.stringify(settings));
}

/** One short phrase for each thing worth knowing before one sits down. */
export function settingsWords(settings: ChosenSettings & Partial<TableSettings>): string[] {
  const { pace, clock_minutes, clock_increment, move_days, undo, spectators } = settings;
  const days = move_days === null ? null : timeWords(move_days * DAY, language());
  const clock = clock_minutes === null ? null : timeWords(clock_minutes * MINUTE, language());
  const more = timeWords(clock_increment * 1000, language());
  return [
    text(`web-pace-${pace}`),
    days === null ? '' : text('web-settings-days', { days }),
    clock === null ? '' : text('web-settings-clock', { clock }),
    clock === null || clock_increment === 0 ? '' : text('web-settings-increment', { more }),
    clock === null && days === null ? text('web-settings-no-clock') : '',
    undo ? '' : text('web-settings-no-undo'),
    spectators ? '' : text('web-settings-no-spectators'),
    settings.rated ? text('web-settings-rated') : '',
    settings.coach ? text('web-settings-coach') : '',
    settings.carried ? text('web-settings-carried') : '',
  ].filter(Boolean);
}
