import { describe, expect, it } from 'vitest';
import { PAD_GAMES, partsOf, takesTiles, writtenHand } from '$lib/tally.svelte';

describe('a hand on the score pad', () => {
  it('is asked for what counts of it', () => {
    expect(partsOf('block', {})).toEqual(['pips']);
    expect(partsOf('bergen', {})).toEqual(['pips', 'doubles', 'double_pips']);
    expect(partsOf('twenty_one', { ties: 'fewer_tiles' })).toEqual(['pips', 'count']);
  });

  it('is the number of all tiles left over in Solo, which takes no tiles', () => {
    expect(PAD_GAMES.filter((game) => !takesTiles(game))).toEqual(['solo']);
    const parts = partsOf('solo', {});
    expect(writtenHand({ tiles: '', numbers: { count: 23 } }, false, parts)).toEqual({ count: 23 });
  });

  it('is its tiles, the higher number of each first', () => {
    const typed = { tiles: '5-6, 11', numbers: {} };
    expect(writtenHand(typed, true, ['pips'])).toEqual({ tiles: ['65', '11'] });
  });
});
