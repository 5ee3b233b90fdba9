import { describe, expect, it } from 'vitest';
import { writtenHand } from '$scorepads/line-pad.svelte';

describe('a hand on the score pad', () => {
  it('is what counts of it', () => {
    const typed = { tiles: '', numbers: { count: 23 } };
    expect(writtenHand(typed, false, ['count'])).toEqual({ count: 23 });
  });

  it('is its tiles, the higher number of each first', () => {
    const typed = { tiles: '5-6, 11', numbers: {} };
    expect(writtenHand(typed, true, ['pips'])).toEqual({ tiles: ['65', '11'] });
  });
});
