import { describe, expect, it } from 'vitest';
import { addressOf, gameIn, gameOf } from '$analysis/game-link';
import type { RecordedGame } from '$engine/recorded-game';

const PLAYED: RecordedGame = {
  game: 'kingdomino',
  options: { seats: 2, size: 5, harmony: true, frame: 'floating' },
  names: ['Jana', 'Žluťoučký kůň'],
  actions: ['=24', '=3', '=41', '=17', '=k2', '41'],
};

const hashOf = (address: string) => address.slice(address.indexOf('#'));

/** A hash with anything packed as a game is. */
async function packed(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return `#game=${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
}

describe('a link that holds a game', () => {
  it('brings the game and its ply', async () => {
    const address = await addressOf({ recorded: PLAYED, ply: 4 });
    expect(address).toMatch(/^\/analysis#game=[\w-]+&ply=4$/);
    expect(await gameIn(hashOf(address))).toEqual({ recorded: PLAYED, ply: 4 });
  });

  it('is short: a whole game of two is less than a kilobyte', async () => {
    const actions = Array.from({ length: 110 }, (_, index) => `=${(index * 29) % 48}`);
    const address = await addressOf({ recorded: { ...PLAYED, actions }, ply: 0 });
    expect(address.length).toBeLessThan(1000);
  });

  it('begins at the beginning where it names no ply that there is', async () => {
    const address = await addressOf({ recorded: PLAYED, ply: 0 });
    for (const ply of ['-1', '7', '1.5', 'x', ''])
      expect(await gameIn(hashOf(address).replace('ply=0', `ply=${ply}`))).toMatchObject({
        ply: 0,
      });
  });

  it('may hold none', async () => {
    expect(await gameIn('')).toBeNull();
    expect(await gameIn('#ply=3')).toBeNull();
  });

  it.each(['#game=', '#game=%%%', '#game=AAAA', `#game=${'A'.repeat(30_000)}`])(
    'is refused where it cannot be read: %s',
    async (hash) => {
      await expect(gameIn(hash)).rejects.toThrow();
    },
  );

  it.each([
    [null],
    [['kingdomino', {}, ['Jana']]],
    [[1, {}, [], []]],
    [['kingdomino', { seats: [] }, [], []]],
    [['kingdomino', {}, [2], []]],
    [['kingdomino', {}, [], Array(6000).fill('11')]],
    [['kingdomino', {}, ['x'.repeat(100)], []]],
  ])('is refused where it holds something else: %j', async (value) => {
    await expect(gameIn(await packed(value))).rejects.toThrow();
  });

  it('stops at a game that is far too large', async () => {
    await expect(gameIn(await packed('x'.repeat(1_000_000)))).rejects.toThrow('too long');
  });
});

describe('a record', () => {
  it('tells the game', () => {
    const { names, ...rest } = PLAYED;
    const seats = names.map((name) => ({ name, bot: null }));
    expect(gameOf({ format: 'dominium-record', version: 1, ...rest, seats })).toEqual(PLAYED);
  });

  it.each([null, 3, {}, { seats: [{}] }, { game: 'kingdomino', seats: 2 }])(
    'of something else is refused: %j',
    (record) => {
      expect(() => gameOf(record)).toThrow();
    },
  );
});
