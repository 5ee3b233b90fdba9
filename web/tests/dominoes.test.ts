import { describe, expect, it } from 'vitest';
import { dominoNumber, dominoText } from '$kingdom/dominoes';

describe('numbers of dominoes', () => {
  it.each([
    [1, '1'],
    [48, '48'],
    [49, 'q1'],
    [72, 'q24'],
    [96, 'q48'],
  ])('%i is written %s and read again', (number, written) => {
    expect(dominoText(number)).toBe(written);
    expect(dominoNumber(written)).toBe(number);
  });

  it('are read with capitals and spaces, and nothing else is one', () => {
    expect(dominoNumber(' Q 24 ')).toBe(72);
    for (const written of ['', 'q', 'e6', '24r', '123']) expect(dominoNumber(written)).toBeNull();
  });
});
