/** The bots of the levels, at work on this device: see `dominium.bots` for what their names say. */

import { LADDERS } from '$api/generated/levels';
import type { Options } from '$api/generated/wire';
import type { Player } from '$engine/player';
import { anyOf, isMet, seed } from '$engine/chance';

/** The name of the bot that plays a level in a game; of a level that is not there the first. */
export function botBehind(game: string, options: Options, level: string): string {
  const ladder = LADDERS[game];
  if (!ladder) throw new Error(`${game} has no levels`);
  const special = ladder.levels_for.find(({ options: wanted }) =>
    Object.entries(wanted).every(([name, value]) => options[name] === value),
  );
  const levels = special?.levels ?? ladder.levels;
  return levels[level] ?? Object.values(levels)[0] ?? 'greedy';
}

/** The parameters in the name of a bot: `search:playouts=100,time=0.2`. */
function parametersOf(name: string): Record<string, number> {
  const [, written = ''] = name.split(':');
  const pairs = written.split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [key = '', value] = pair.split('=');
      return [key, Number(value)];
    }),
  );
}

/**
 * The action of a bot for the acting seat.
 * @param tempted True where a careless player may take anything: at a claim, or with tiles.
 */
export function choose(player: Player, name: string, tempted: boolean): string | undefined {
  const legal = player.legal();
  if (legal.length <= 1) return legal[0];
  const { careless = 0, hasty = 0, playouts, time } = parametersOf(name);
  if (tempted && isMet(careless)) return anyOf(legal);
  if (name.startsWith('net')) return player.net() ?? player.greedy(seed(), seed());
  if (!name.startsWith('search') || isMet(hasty)) return player.greedy(seed(), seed());
  const budget = {
    ...(playouts === undefined ? {} : { playouts }),
    ...(time === undefined ? {} : { seconds: time }),
  };
  return player.search(budget, seed())[0]?.action;
}
