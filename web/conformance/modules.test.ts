/**
 * The core in a page does what the native core does: games that Python has played and worded are
 * played and worded again. `tests/wasm` writes them and runs this.
 */

import { expect, test } from 'vitest';
import { FamilyGame, type Audience, type OptionValues } from '$engine/family-game';
import { isKingdomMoment, kingdomPicture, linePicture } from '$engine/picture';
import { Player } from '$engine/player';
import { announced } from '$engine/telling';
import { moduleOf, wordsOf, written } from './written';

interface PlayedGame {
  family: 'kingdom' | 'line';
  game: string;
  options: OptionValues;
  plies: Ply[];
}
interface Told {
  language: string;
  audience: Audience;
  told: unknown;
}
/** An action, and of some what was told after it. */
interface Ply extends Partial<Told> {
  action: string;
  /** The choices of players there, where some were asked. */
  choices?: { seed: string; greedy: string; net: string; search: [string, number][] };
}

/** The number of games of a length from a position. */
interface CountedGames {
  family: 'kingdom' | 'line';
  game: string;
  options: OptionValues;
  actions: string[];
  depth: number;
  count: number;
}

const games = written('DOMINIUM_GAMES') as PlayedGame[];
const counts = written('DOMINIUM_COUNTS') as CountedGames[];

const modules = { kingdom: moduleOf('kingdom'), line: moduleOf('line') };
const players = { kingdom: moduleOf('kingdom_players'), line: moduleOf('line_players') };

function told(played: FamilyGame, ply: Told, number: number): unknown {
  const words = wordsOf(ply.language);
  const moment = played.moment(ply.audience);
  const { length } = ply.audience;
  return {
    ...(isKingdomMoment(moment) ? kingdomPicture(moment, words) : linePicture(moment, words)),
    asked: words.text(moment.asked),
    standings: moment.standings && words.lines(moment.standings),
    announced: announced(played, [number, number + 1], ply.audience, { words, length }),
    heard: words.lines(played.heard(number, number + 1, ply.audience)),
    events: played.events(number, number + 1, ply.audience.viewer),
  };
}

const isTold = (ply: Ply): ply is Ply & Told => 'told' in ply;

function chosen(player: Player, seed: string): Ply['choices'] {
  return {
    seed,
    greedy: player.greedy(BigInt(seed), BigInt(seed)),
    net: player.net() ?? '',
    search: player
      .search({ playouts: 40 }, BigInt(seed))
      .map(({ action, playouts }) => [action, playouts]),
  };
}

test.each(games.map((game, index) => [index, game.game, game] as const))(
  'game %i, %s',
  (_index, _name, { family, game, options, plies }) => {
    const played = new FamilyGame(modules[family], game, options);
    const player = new Player(players[family], game, options);
    plies.forEach((ply, number) => {
      expect(played.act(ply.action)).toHaveProperty('events');
      player.act(ply.action);
      if (isTold(ply)) expect(told(played, ply, number)).toEqual(ply.told);
      if (ply.choices) expect(chosen(player, ply.choices.seed)).toEqual(ply.choices);
    });
  },
);

test.each(counts)('perft of $game', ({ family, game, options, actions, depth, count }) => {
  const player = new Player(players[family], game, options);
  for (const action of actions) player.act(action);
  expect(player.perft(depth)).toBe(count);
});
