/** Lessons and puzzles of a page, and their tables beside those of a server. */

import { expect } from 'vitest';
import type { ExercisePosition, Snapshot } from '$api/generated/wire';
import type { Taught } from '$learn/taught';
import { moduleOf, wordsOf } from './written';

/** What only a server has: its people, its settings, and what it proves. */
const OF_SERVERS = ['mark', 'settings', 'seats', 'may', 'heard', 'undo_to', 'seed', 'commitment'];

/** A table of the device may know what was drawn: nobody else looks at it. */
const told = ({ history }: Snapshot) => history.map((entry) => ({ ...entry, action: null }));

/** A table as a device shows it, for a comparison with one of a server. */
const ofDevice = (table: Snapshot) => ({
  ...Object.fromEntries(Object.entries(table).filter(([name]) => !OF_SERVERS.includes(name))),
  history: told(table),
});

/** What Python wrote of a lesson or a puzzle in a language: answers, and what is shown then. */
export interface Written<Kind, View> {
  language: string;
  script: Kind;
  visits: { answers: string[]; given: string[]; shown: View }[];
}

const modules = { kingdom: moduleOf('kingdom'), line: moduleOf('line') };

/** Compares what a page shows after answers with what the library says. */
export function compare<Kind extends ExercisePosition, View extends { table: Snapshot }>(
  { language, script, visits }: Written<Kind, View>,
  play: (taught: Taught<Kind>, answers: string[], given: string[]) => View,
): void {
  const words = wordsOf(language);
  const core = modules[script.family];
  const taught = { core, script, voice: { words, length: 'short' as const } };
  for (const { answers, given, shown } of visits) {
    const { table, ...said } = play(taught, answers, given);
    const { table: expectedTable, ...expected } = shown;
    expect([answers, given, said]).toEqual([answers, given, expected]);
    expect(ofDevice(table)).toEqual(ofDevice(expectedTable));
  }
}
