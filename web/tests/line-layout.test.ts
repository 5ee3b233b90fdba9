import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { End } from '$api/generated/engine';
import { laidOut, type Laid } from '$line/layout';

type Numbers = [number, number, number, number];

interface Case {
  name: string;
  width: number;
  line: Laid[];
  open_ends: End[];
  crossing?: number;
  tiles: [...Numbers, number, number][];
  slots: Partial<Record<End, [...Numbers, End]>>;
  bounds: Numbers;
}

const CASES = JSON.parse(
  readFileSync(new URL('../../tests/render/line_layouts.json', import.meta.url), 'utf8'),
) as Case[];

describe('a line of tiles', () => {
  it.each(CASES)('lies as it is drawn elsewhere: $name', (expected) => {
    const { line, width, open_ends: ends, crossing } = expected;
    const { tiles, slots, bounds } = laidOut(line, width, ends, crossing);
    expect(
      tiles.map(({ x, y, width, height, first, second }) => [x, y, width, height, first, second]),
    ).toEqual(expected.tiles);
    expect(
      Object.fromEntries(
        Object.entries(slots).map(([end, { x, y, width, height, direction }]) => [
          end,
          [x, y, width, height, direction],
        ]),
      ),
    ).toEqual(expected.slots);
    expect([bounds.x, bounds.y, bounds.width, bounds.height]).toEqual(expected.bounds);
  });
});
