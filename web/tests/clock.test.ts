import { describe, expect, it } from 'vitest';
import { clockFace, remaining, timeWords, warningBetween } from '$table/clock';

const MINUTE = 60_000;

describe('the time left', () => {
  const clock = { running: 1, remaining: [5 * MINUTE, 2 * MINUTE], at: 0, increment: 0 };

  it('runs only for whose turn it is, and never below nothing', () => {
    expect(remaining(clock, 0, MINUTE)).toBe(5 * MINUTE);
    expect(remaining(clock, 1, MINUTE)).toBe(MINUTE);
    expect(remaining(clock, 1, 3 * MINUTE)).toBe(0);
    expect(remaining({ ...clock, running: null }, 1, MINUTE)).toBe(2 * MINUTE);
  });

  it.each([
    [0, '0:00'],
    [9_001, '0:10'],
    [59_999, '1:00'],
    [5 * MINUTE - 1000, '4:59'],
    [62 * MINUTE + 3000, '1:02:03'],
  ])('%d milliseconds are written %s', (milliseconds, face) => {
    expect(clockFace(milliseconds, 'en')).toBe(face);
  });

  it.each([
    [30_000, 'en', '30 seconds'],
    [2 * MINUTE, 'cs', '2 minuty'],
    [5 * MINUTE + 1000, 'cs', '5 minut 1 sekunda'],
    [26 * 60 * MINUTE, 'pl', '1 dzień 2 godziny'],
    [0, 'sk', '0 sekúnd'],
  ])('%d milliseconds in %s are %s', (milliseconds, language, words) => {
    expect(timeWords(milliseconds, language)).toBe(words);
  });

  it('beyond a day is written in words', () => {
    expect(clockFace(49 * 60 * MINUTE, 'en')).toBe('2 days 1 hr');
  });
});

describe('a warning', () => {
  it.each([
    [61_000, 60_000, 60],
    [60_000, 59_000, null],
    [31_000, 29_500, 30],
    [12_000, 9_900, 10],
    [70_000, 5_000, 10],
    [0, 5_000, null],
  ])('between %d and %d milliseconds is for %s', (before, now, warning) => {
    expect(warningBetween(before, now)).toBe(warning);
  });
});
