/** The things that stand on the squares: trees, peaks, animals, houses and the keep. */

import {
  crowned,
  houses as housePlaces,
  reeds as reedPlaces,
  small,
  sprites,
  trees as treePlaces,
  type SpritePart,
} from 'virtual:artwork/land';
import type { Terrain } from '$api/generated/engine';
import type { Detail } from './ground';
import type { Alike, LandSquare, Places } from './regions';
import { chance, path, stamp, UNIT } from './stamps';

/** A sprite and the place of its foot. */
export interface Thing {
  sprite: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Things whose feet are so near each other share paths. */
const BAND = 11;

/** From this height on a peak has snow. */
const SNOW_LINE = 0.95;

type Put = (sprite: string, x: number, y: number, width: number, height?: number) => void;

/** A square, its chances and a way to put something on it. */
interface Site {
  square: LandSquare;
  alike: Alike;
  /** True if its crowns, or a building token, need room. */
  taken: boolean;
  chance: (purpose: number) => number;
  put: Put;
}

const THINGS: Record<Terrain, (site: Site) => void> = {
  wheat: stooks,
  forest: trees,
  lake: () => undefined,
  grassland: flock,
  swamp: reeds,
  mine: peaks,
  town: houses,
};

/** Everything that stands on the squares; the more like neighbours, the more it is. */
export function thingsOn(squares: readonly LandSquare[], places: Places, detail: Detail): Thing[] {
  if (detail === 'bare') return [];
  return squares.flatMap((square) =>
    square.ground === 'castle' ? [] : thingsAt(square, square.ground, places, detail),
  );
}

function thingsAt(square: LandSquare, terrain: Terrain, places: Places, detail: Detail): Thing[] {
  const { x: column, y: row, crowns, covered } = square;
  const found: Thing[] = [];
  const put: Put = (sprite, x, y, width, height = width) => {
    found.push({ sprite, x: column * UNIT + x, y: row * UNIT + y, width, height });
  };
  const taken = crowns > 0 || covered;
  const place = ({ sprite, x, y, width, height }: Thing) => put(sprite, x, y, width, height);
  if (detail === 'small') {
    if (!taken) small[terrain].forEach(place);
    return found;
  }
  const ownChance = (purpose: number) => chance(column, row, purpose);
  THINGS[terrain]({ square, alike: places.alike(square), taken, chance: ownChance, put });
  if (crowns > 0 && !covered) place(crowned[terrain]);
  return found;
}

/** False in the middle of a square that is kept free for crowns. */
function isClear({ taken }: Site, x: number, y: number): boolean {
  return !(taken && x > 22 && x < 84 && y > 30);
}

function trees(site: Site): void {
  const { alike, chance, put } = site;
  const spots = [
    ...treePlaces.everywhere,
    ...(alike.right ? treePlaces.towards_the_right : []),
    ...(alike.below ? treePlaces.towards_below : []),
    ...(alike.count > 2 ? treePlaces.in_thick_woods : []),
  ];
  spots.forEach(([x, y], spot) => {
    const isThin = alike.count < 2 && treePlaces.only_in_woods.includes(spot);
    if (isThin || !isClear(site, x, y)) return;
    const size = 0.82 + chance(spot + 40) * 0.26 + alike.count * 0.03;
    const [right, down] = [(chance(spot) - 0.5) * 9, (chance(spot + 9) - 0.5) * 8];
    put(chance(spot + 20) > 0.34 ? 'pine' : 'oak', x + right, y + down, size);
  });
}

function peaks({ alike, taken, chance, put }: Site): void {
  const most = 0.86 + alike.count * 0.13;
  const peak = (x: number, y: number, width: number, height: number) =>
    put(height > SNOW_LINE ? 'snow_peak' : 'peak', x, y, width, height);
  if (taken) {
    peak(28, 62, 0.92, most * 0.95);
    peak(72, 58, 0.86, most * 0.85);
  } else {
    peak(34 + chance(1) * 8, 68, 0.95, most);
    peak(70 + chance(2) * 6, 84, 0.86, most * 0.82);
    put('boulder', 20, 90, 0.9);
  }
  if (alike.right) peak(101, 64 + chance(3) * 12, 0.9, most * 1.02);
  if (alike.below) put('boulder', 62 + chance(4) * 20, 106, 1);
}

function flock(site: Site): void {
  const { alike, taken, chance, put } = site;
  const heads = 1 + (chance(5) > 0.45 ? 1 : 0) + (alike.count > 1 ? 1 : 0);
  for (let sheep = 0; sheep < heads && !taken; sheep++) {
    const x = 22 + ((sheep * 31 + chance(sheep) * 30) % 60);
    put('sheep', x, 42 + ((sheep * 23 + chance(sheep + 7) * 44) % 46), 0.98);
  }
  if (chance(8) > 0.42 && isClear(site, 80, 40)) put('oak', 80, 38, 0.82);
}

function stooks({ taken, chance, put }: Site): void {
  if (taken) return;
  if (chance(2) > 0.25) put('stook', 24 + chance(3) * 12, 82, 0.95);
  if (chance(4) > 0.4) put('stook', 72, 46 + chance(5) * 8, 0.85);
}

function reeds(site: Site): void {
  reedPlaces.forEach(([x, y], spot) => {
    if (!isClear(site, x, y) || site.chance(spot) <= 0.14) return;
    site.put('reeds', x, y, 0.95 + site.chance(spot + 3) * 0.25);
  });
  if (site.alike.right) site.put('reeds', 99, 66, 1);
}

const TOWN_HOUSES = ['house', 'cabin', 'cottage'] as const;

function houses({ square, alike, chance, put }: Site): void {
  if (square.covered) return;
  housePlaces.forEach(([x, y], spot) => {
    if (square.crowns > 0 && spot === 2) return;
    put(TOWN_HOUSES[Math.floor(chance(spot) * 3)] ?? 'house', x, y, 0.82);
  });
  if (alike.right) put('house', 98, 66, 0.7);
}

// --- Drawing them --------------------------------------------------------------------------------

const KINDS = Object.keys(sprites);

/** A drawing and the line of its feet: what stands further down is drawn later. */
export interface Drawn {
  row: number;
  text: string;
}

export function rowOf(y: number): number {
  return Math.floor(y / BAND + 0.5);
}

/** The things as paths: one for each paint of all things of a kind in a row. */
export function drawnThings(things: readonly Thing[]): Drawn[] {
  const groups = new Map<number, Thing[]>();
  for (const thing of things) {
    const group = rowOf(thing.y) * KINDS.length + KINDS.indexOf(thing.sprite);
    groups.set(group, [...(groups.get(group) ?? []), thing]);
  }
  const inOrder = [...groups].sort(([one], [other]) => one - other);
  return inOrder.map(([group, alike]) => {
    const row = Math.floor(group / KINDS.length);
    return { row, text: drawnAlike(KINDS[group - row * KINDS.length] ?? '', alike) };
  });
}

function drawnAlike(kind: string, things: readonly Thing[]): string {
  return partsOf(kind)
    .map((part) => path(part.paint, things.map((thing) => drawnPart(part, thing)).join('')))
    .join('');
}

/** A part of a sprite; its own place and size are measured in the size of the thing. */
function drawnPart(part: SpritePart, { x, y, width, height }: Thing): string {
  return stamp(
    part.stamp,
    x + (part.x ?? 0) * width,
    y + (part.y ?? 0) * height,
    (part.width ?? 1) * width,
    (part.height ?? 1) * height,
  );
}

export function drawnSprite(kind: string, x: number, y: number, size: number): string {
  return drawnAlike(kind, [{ sprite: kind, x, y, width: size, height: size }]);
}

function partsOf(kind: string): readonly SpritePart[] {
  const parts = sprites[kind];
  if (!parts) throw new Error(`The land has no sprite ${kind}`);
  return parts;
}
