/**
 * A page plays lessons as the library does. `tests/wasm` writes what is answered and runs this.
 */

import { expect, test } from 'vitest';
import type { LessonScript, Snapshot } from '$api/generated/wire';
import { lessonAfter, type LessonView } from '$learn/course';
import { formatters, moduleOf, written } from './written';

interface TaughtLesson {
  language: string;
  script: LessonScript;
  visits: { answers: string[]; given: string[]; shown: LessonView }[];
}

const modules = { kingdom: moduleOf('kingdom'), line: moduleOf('line') };

/** What only a server has: its people, its settings, and what it proves. */
const OF_SERVERS = ['mark', 'settings', 'seats', 'may', 'heard', 'undo_to', 'seed', 'commitment'];

/** A table of the device may know what was drawn: nobody else looks at it. */
const told = ({ history }: Snapshot) => history.map((entry) => ({ ...entry, action: null }));

const lasting = (table: Snapshot) => ({
  ...Object.fromEntries(Object.entries(table).filter(([name]) => !OF_SERVERS.includes(name))),
  history: told(table),
});

test.each(
  (written('DOMINIUM_LESSONS') as TaughtLesson[]).map(
    (taught) => [taught.script.lesson, taught.language, taught] as const,
  ),
)('%s in %s', (_lesson, language, { script, visits }) => {
  const words = formatters.get(language);
  if (!words) throw new Error(language);
  const taught = {
    core: modules[script.family],
    script,
    voice: { words, length: 'short' as const },
  };
  for (const { answers, given, shown } of visits) {
    const { table, ...said } = lessonAfter(taught, answers, given);
    const { table: expectedTable, ...expected } = shown;
    expect([answers, given, said]).toEqual([answers, given, expected]);
    expect(lasting(table)).toEqual(lasting(expectedTable));
  }
});
