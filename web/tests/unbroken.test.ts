import { expect, it } from 'vitest';
import { unbroken } from '$ui/unbroken';

function parts(text: string): string[] {
  return unbroken(text).split(' ');
}

it('keeps a number with what it counts', () => {
  expect(parts('Forest 1 crown, lake.')).toEqual(['Forest\u00a01\u00a0crown,', 'lake.']);
  expect(parts('at most 7 × 7 squares')).toEqual(['at', 'most\u00a07\u00a0×\u00a07\u00a0squares']);
  expect(parts('5 squares × 2 = 10')).toEqual(['5\u00a0squares', '×\u00a02\u00a0=\u00a010']);
});

it('keeps the last number of a sentence with the word before it', () => {
  expect(parts('Jana: lake E6, forest F6, plus 0.').at(-1)).toBe('plus\u00a00.');
});

it('lets a line end between words, names of squares and the entries of a list', () => {
  const free = 'lake E6, forest F6 right, 1, 5, 8';
  expect(unbroken(free)).toBe(free);
});

it('keeps a preposition of one letter with its word', () => {
  expect(parts('Z lewej, k lesu, 5 z 12')).toEqual([
    'Z\u00a0lewej,',
    'k\u00a0lesu,',
    '5\u00a0z\u00a012',
  ]);
});
