/**
 * A page plays puzzles as the library does. `tests/wasm` writes what is answered and runs this.
 */

import { test } from 'vitest';
import type { PuzzleScript } from '$api/generated/wire';
import { puzzleAfter, type PuzzleView } from '$learn/attempt';
import { compare, type Written } from './exercises';
import { written } from './written';

const all = written('DOMINIUM_PUZZLES') as Written<PuzzleScript, PuzzleView>[];

test.each(all.map((one) => [one.script.game, one.language, one] as const))(
  '%s in %s',
  (_name, _language, one) => compare(one, puzzleAfter),
);
