import { expect, test } from 'vitest';
import type { KingdomScore, Property } from '$api/generated/engine';
import { scoreRows } from '$kingdom/score-rows';

const SCORE: KingdomScore = {
  kingdom: 0,
  seats: [0],
  total: 21,
  properties: [
    property('lake', ['a1', 'a2'], 1),
    property('wheat', ['b1'], 0),
    property('lake', ['c1', 'c2', 'c3'], 3),
  ],
  bonuses: [{ name: 'harmony', points: 10 }],
  largest_property: 3,
  crowns: 4,
  court: null,
};

function property(terrain: Property['terrain'], squares: string[], crowns: number): Property {
  const size = squares.length;
  return { terrain, squares, size, crowns, points: size * crowns };
}

test('properties of one terrain are one row, which tells all of them', () => {
  const rows = scoreRows(SCORE, ['First lake.', 'Wheat.', 'Second lake.', 'Harmony.', 'Total.']);
  expect(rows.map(({ name, points, words }) => [name, points, words])).toEqual([
    ['terrain-wheat', 0, 'Wheat.'],
    ['terrain-lake', 11, 'First lake. Second lake.'],
    ['bonus-harmony', 10, 'Harmony.'],
  ]);
  expect(rows[1]?.squares).toEqual(['a1', 'a2', 'c1', 'c2', 'c3']);
});

test('of a terrain what brings points is shown, and all of it where nothing does', () => {
  const bare = property('lake', ['d1'], 0);
  const [, lakes] = scoreRows({ ...SCORE, properties: [...SCORE.properties, bare] }, []);
  expect(lakes?.squares).not.toContain('d1');
  const [wheat] = scoreRows(SCORE, []);
  expect(wheat?.squares).toEqual(['b1']);
});

test('a bonus is brought by the whole land', () => {
  const [, , bonus] = scoreRows(SCORE, []);
  expect(bonus?.squares).toEqual(['a1', 'a2', 'b1', 'c1', 'c2', 'c3']);
});

test('the row in which the queen stands says that one of its crowns is hers', () => {
  const court = {
    treasury: { coins: 0, coins_per_point: 3, points: 0 },
    buildings: [],
    queen: { property_index: 2, points: 3 },
    sheet: [
      { row: 'wheat', points: 0 },
      { row: 'lake', points: 11 },
    ],
  } as unknown as NonNullable<KingdomScore['court']>;
  const rows = scoreRows({ ...SCORE, court }, ['Wheat.', 'Lakes.', 'Total.']);
  expect(rows.map(({ name, queen }) => [name, queen])).toEqual([
    ['sheet-wheat', false],
    ['sheet-lake', true],
  ]);
  const alone = { ...court, queen: { property_index: 1, points: 1 } };
  const [wheat] = scoreRows({ ...SCORE, court: alone }, []);
  expect(wheat?.squares).toEqual(['b1']);
});

test('with a court the rows of its sheet are those of the score', () => {
  const court = {
    treasury: { coins: 3, coins_per_point: 3, points: 1 },
    buildings: [],
    queen: null,
    sheet: [
      { row: 'treasury', points: 1 },
      { row: 'lake', points: 14 },
    ],
  } as unknown as NonNullable<KingdomScore['court']>;
  const rows = scoreRows({ ...SCORE, court }, ['Treasury.', 'Lakes.', 'Total.']);
  expect(rows.map(({ name, terrain, points }) => [name, terrain, points])).toEqual([
    ['sheet-treasury', null, 1],
    ['sheet-lake', 'lake', 14],
  ]);
});
