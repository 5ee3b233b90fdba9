/**
 * A page counts score pads as the server does. `tests/wasm` writes the pads and runs this.
 */

import { expect, test } from 'vitest';
import type {
  KingdomScoreRequest,
  KingdomScoreResponse,
  TallyRequest,
  TallyResponse,
} from '$api/generated/wire';
import { scoredKingdom, talliedMatch } from '$engine/score-pads';
import { moduleOf, wordsOf, written } from './written';

interface Pads {
  kingdoms: { language: string; board: KingdomScoreRequest; shown: KingdomScoreResponse }[];
  matches: { language: string; pad: TallyRequest; shown: TallyResponse }[];
}

const core = moduleOf('pads');
const { kingdoms, matches } = written('DOMINIUM_PADS') as Pads;

test('kingdoms', () => {
  for (const { language, board, shown } of kingdoms) {
    expect(scoredKingdom(core, board, wordsOf(language))).toEqual(shown);
  }
});

test('matches of tiles', () => {
  for (const { language, pad, shown } of matches) {
    expect(talliedMatch(core, pad, wordsOf(language))).toEqual(shown);
  }
});
