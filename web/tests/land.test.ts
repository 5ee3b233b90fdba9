import { describe, expect, it } from 'vitest';
import { detailAt, dominoSquares, land, type Ground, type LandSquare } from '$land/land';
import { outline } from '$land/outline';
import { keyOf, regionsOf, type Region } from '$land/regions';
import { stamped, written } from '$land/stamps';

const KINGDOMS = 1_000;
const TERRAINS = ['wheat', 'forest', 'lake', 'grassland', 'swamp', 'mine', 'town'] as const;
const BESIDE = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Numbers from 0 up to a limit that look like chance and are always the same. */
function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * limit);
  };
}

/** A kingdom that grew square by square, of 3 to 49 squares; some lie far from the first column. */
function kingdom(seed: number, side = seed % 2 === 0 ? 5 : 7): LandSquare[] {
  const roll = dice(seed);
  const squares = new Map<string, LandSquare>();
  const start = { x: roll(side), y: roll(side) };
  squares.set(keyOf(start.x, start.y), { ...start, ground: 'castle', crowns: 0, covered: false });
  const wanted = 3 + roll(side * side - 2);
  while (squares.size < wanted) {
    const from = [...squares.values()][roll(squares.size)];
    const [right, down] = BESIDE[roll(4)] ?? [0, 0];
    if (!from) continue;
    const [x, y] = [from.x + right, from.y + down];
    if (x < 0 || y < 0 || x >= side || y >= side || squares.has(keyOf(x, y))) continue;
    const alike = from.ground !== 'castle' && roll(2) === 0;
    const ground: Ground = alike ? from.ground : (TERRAINS[roll(TERRAINS.length)] ?? 'town');
    const covered = ground === 'town' && roll(3) === 0;
    squares.set(keyOf(x, y), { x, y, ground, crowns: Math.max(0, roll(6) - 2), covered });
  }
  return [...squares.values()];
}

const kingdoms = Array.from({ length: KINGDOMS }, (_, seed) => kingdom(seed + 1));

type Point = [x: number, y: number];

/** The curves of a path, each as its three points. */
function curvesOf(path: string): [Point, Point, Point][] {
  return path
    .split('z')
    .filter(Boolean)
    .flatMap((loop) => {
      const pairs = [...loop.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
      const points = pairs.map(([, x, y]): Point => [Number(x), Number(y)]);
      const curves: [Point, Point, Point][] = [];
      for (let index = 0; index + 2 < points.length; index += 2) {
        const [start, bend, end] = points.slice(index, index + 3);
        if (start && bend && end) curves.push([start, bend, end]);
      }
      return curves;
    });
}

/** The curves along edges as texts that are the same from both sides; every second one is a corner. */
function edgesOf(region: Region): Set<string> {
  const along = curvesOf(outline(region.squares)).filter((_, index) => index % 2 === 0);
  return new Set(
    along.map(([start, bend, end]) => [String(bend), ...ends(start, end)].join(' | ')),
  );
}

function ends(start: Point, end: Point): string[] {
  return [String(start), String(end)].sort();
}

/** The area within a path of curves; holes count against it. */
function areaOf(path: string): number {
  let doubled = 0;
  for (const [start, bend, end] of curvesOf(path)) {
    let [x, y] = start;
    for (let step = 1; step <= 8; step++) {
      const part = step / 8;
      const at = (axis: 0 | 1) =>
        (1 - part) ** 2 * start[axis] + 2 * (1 - part) * part * bend[axis] + part ** 2 * end[axis];
      doubled += x * at(1) - at(0) * y;
      [x, y] = [at(0), at(1)];
    }
  }
  return doubled / 2;
}

/** Pairs of neighbours with different grounds. */
function borders(squares: readonly LandSquare[]): number {
  const at = new Map(squares.map((square) => [keyOf(square.x, square.y), square]));
  const foreign = (square: LandSquare, right: number, down: number) => {
    const beside = at.get(keyOf(square.x + right, square.y + down));
    return beside !== undefined && beside.ground !== square.ground;
  };
  const found = squares.flatMap((one) => [foreign(one, 1, 0), foreign(one, 0, 1)]);
  return found.filter(Boolean).length;
}

describe('the outlines of regions', () => {
  it('have the same curve on both sides of every common edge', () => {
    let common = 0;
    for (const squares of kingdoms) {
      const drawn = regionsOf(squares).flatMap((region) => [...edgesOf(region)]);
      const shared = drawn.length - new Set(drawn).size;
      expect(shared).toBe(borders(squares));
      common += shared;
    }
    expect(common).toBeGreaterThan(10_000);
  });

  it('cover nine tenths of a kingdom, and no square of it much less', () => {
    for (const squares of kingdoms) {
      const parts = regionsOf(squares).map((region) => {
        const area = areaOf(outline(region.squares)) / 10_000;
        expect(area / region.squares.length).toBeGreaterThan(0.84);
        expect(area / region.squares.length).toBeLessThan(1.05);
        return area;
      });
      const covered = parts.reduce((sum, area) => sum + area, 0);
      // Two or three squares of a kind each have no neighbour that gains what they lose.
      if (squares.length >= 5) expect(covered / squares.length).toBeGreaterThanOrEqual(0.9);
    }
  });

  it('shrink and grow by an inset', () => {
    const square = [{ x: 3, y: 4 }];
    expect(areaOf(outline(square, { inset: 17 }))).toBeLessThan(areaOf(outline(square)) - 4_000);
    expect(areaOf(outline(square, { inset: -9 }))).toBeGreaterThan(areaOf(outline(square)) + 2_000);
  });

  it('keep squares apart that only touch at a corner', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ];
    expect(outline(corners)).toBe(corners.map((one) => outline([one])).join(''));
  });
});

describe('the regions', () => {
  it('are the connected squares of one ground, each square in one of them', () => {
    for (const squares of kingdoms) {
      const regions = regionsOf(squares);
      const all = regions.flatMap((region) => region.squares);
      expect(new Set(all)).toEqual(new Set(squares));
      expect(all).toHaveLength(squares.length);
      expect(regions.length).toBe(componentsOf(squares));
      for (const { ground, squares: own } of regions) {
        expect(own.every((square) => square.ground === ground)).toBe(true);
        expect(componentsOf(own)).toBe(1);
      }
    }
  });

  it('are drawn as they are', () => {
    for (const squares of kingdoms.slice(0, 100)) {
      const drawn = [...land(squares).matchAll(/data-region="([^"]*)"/g)].map(([, name]) => name);
      const told = regionsOf(squares).map(({ ground, squares: own }) =>
        [ground, ...own.map(({ x, y }) => keyOf(x, y))].join(' '),
      );
      expect(drawn).toEqual(told);
    }
  });
});

/** The number of groups of connected squares: each pair of like neighbours joins two groups. */
function componentsOf(squares: readonly LandSquare[]): number {
  const group = new Map(squares.map((square) => [keyOf(square.x, square.y), square]));
  const leader = new Map(squares.map((square) => [square, square]));
  const first = (square: LandSquare): LandSquare => {
    const next = leader.get(square) ?? square;
    return next === square ? square : first(next);
  };
  for (const square of squares) {
    for (const [right, down] of BESIDE) {
      const beside = group.get(keyOf(square.x + right, square.y + down));
      if (beside?.ground === square.ground) leader.set(first(beside), first(square));
    }
  }
  return new Set(squares.map(first)).size;
}

describe('a land', () => {
  it('is the same text for the same squares in any order', () => {
    for (const squares of kingdoms.slice(0, 200)) {
      expect(land([...squares].reverse())).toBe(land(squares));
    }
  });

  it('has nothing but numbers, classes and names of its own', () => {
    for (const squares of kingdoms.slice(0, 200)) {
      const drawn = land(squares, { seats: [3, 5] });
      expect(drawn).not.toMatch(/NaN|undefined|Infinity|e-\d/);
      const rest = drawn.replace(
        /<path class="[a-z-]+"( transform="translate\(\d+ \d+\)")? d="[MLQZa-z\d. -]+"\/>|<g class="seat-\d">|<g data-region="[a-z]+( \d+,\d+)+">|<\/g>/g,
        '',
      );
      expect(rest).toBe('');
    }
  });

  it('is drawn with few elements, fewer where squares are small', () => {
    const elements = (drawn: string) => drawn.match(/<[a-z]/g)?.length ?? 0;
    const most = (seeds: number[], detail: 'full' | 'small') =>
      Math.max(...seeds.map((seed) => elements(land(whole(seed), { detail }))));
    const seeds = Array.from({ length: 200 }, (_, seed) => seed + 1);
    expect(most(seeds, 'full')).toBeLessThanOrEqual(600);
    expect(most(seeds, 'small')).toBeLessThanOrEqual(200);
  });

  it('leaves room for what covers a square', () => {
    const town = { x: 0, y: 0, ground: 'town', crowns: 0, covered: false } as const;
    expect(land([town])).toContain('class="roof-light"');
    expect(land([{ ...town, covered: true }])).not.toContain('class="roof-light"');
  });

  it('shows every crown', () => {
    for (const squares of kingdoms.slice(0, 100)) {
      const crowns = squares.reduce((sum, square) => sum + square.crowns, 0);
      for (const detail of ['full', 'small', 'bare'] as const) {
        const gold = [...land(squares, { detail }).matchAll(/class="gold" d="([^"]*)"/g)].pop();
        // A crown is two shapes, and gold is also what a mine yields: crowns are drawn last.
        expect((gold?.[1]?.match(/z/g)?.length ?? 0) / 2).toBe(crowns || (gold ? NaN : 0));
      }
    }
  });

  it('shows the emblem of every seat on the keep, in its colour', () => {
    const castle = [{ x: 0, y: 0, ground: 'castle', crowns: 0, covered: false }] as const;
    const alone = land(castle, { seats: [2] });
    const team = land(castle, { seats: [2, 6] });
    expect(alone.match(/class="emblem"/g)).toHaveLength(1);
    expect(team.match(/class="emblem"/g)).toHaveLength(2);
    expect(team).toContain('<g class="seat-6">');
  });

  it('is a whole kingdom of one domino', () => {
    const squares = dominoSquares({ ground: 'wheat', crowns: 1 }, { ground: 'lake', crowns: 0 });
    expect(squares.map(({ x, ground }) => [x, ground])).toEqual([
      [0, 'wheat'],
      [1, 'lake'],
    ]);
  });

  it('has the detail that squares have room for', () => {
    expect([17, 18, 43, 44].map(detailAt)).toEqual(['bare', 'small', 'small', 'full']);
  });
});

/** A kingdom of 25 squares, in which nearly nothing grows together. */
function whole(seed: number): LandSquare[] {
  const roll = dice(seed);
  return Array.from({ length: 25 }, (_, index) => ({
    x: index % 5,
    y: Math.floor(index / 5),
    ground: index === 12 ? 'castle' : (TERRAINS[roll(TERRAINS.length)] ?? 'town'),
    crowns: index === 12 ? 0 : Math.max(0, roll(6) - 3),
    covered: false,
  }));
}

describe('numbers in path data', () => {
  it.each([
    [0, '0'],
    [-0.04, '0'],
    [0.25, '0.3'],
    [-0.25, '-0.2'],
    [23.96, '24'],
    [24.4, '24'],
    [-30.5, '-30'],
    [150.5, '151'],
  ])('%f is written %s', (value, text) => {
    expect(written(value)).toBe(text);
  });

  it('are scaled in the direction that they measure', () => {
    expect(stamped('m1 2h3v-4c1 1 2 2 3-3z', 10, 20, 2, 0.5)).toBe(
      'M10 20m2 1h6v-2c2 0.5 4 1 6-1.5z',
    );
  });
});
