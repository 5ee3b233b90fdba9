/**
 * A page understands what is typed as the library does, and refuses what the rules forbid in the
 * same words. `tests/wasm` writes the games and runs this.
 */

import { expect, test } from 'vitest';
import type { Options } from '$api/generated/wire';
import { FamilyGame, type Audience, type ToldRefusal } from '$engine/family-game';
import { understood, type Understood } from '$engine/understood';
import { moduleOf, wordsOf, written } from './written';

interface TypedGame {
  family: 'kingdom' | 'line';
  game: string;
  options: Options;
  names: string[];
  plies: { typing: Typed[]; action: string }[];
}
interface Typed {
  language: string;
  you: number | null;
  text: string;
  understood: Understood;
  refused?: ToldRefusal | null;
}

const games = written('DOMINIUM_TYPED') as TypedGame[];
const modules = { kingdom: moduleOf('kingdom'), line: moduleOf('line') };

test.each(games.map((game, index) => [index, game.game, game] as const))(
  'what is typed in game %i, %s',
  (_index, _name, { family, game: id, options, names, plies }) => {
    const game = new FamilyGame(modules[family], id, options);
    for (const { typing, action } of plies) {
      for (const { language, you, text, ...expected } of typing) {
        const words = wordsOf(language);
        const audience: Audience = { viewer: you, you, length: 'short', acts: false, names };
        const found = understood(text, { game, id, options, audience, words });
        expect([text, found]).toEqual([text, expected.understood]);
        if (!('action' in found)) continue;
        const refused = game.refused(found.action, audience);
        const told = refused && { ...refused, told: words.text(refused.told) };
        expect([text, told]).toEqual([text, expected.refused]);
      }
      expect(game.act(action)).toHaveProperty('events');
    }
  },
);
