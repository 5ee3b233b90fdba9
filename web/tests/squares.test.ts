import { describe, expect, it } from 'vitest';
import {
  columnsOf,
  isInside,
  nearestInside,
  neighbour,
  outlinePath,
  positionOf,
  rowsOf,
  squareAt,
  squaresOf,
  sideOf,
  wholeWindow,
  surroundings,
  widened,
  windowSide,
} from '$kingdom/squares';

describe('squares', () => {
  it('reads and writes every name of the largest window', () => {
    for (const square of rowsOf(wholeWindow(13)).flat()) {
      expect(squareAt(positionOf(square))).toBe(square);
    }
    expect(rowsOf(wholeWindow(13)).flat()).toHaveLength(169);
  });

  it('finds neighbours with rows counted from the top', () => {
    expect(neighbour('e5', 'u')).toBe('e4');
    expect(neighbour('e5', 'd')).toBe('e6');
    expect(neighbour('e9', 'd')).toBe('e10');
    expect(neighbour('e5', 'l')).toBe('d5');
    expect(neighbour('e5', 'r')).toBe('f5');
  });

  it('reads the squares of an action, left half first', () => {
    expect(squaresOf('e6r')).toEqual(['e6', 'f6']);
    expect(squaresOf('m13u')).toEqual(['m13', 'm12']);
    expect(squaresOf('e5')).toEqual(['e5']);
    for (const other of ['24', 'q3', '65l', '-', 'pass']) expect(squaresOf(other)).toEqual([]);
  });

  it('knows the windows of both frames', () => {
    expect(windowSide(5, 'floating')).toBe(9);
    expect(windowSide(7, 'floating')).toBe(13);
    expect(windowSide(5, 'fixed')).toBe(5);
    expect(windowSide(7, 'fixed')).toBe(7);
  });

  it('cuts an area into rows and columns', () => {
    const area = { first: 'd9', last: 'e10' };
    expect(rowsOf(area)).toEqual([
      ['d9', 'e9'],
      ['d10', 'e10'],
    ]);
    expect(columnsOf(area)).toEqual(['d', 'e']);
  });

  it('keeps squares inside an area', () => {
    const area = { first: 'c3', last: 'g7' };
    expect(isInside('c7', area)).toBe(true);
    expect(isInside('b7', area)).toBe(false);
    expect(nearestInside('a1', area)).toBe('c3');
    expect(nearestInside('i5', area)).toBe('g5');
    expect(nearestInside('d4', area)).toBe('d4');
  });

  it('draws one line round squares that touch', () => {
    const area = { first: 'd4', last: 'f6' };
    const edges = outlinePath(['d4', 'e4'], area).split('M').filter(Boolean);
    expect(edges).toHaveLength(6);
    expect(edges).not.toContain('100 0v100');
  });
});

describe('a kingdom', () => {
  const kingdom = {
    kingdom: 0,
    seats: [0],
    castle: 'g7',
    squares: [],
    used: null,
    reachable: null,
    discarded: [],
    position: '',
    court: null,
  };

  it('lies in a window with its floating castle in the middle', () => {
    expect(sideOf(kingdom, {})).toBe(13);
    expect(sideOf({ ...kingdom, castle: 'e5' }, { size: 5 })).toBe(9);
    expect(sideOf({ ...kingdom, castle: 'b1' }, { size: 5, frame: 'fixed' })).toBe(5);
    expect(sideOf(undefined, { size: 7 })).toBe(13);
  });

  it('is seen closely with the squares round it, within its limits', () => {
    const limits = { first: 'b1', last: 'i9' };
    expect(widened({ first: 'e5', last: 'f6' }, limits)).toEqual({ first: 'd4', last: 'g7' });
    expect(widened({ first: 'b1', last: 'i2' }, limits)).toEqual({ first: 'b1', last: 'i3' });
    expect(widened({ first: 'e5', last: 'f6' }, limits, 2)).toEqual({ first: 'c3', last: 'h8' });
  });

  it('is never seen smaller than five by five, where it can grow so far', () => {
    const limits = { first: 'a1', last: 'i9' };
    const castle = { first: 'e5', last: 'e5' };
    expect(surroundings(castle, limits, 0)).toEqual({ first: 'c3', last: 'g7' });
    expect(surroundings({ first: 'e5', last: 'h5' }, limits, 0)).toEqual({
      first: 'e3',
      last: 'i7',
    });
    expect(surroundings({ first: 'a1', last: 'b1' }, limits, 0)).toEqual({
      first: 'a1',
      last: 'e5',
    });
    expect(surroundings(castle, limits, 2)).toEqual({ first: 'c3', last: 'g7' });
    expect(surroundings(castle, castle, 2)).toEqual(castle);
  });
});
