import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reveal } from '$kingdom/reveal.svelte';
import type { ScoreRow } from '$kingdom/score-rows';

const rows = (count: number): ScoreRow[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${index}`,
    terrain: null,
    points: index,
    squares: [],
    properties: [],
    queen: false,
    words: '',
  }));

function still(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches }));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('rows are counted one after the other, those without points at once', () => {
  still(false);
  const reveal = new Reveal();
  reveal.start(rows(4));
  const seen = [];
  for (; reveal.counted !== null; vi.advanceTimersToNextTimer()) {
    seen.push([reveal.row?.points, reveal.counted]);
  }
  expect(seen).toEqual([
    [1, 1],
    [2, 3],
    [3, 6],
  ]);
});

test('many rows take no longer than four seconds, and can be skipped', () => {
  still(false);
  const reveal = new Reveal();
  reveal.start(rows(40));
  vi.advanceTimersByTime(3900);
  expect(reveal.counted).not.toBeNull();
  vi.advanceTimersByTime(200);
  expect(reveal.counted).toBeNull();
  reveal.start(rows(40));
  reveal.finish();
  expect([reveal.row, reveal.counted, vi.getTimerCount()]).toEqual([null, null, 0]);
});

test('who wants no motion sees the final picture at once', () => {
  still(true);
  const reveal = new Reveal();
  reveal.start(rows(4));
  expect(reveal.counted).toBeNull();
});
