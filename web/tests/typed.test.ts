import { describe, expect, it } from 'vitest';
import type { KingdomChoice, LineChoice } from '$api/generated/wire';
import { KINGDOM_COMMANDS, type KingdomCommand } from '$kingdom/keys';
import { choicesMatching } from '$table/choices';
import { readTyped, type Wish } from '$table/typed';

const LEGAL: KingdomChoice[] = [
  { number: 1, action: 'e6r', kind: 'place', squares: ['e6', 'f6'], text: 'forest E6, lake F6' },
  { number: 2, action: 'e4u', kind: 'place', squares: ['e4', 'e3'], text: 'forest E4, lake E3' },
];

function read(line: string, legal = LEGAL): Wish<KingdomChoice, KingdomCommand> {
  const matching = choicesMatching(legal, line);
  return readTyped(line, { legal, matching, commands: KINGDOM_COMMANDS });
}

describe('a typed line', () => {
  it('takes an item of the list by its number and a full stop', () => {
    expect(read('2.')).toEqual({ kind: 'item', choice: LEGAL[1] });
    expect(read('3.')).toEqual({ kind: 'missing-item', number: 3 });
  });

  it('sends numbers, notation and words to the server', () => {
    expect(read('24')).toEqual({ kind: 'act', actions: ['24'] });
    expect(read(' e6r , 24 ')).toEqual({ kind: 'act', actions: ['e6r', '24'] });
    expect(read('e10r24')).toEqual({ kind: 'act', actions: ['e10r', '24'] });
    expect(read('e6 right')).toEqual({ kind: 'act', actions: ['e6 right'] });
    expect(read('nonsense')).toEqual({ kind: 'act', actions: ['nonsense'] });
  });

  it('looks through the list for a bare square or a word of it', () => {
    expect(read('E6')).toEqual({ kind: 'look' });
    expect(read('lake')).toEqual({ kind: 'look' });
  });

  it('is never taken for a square where lines narrow no list', () => {
    const laying = { kind: 'lay', short: '6-5 left', text: '6-5 left. Ends 6 and 5.' } as const;
    const tiles: LineChoice[] = [{ number: 1, action: '65l', ...laying, open_ends: [] }];
    const typed = (line: string) =>
      readTyped<LineChoice, KingdomCommand>(line, { legal: tiles, matching: null, commands: [] });
    expect(typed('66l')).toEqual({ kind: 'act', actions: ['66l'] });
    expect(typed('21d')).toEqual({ kind: 'act', actions: ['21d'] });
    expect(typed('6-5')).toEqual({ kind: 'act', actions: ['6-5'] });
  });

  it('asks for nothing when it is empty', () => {
    expect(read('  ')).toEqual({ kind: 'nothing' });
  });

  it('sends a square when a castle is to be placed', () => {
    const castle: KingdomChoice[] = [
      { number: 1, action: 'c3', kind: 'place_castle', squares: ['c3'], text: 'castle C3' },
    ];
    expect(read('c3', castle)).toEqual({ kind: 'act', actions: ['c3'] });
  });

  it('sends what declines a step', () => {
    const declining: KingdomChoice[] = [
      { number: 1, action: 'tax e6', kind: 'tax', squares: ['e6'], text: 'Taxes E6' },
      { number: 2, action: '-', kind: 'decline', squares: [], text: 'Send no knight' },
    ];
    const typed = (line: string) => read(line, declining);
    expect(typed('-')).toEqual({ kind: 'act', actions: ['-'] });
    expect(typed('tax e6')).toEqual({ kind: 'act', actions: ['tax e6'] });
    expect(typed('taxes')).toEqual({ kind: 'look' });
  });
});
