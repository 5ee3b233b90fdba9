/** A page replays records as the server does. `tests/wasm` writes them and runs this. */

import { expect, test } from 'vitest';
import type { Replay } from '$api/generated/wire';
import { ReplayedGame, type RecordedGame } from '$engine/recorded-game';
import { moduleOf, wordsOf, written } from './written';

interface Shown {
  family: 'kingdom' | 'line';
  language: string;
  recorded: RecordedGame;
  replays: Replay[];
}

const modules = { kingdom: moduleOf('kingdom'), line: moduleOf('line') };

test.each((written('DOMINIUM_REPLAYS') as Shown[]).map((one) => [one.recorded.game, one] as const))(
  'a record of %s',
  (_game, { family, language, recorded, replays }) => {
    const words = wordsOf(language);
    const replayed = new ReplayedGame(modules[family], recorded);
    for (const shown of replays) expect(replayed.at(shown.ply, words)).toEqual(shown);
  },
);
