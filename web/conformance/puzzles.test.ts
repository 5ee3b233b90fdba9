/**
 * A page plays puzzles as the library does. `tests/wasm` writes what is answered and runs this.
 */

import { expect, test } from 'vitest';
import type { PuzzleScript } from '$api/generated/wire';
import { puzzleAfter, type PuzzleView } from '$learn/attempt';
import { ofDevice } from './tables';
import { formatters, moduleOf, written } from './written';

interface TaughtPuzzle {
  language: string;
  script: PuzzleScript;
  visits: { answers: string[]; given: string[]; shown: PuzzleView }[];
}

const modules = { kingdom: moduleOf('kingdom'), line: moduleOf('line') };

test.each(
  (written('DOMINIUM_PUZZLES') as TaughtPuzzle[]).map(
    (taught) => [taught.script.game, taught.language, taught] as const,
  ),
)('a puzzle of %s in %s', (_game, language, { script, visits }) => {
  const words = formatters.get(language);
  if (!words) throw new Error(language);
  const taught = {
    core: modules[script.family],
    script,
    voice: { words, length: 'short' as const },
  };
  for (const { answers, given, shown } of visits) {
    const { table, ...said } = puzzleAfter(taught, answers, given);
    const { table: expectedTable, ...expected } = shown;
    expect([answers, given, said]).toEqual([answers, given, expected]);
    expect(ofDevice(table)).toEqual(ofDevice(expectedTable));
  }
});
