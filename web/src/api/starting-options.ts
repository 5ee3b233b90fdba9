/** The options of a new game, as the server completes them. */

import type { CreateTableRequest, GameView, Options } from './generated/wire';

type Wish = Pick<CreateTableRequest, 'preset' | 'options'>;

export function startingOptions(game: GameView, seats: number, wish: Wish = {}): Options {
  const preset = game.presets.find(({ id }) => id === wish.preset) ?? game.presets[0];
  return {
    ...Object.fromEntries(game.options.map((option) => [option.name, option.default])),
    ...preset?.options,
    ...(game.options.some(({ name }) => name === 'seats') ? { seats } : {}),
    ...wish.options,
  };
}
