/**
 * A page plays lessons as the library does. `tests/wasm` writes what is answered and runs this.
 */

import { expect, test } from 'vitest';
import type { LessonScript } from '$api/generated/wire';
import { lessonAfter, type LessonView } from '$learn/course';
import { ofDevice } from './tables';
import { formatters, moduleOf, written } from './written';

interface TaughtLesson {
  language: string;
  script: LessonScript;
  visits: { answers: string[]; given: string[]; shown: LessonView }[];
}

const modules = { kingdom: moduleOf('kingdom'), line: moduleOf('line') };

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
    expect(ofDevice(table)).toEqual(ofDevice(expectedTable));
  }
});
