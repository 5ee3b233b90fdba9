import { describe, expect, it } from 'vitest';
import { sinceLastTurn } from '$room/since-last-turn';

function entry(seat: number | null, line: string, changes = {}) {
  return { seat, kind: 'action' as const, undone: false, text: line ? [line] : [], ...changes };
}

const history = [
  entry(null, 'drawn 1'),
  entry(0, 'Jana takes 5'),
  entry(1, 'Petr takes 7'),
  entry(0, 'Jana places 5'),
  entry(0, 'Jana takes 9'),
  entry(1, 'Petr places 7'),
  entry(1, ''),
  entry(null, 'drawn 2'),
];

describe('since the last turn', () => {
  it('tells what others and chance did, the oldest first', () => {
    expect(sinceLastTurn(history, 0, true)).toEqual({
      lines: ['Petr places 7', 'drawn 2'],
      hadTurn: true,
    });
  });

  it('tells what belongs together on one line', () => {
    const told = [entry(0, 'Jana takes 5'), entry(1, '', { text: ['Petr takes 7.', 'It is 24.'] })];
    expect(sinceLastTurn(told, 0, true).lines).toEqual(['Petr takes 7. It is 24.']);
  });

  it('is the whole game before the first turn', () => {
    expect(sinceLastTurn(history.slice(0, 2), 1, true)).toEqual({
      lines: ['drawn 1', 'Jana takes 5'],
      hadTurn: false,
    });
  });

  it('begins before a turn that has begun already', () => {
    const middle = [...history, entry(0, 'Jana places 9')];
    expect(sinceLastTurn(middle, 0, true).lines).toEqual(['Petr places 7', 'drawn 2']);
  });

  it('tells only what chance did since the last action where there is nobody else', () => {
    const alone = [entry(null, 'drawn 1'), entry(0, 'Jana takes 5'), entry(null, 'drawn 2')];
    expect(sinceLastTurn(alone, 0, true).lines).toEqual(['drawn 2']);
  });

  it('is nothing when nobody has acted since', () => {
    expect(sinceLastTurn(history.slice(0, 5), 0, false).lines).toEqual([]);
  });

  it('tells what happened beside actions, and not what was taken back', () => {
    const told = [
      ...history.slice(0, 5),
      entry(1, 'Petr places 7', { undone: true }),
      entry(1, 'Petr has left.', { kind: 'left' }),
    ];
    expect(sinceLastTurn(told, 0, false).lines).toEqual(['Petr has left.']);
  });

  it('does not take a wish of its own for a turn', () => {
    const told = [...history, entry(0, 'Jana asks to take back', { kind: 'undo_asked' })];
    expect(sinceLastTurn(told, 0, false).lines).toEqual(['Petr places 7', 'drawn 2']);
  });
});
