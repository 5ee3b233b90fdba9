import { describe, expect, it } from 'vitest';
import { namesIn, numbersIn, scoreIn } from '$leagues/client';

describe('what organisers type', () => {
  it('has numbers between spaces, commas and slashes', () => {
    expect(numbersIn('8 6 4 2')).toEqual([8, 6, 4, 2]);
    expect(numbersIn('8/6/4/2')).toEqual([8, 6, 4, 2]);
    expect(numbersIn(' 4, 3,2; 1 ')).toEqual([4, 3, 2, 1]);
    expect(numbersIn('8 six')).toEqual([]);
    expect(numbersIn('-8')).toEqual([]);
  });

  it('has scores, also below zero', () => {
    expect(scoreIn(' 54 ')).toBe(54);
    expect(scoreIn('-48')).toBe(-48);
    expect(scoreIn('−48')).toBe(-48);
    expect(scoreIn('')).toBeNull();
    expect(scoreIn('5.5')).toBeNull();
    expect(scoreIn('12345')).toBeNull();
  });

  it('has names on lines and between commas', () => {
    expect(namesIn('Jana  Nová\nPetr, Eva;\n\n')).toEqual(['Jana Nová', 'Petr', 'Eva']);
    expect(namesIn(' ,\n')).toEqual([]);
  });
});
