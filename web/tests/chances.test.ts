import { describe, expect, it } from 'vitest';
import type { Grade, ReviewedDecision } from '$api/generated/wire';
import { ChanceGraph } from '$coach/chances';
import { listed } from '$coach/coach';

const FRAME = { left: 50, top: 10, width: 400, height: 200 };

function decision(ply: number, seat: number, grade: Grade): ReviewedDecision {
  return {
    ply,
    seat,
    action: 'e6r',
    words: '',
    grade,
    grade_words: '',
    loss_points: 0,
    loss_win: 0,
    win: 0,
    points: 0,
    best: [],
    reason: null,
  };
}

const DECISIONS = [
  decision(4, 0, 'blunder'),
  decision(6, 1, 'good'),
  decision(8, 3, 'mistake'),
  decision(9, 1, 'inaccuracy'),
];
const REVIEW = {
  sides: [
    { side: 0, seats: [0, 2], names: ['Jana', 'Eva'] },
    { side: 1, seats: [1, 3], names: ['Petr', 'Karel'] },
  ],
  chances: [
    { ply: 4, win: [0.5, 0.5] },
    { ply: 8, win: [0.75, 0.25] },
    { ply: 12, win: [1, 0] },
  ],
  decisions: DECISIONS,
};

describe('the graph of chances', () => {
  const graph = new ChanceGraph(REVIEW, FRAME);

  it('goes from the first ply to the last, from nothing to certainty', () => {
    expect([graph.x(4), graph.x(8), graph.x(12)]).toEqual([50, 250, 450]);
    expect([graph.y(1), graph.y(0)]).toEqual([10, 210]);
    expect(graph.path(1)).toBe('M50 110L250 160L450 210');
  });

  it('keeps plies before and after it inside', () => {
    expect([graph.x(0), graph.x(99)]).toEqual([50, 450]);
  });

  it('marks mistakes on the line of whoever made them', () => {
    expect(graph.marks).toEqual([
      { ply: 4, x: 50, y: 110, sign: '??' },
      { ply: 8, x: 250, y: 160, sign: '?' },
    ]);
  });

  it('knows the nearest ply', () => {
    expect([0, 149, 151, 900].map((x) => graph.plyAt(x))).toEqual([4, 4, 8, 12]);
  });

  it('stands with a single moment, and with none', () => {
    const one = new ChanceGraph({ ...REVIEW, chances: [{ ply: 3, win: [1, 0] }] }, FRAME);
    expect(one.path(0)).toBe('M50 10');
    const none = new ChanceGraph({ ...REVIEW, chances: [] }, FRAME);
    expect([none.path(0), none.plyAt(80), none.marks]).toEqual(['', 0, []]);
  });
});

describe('the list of decisions', () => {
  it.each([
    [null, false, [4, 6, 8, 9]],
    [null, true, [4, 8, 9]],
    [1, false, [6, 9]],
    [1, true, [9]],
    [2, false, []],
  ])('of seat %s, only the worse ones: %s', (seat, worse, plies) => {
    expect(listed(DECISIONS, { seat, worse }).map(({ ply }) => ply)).toEqual(plies);
  });
});
