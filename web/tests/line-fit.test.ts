import { describe, expect, it } from 'vitest';
import type { End } from '$api/generated/engine';
import { fitted, seen, type Felt } from '$line/fit';
import { laidOut, type Laid } from '$line/layout';

const TWO: End[] = ['left', 'right'];
const FOUR: End[] = ['left', 'right', 'up', 'down'];

/** Felts of a desktop, a small telephone and one on its side. */
const FELTS: Felt[] = [
  { width: 1060, height: 430 },
  { width: 560, height: 340 },
  { width: 350, height: 360 },
  { width: 290, height: 150 },
  { width: 380, height: 280 },
];

/** A line that begins with a double, every fourth tile another one, laid at its ends in turn. */
function lineOf(tiles: number, ends: readonly End[]): Laid[] {
  return Array.from({ length: tiles }, (_, index) => {
    const number = index % 4 === 0 ? 6 : index % 6;
    const end = index === 0 ? null : (ends[index % ends.length] ?? null);
    return { end, inward: 6, outward: number };
  });
}

function drawn(line: readonly Laid[], felt: Felt, ends: readonly End[]) {
  const crossing = ends.length > 2 ? 0 : null;
  const fit = fitted(line, felt, ends, crossing);
  const layout = laidOut(line, fit.width, ends, crossing, fit.reach);
  const frame = seen([layout], fit.width, felt);
  return { layout, frame, half: (felt.width / frame.width) * 100 };
}

describe.each(FELTS)('a felt of $width × $height', (felt) => {
  it.each([
    ...Array.from({ length: 28 }, (_, count) => ({ tiles: count + 1, ends: TWO })),
    ...Array.from({ length: 28 }, (_, count) => ({ tiles: count + 1, ends: FOUR })),
  ])('holds a line of $tiles tiles with the ends $ends', ({ tiles, ends }) => {
    const { layout, frame, half } = drawn(lineOf(tiles, ends), felt, ends);
    const { x, y, width, height } = layout.bounds;
    expect(x).toBeGreaterThanOrEqual(frame.x);
    expect(y).toBeGreaterThanOrEqual(frame.y);
    expect(x + width).toBeLessThanOrEqual(frame.x + frame.width);
    expect(y + height).toBeLessThanOrEqual(frame.y + frame.height);
    // The picture fills the felt as it is, so that a press meets what is seen.
    expect(frame.width / frame.height).toBeCloseTo(felt.width / felt.height);
    expect(half).toBeLessThanOrEqual(70);
  });

  it('shows the led tile in the middle', () => {
    const { frame } = drawn(lineOf(1, TWO), felt, TWO);
    expect(frame.x + frame.width / 2).toBeCloseTo(0);
    expect(frame.y + frame.height / 2).toBeCloseTo(0);
  });
});

it.each([
  { felt: { width: 347, height: 430 }, tiles: 4, least: 44 },
  { felt: { width: 277, height: 200 }, tiles: 2, least: 35 },
  { felt: { width: 1060, height: 430 }, tiles: 14, least: 44 },
  { felt: { width: 350, height: 360 }, tiles: 14, least: 25 },
  { felt: { width: 290, height: 200 }, tiles: 14, least: 20 },
])('draws $tiles tiles on $felt.width × $felt.height large enough', ({ felt, tiles, least }) => {
  expect(drawn(lineOf(tiles, TWO), felt, TWO).half).toBeGreaterThanOrEqual(least);
});
