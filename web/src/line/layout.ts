/**
 * The layout of the tiles of a line; the same rules as in `dominium/render/tile_layout.py`.
 *
 * A half of a tile has 100 to a side, the middle of the led tile is the origin, x grows to the right
 * and y downwards. A tile never moves again: where it lies depends only on the tiles between it and
 * the led one, and on the width. Only the double at which a line crosses moves them all, when it is
 * laid: it lies in the middle then.
 */

import { line as measures } from 'virtual:artwork/tiles';
import type { End, LaidTile } from '$api/generated/engine';

const HALF = 100;
const TILE = 2 * HALF;
const GAP = measures.gap;

interface Direction {
  name: End;
  x: number;
  y: number;
}

const LEFT: Direction = { name: 'left', x: -1, y: 0 };
const RIGHT: Direction = { name: 'right', x: 1, y: 0 };
const UP: Direction = { name: 'up', x: 0, y: -1 };
const DOWN: Direction = { name: 'down', x: 0, y: 1 };

/** The directions that an arm takes one after the other, over and over again. */
const TURNS: Record<End, [Direction, Direction, Direction, Direction]> = {
  left: [LEFT, UP, RIGHT, UP],
  right: [RIGHT, DOWN, LEFT, DOWN],
  up: [UP, RIGHT, UP, LEFT],
  down: [DOWN, LEFT, DOWN, RIGHT],
};

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle, and what stands in its left and right half, or its upper and lower one. */
export interface Place extends Rectangle {
  first: number;
  second: number;
}

/** The place of the next tile at an open end, and the direction in which the line grows there. */
export interface Slot extends Rectangle {
  direction: End;
}

export interface LineLayout {
  tiles: Place[];
  slots: Partial<Record<End, Slot>>;
  bounds: Rectangle;
}

export type Laid = Pick<LaidTile, 'end' | 'inward' | 'outward'>;

/**
 * `crossing` is the place in the line of the double at which it crosses, or will; `reach` is how far
 * an arm goes up or down before its first bend.
 */
export function laidOut(
  line: readonly Laid[],
  width: number,
  openEnds: readonly End[] = ['left', 'right'],
  crossing: number | null = null,
  reach: number = measures.reach,
): LineLayout {
  const lying = fromTheMiddle(line, crossing ?? 0);
  const [middle] = lying;
  if (!middle) return { tiles: [], slots: {}, bounds: { x: 0, y: 0, width: 0, height: 0 } };
  const ends = new Set([...lying.flatMap(({ tile }) => tile.end ?? []), ...openEnds]);
  const crosses = crossing !== null || ends.has('up') || ends.has('down');
  const arms = armsOf(middle.tile, width, crosses, reach);
  const tiles: Place[] = [];
  for (const { number, tile } of lying) {
    tiles[number] = tile.end === null ? placeOfLed(tile) : arms[tile.end].lay(tile);
  }
  const slots = Object.fromEntries(openEnds.map((end) => [end, arms[end].slot()]));
  return { tiles, slots, bounds: boundsOf([...tiles, ...Object.values(slots)]) };
}

interface Lying {
  /** The place of the tile in the line. */
  number: number;
  tile: Laid;
}

/**
 * The tiles with their arms, from the middle outwards. Between the middle and the led tile, they
 * grow the other way than they were laid.
 */
function fromTheMiddle(line: readonly Laid[], middle: number): Lying[] {
  const lying = line.map((tile, number) => ({ number, tile }));
  const double = line[middle];
  if (double?.end !== 'left' && double?.end !== 'right') return lying;
  const { end } = double;
  const far = end === 'left' ? 'right' : 'left';
  const back = lying.filter(({ number, tile }) => tile.end === end && number < middle).toReversed();
  const turned = [...back, ...lying.slice(0, 1)].map(({ number, tile }) => ({
    number,
    tile: turnedTo(far, tile),
  }));
  const placed = new Set([middle, ...turned.map(({ number }) => number)]);
  return [
    { number: middle, tile: { ...double, end: null } },
    ...turned,
    ...lying.filter(({ number }) => !placed.has(number)),
  ];
}

/** A tile as it lies seen from the other side; a led one has its inward half on the left. */
function turnedTo(end: End, { end: laidAt, inward, outward }: Laid): Laid {
  if (laidAt === null && end === 'right') return { end, inward, outward };
  return { end, inward: outward, outward: inward };
}

function isDouble({ inward, outward }: Laid): boolean {
  return inward === outward;
}

/** One end of the line while it grows: where it goes on, in which direction, and how far. */
class Arm {
  #bends = 0;

  constructor(
    private x: number,
    private y: number,
    private readonly turns: (typeof TURNS)[End],
    private readonly left: number,
    private readonly right: number,
    private readonly reach: number,
  ) {}

  /** Lays the next tile, at a corner if the run has no room for it. */
  lay(tile: Laid): Place {
    const length = isDouble(tile) ? HALF : TILE;
    if (this.#fits(length)) return this.#along(length, length === TILE ? HALF : TILE, tile);
    this.#turn();
    return this.#along(TILE, HALF, tile);
  }

  /** The place of the next tile, if its halves differ. */
  slot(): Slot {
    const ahead = new Arm(this.x, this.y, this.turns, this.left, this.right, this.reach);
    ahead.#bends = this.#bends;
    const { x, y, width, height } = ahead.lay({ end: null, inward: 0, outward: 1 });
    return { x, y, width, height, direction: ahead.#direction.name };
  }

  get #direction(): Direction {
    return this.turns[this.#bends % this.turns.length] ?? this.turns[0];
  }

  /** True if a tile leaves room for the corner that follows it sooner or later. */
  #fits(length: number): boolean {
    const needed = GAP + length + GAP + HALF;
    const { name } = this.#direction;
    if (name === 'right') return this.x + needed <= this.right;
    if (name === 'left') return this.x - needed >= this.left;
    return this.#bends === 0 && Math.abs(this.y) + needed <= this.reach;
  }

  /** Goes round the corner: the inward half of the next tile lies straight ahead. */
  #turn(): void {
    this.#move(this.#direction, GAP + HALF / 2);
    this.#bends += 1;
    this.#move(this.#direction, -GAP - HALF / 2);
  }

  /** Lays a tile straight ahead and goes to its far side. */
  #along(length: number, breadth: number, { inward, outward }: Laid): Place {
    const direction = this.#direction;
    this.#move(direction, GAP + length / 2);
    const [width, height] = direction.x === 0 ? [breadth, length] : [length, breadth];
    const [first, second] = direction.x + direction.y > 0 ? [inward, outward] : [outward, inward];
    const place = { x: this.x - width / 2, y: this.y - height / 2, width, height, first, second };
    this.#move(direction, length / 2);
    return place;
  }

  #move({ x, y }: Direction, distance: number): void {
    this.x += x * distance;
    this.y += y * distance;
  }
}

/** The arms at their beginnings; four of them keep to a quarter of the table each. */
function armsOf(middle: Laid, width: number, isCross: boolean, reach: number): Record<End, Arm> {
  const [side, top] = isDouble(middle) ? [HALF / 2, HALF] : [HALF, HALF / 2];
  const half = Math.max(width, isCross ? measures.narrowest_cross : measures.narrowest) / 2;
  const beside = isCross ? HALF + GAP : -half;
  return {
    left: new Arm(-side, 0, TURNS.left, -half, -beside, reach),
    right: new Arm(side, 0, TURNS.right, beside, half, reach),
    up: new Arm(0, -top, TURNS.up, -HALF, half, reach),
    down: new Arm(0, top, TURNS.down, -half, HALF, reach),
  };
}

/** The tile in the middle: a led one with its lower half to the left, a double upright. */
function placeOfLed(tile: Laid): Place {
  const [width, height] = isDouble(tile) ? [HALF, TILE] : [TILE, HALF];
  const { inward: first, outward: second } = tile;
  return { x: -width / 2, y: -height / 2, width, height, first, second };
}

function boundsOf(places: readonly Rectangle[]): Rectangle {
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  const right = Math.max(...places.map((place) => place.x + place.width));
  const bottom = Math.max(...places.map((place) => place.y + place.height));
  return { x, y, width: right - x, height: bottom - y };
}
