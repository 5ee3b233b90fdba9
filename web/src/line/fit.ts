/** The size at which a line is drawn so that all of it lies on its felt. */

import { line as measures } from 'virtual:artwork/tiles';
import type { End } from '$api/generated/engine';
import { laidOut, type Laid, type LineLayout, type Rectangle } from './layout';

/** The sizes of a half in pixels: in steps, so that a line does not shrink with every tile. */
const HALVES = [70, 62, 55, 49, 44, 39, 35, 31, 28, 25, 22, 20, 18, 16, 14, 12];
const SMALLEST = 10;
/** A short line is no larger than one of which so many halves have room. */
const HALVES_ACROSS = 7.8;
const HALVES_DOWN = 3.5;
/** The room around a line, in hundredths of a half. */
const MARGIN = 20;
/** The reach of the arms of a cross with room for one tile up or down, and with room for none. */
const ONE_TILE = 420;
const NO_TILE = 200;
/** From this size on it matters more that the arms are straight than that they are large. */
const AMPLE = 31;

export interface Felt {
  width: number;
  height: number;
}

/** The measures by which a line is laid out, in hundredths of a half. */
export interface Fit {
  width: number;
  /** The way of an arm up or down before its first bend. */
  reach?: number;
}

/** The largest way to lay a line out with which it lies wholly on its felt. */
export function fitted(
  line: readonly Laid[],
  felt: Felt,
  openEnds: readonly End[],
  crossing: number | null,
): Fit {
  const largest = Math.min(felt.width / HALVES_ACROSS, felt.height / HALVES_DOWN);
  for (const half of HALVES.filter((size) => size <= largest)) {
    const width = (felt.width / half) * 100 - 2 * MARGIN;
    const height = (felt.height / half) * 100 - 2 * MARGIN;
    const straight = Math.min(measures.reach, Math.max(ONE_TILE, height / 2));
    for (const reach of half < AMPLE ? [straight, NO_TILE] : [straight]) {
      const { bounds } = laidOut(line, width, openEnds, crossing, reach);
      if (bounds.width <= width && bounds.height <= height) return { width, reach };
    }
  }
  const half = Math.max(1, Math.min(SMALLEST, largest));
  return { width: (felt.width / half) * 100 - 2 * MARGIN, reach: NO_TILE };
}

/** The part of the plane that the felt shows: the led tile is in its middle if it can be. */
export function seen(layouts: readonly LineLayout[], width: number, felt: Felt): Rectangle {
  const places = layouts.map(({ bounds }) => bounds);
  const across = width + 2 * MARGIN;
  const x = stretch(
    across,
    Math.min(...places.map((place) => place.x)),
    Math.max(...places.map((place) => place.x + place.width)),
  );
  const y = stretch(
    (across * felt.height) / felt.width,
    Math.min(...places.map((place) => place.y)),
    Math.max(...places.map((place) => place.y + place.height)),
  );
  const scale = Math.max(x.size / across, (y.size / across) * (felt.width / felt.height));
  const [wide, high] = [scale * across, (scale * across * felt.height) / felt.width];
  return {
    x: x.start - (wide - x.size) / 2,
    y: y.start - (high - y.size) / 2,
    width: wide,
    height: high,
  };
}

/** A stretch of some size around the origin, moved and lengthened until it holds another one. */
function stretch(size: number, least: number, most: number): { start: number; size: number } {
  const low = least - MARGIN;
  const high = most + MARGIN;
  const length = Math.max(size, high - low);
  const start = Math.min(Math.max(-length / 2, high - length), low);
  return { start, size: length };
}
