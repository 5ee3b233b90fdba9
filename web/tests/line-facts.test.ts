import { describe, expect, it } from 'vitest';
import type { LineGameId } from '$api/generated/games';
import { LINE_GAMES, lineFacts } from '$api/line-facts';

describe('the facts of a line game', () => {
  const partsAt = (game: LineGameId, ending: string, options = {}) =>
    lineFacts(game, options).endings.find((one) => one.ending === ending)?.hand;

  it('say what counts of a hand', () => {
    expect(partsAt('block', 'out')).toEqual(['pips']);
    expect(partsAt('bergen', 'out')).toEqual([]);
    expect(partsAt('bergen', 'blocked')).toEqual(['pips', 'doubles', 'double_pips']);
    expect(partsAt('solo', 'stuck')).toEqual(['count']);
  });

  it('follow the options', () => {
    expect(partsAt('twenty_one', 'showdown')).toEqual(['pips']);
    expect(partsAt('twenty_one', 'showdown', { ties: 'fewer_tiles' })).toEqual(['pips', 'count']);
    expect(lineFacts('draw', {}).unit).toBe('deals');
    expect(lineFacts('draw', { scoring: 'points' }).unit).toBe('points');
    expect(partsAt('draw', 'out')).toEqual([]);
    expect(partsAt('draw', 'out', { scoring: 'points' })).toEqual(['pips']);
  });

  it('hide the hands wherever somebody else plays', () => {
    expect(LINE_GAMES.filter((game) => !lineFacts(game, {}).hides_hands)).toEqual(['solo']);
  });
});
