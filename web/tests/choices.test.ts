import { describe, expect, it } from 'vitest';
import type { KingdomChoice } from '$api/generated/wire';
import { asSquare, choicesAt, choicesMatching, claimOf, DigitEntry, plain } from '$table/choices';

function placement(number: number, action: string, squares: string[], text: string): KingdomChoice {
  return { number, action, kind: 'place', squares, text };
}

const CHOICES = [
  placement(1, 'e6r', ['e6', 'f6'], 'Les E6, jezero F6. Zisk 3.'),
  placement(2, 'e6u', ['e6', 'e5'], 'Les E6, jezero E5. Zisk 1.'),
  placement(3, 'd6r', ['d6', 'e6'], 'Les D6, jezero E6. Zisk 0.'),
];

describe('choices at a square', () => {
  it('puts those with the left half there first', () => {
    expect(choicesAt(CHOICES, 'e6').map(({ action }) => action)).toEqual(['e6r', 'e6u', 'd6r']);
    expect(choicesAt(CHOICES, 'f6').map(({ action }) => action)).toEqual(['e6r']);
    expect(choicesAt(CHOICES, 'a1')).toEqual([]);
  });

  it('finds the claim of a domino, not a placement', () => {
    const claim: KingdomChoice = {
      number: 4,
      action: '24',
      kind: 'claim',
      squares: [],
      domino: 24,
      text: '',
    };
    expect(claimOf([...CHOICES, claim], 24)).toBe(claim);
    expect(claimOf(CHOICES, 24)).toBeNull();
  });
});

describe('typing', () => {
  it.each([
    ['e6', 'e6'],
    ['E6', 'e6'],
    ['6e', 'e6'],
    [' 6 E ', 'e6'],
    ['m13', 'm13'],
    ['e6r', null],
    ['24', null],
    ['n3', null],
    ['', null],
  ])('"%s" as a square is %s', (typed, square) => {
    expect(asSquare(typed)).toBe(square);
  });

  it('narrows by square, notation and words without accents', () => {
    const found = (typed: string) => choicesMatching(CHOICES, typed).map(({ number }) => number);
    expect(found('')).toEqual([1, 2, 3]);
    expect(found('f6')).toEqual([1]);
    expect(found('e6u')).toEqual([2]);
    expect(found('LES D6')).toEqual([3]);
    expect(found('moře')).toEqual([]);
  });

  it('reads letters of all four languages plainly', () => {
    expect(plain(' Žluťoučký ŁĄKA ')).toBe('zlutoucky laka');
  });
});

describe('digits', () => {
  it('reach items of two digits', () => {
    const digits = new DigitEntry();
    expect(digits.type('1', 14, 0)).toBe(1);
    expect(digits.type('2', 14, 300)).toBe(12);
  });

  it('begin anew where there is no such item, and after a pause', () => {
    const digits = new DigitEntry();
    digits.type('1', 14, 0);
    expect(digits.type('5', 14, 300)).toBe(5);
    expect(digits.type('1', 14, 5000)).toBe(1);
    expect(digits.type('0', 9, 9000)).toBeNull();
  });
});
