/** The drawing that lies flat on each region: fields and lanes, water, grass, paving. */

import { outline } from './outline';
import {
  STEPS,
  type Alike,
  type Ground,
  type LandSquare,
  type Places,
  type Region,
} from './regions';
import { chance, path, point, stamp, UNIT, written } from './stamps';

/** The more detail, the larger the squares: `bare` is ground and crowns only. */
export type Detail = 'full' | 'small' | 'bare';

interface Lying {
  region: Region;
  squares: readonly LandSquare[];
  places: Places;
  /** True if there is room for more than the ground itself. */
  rich: boolean;
}

const GROUNDS: Record<Ground, (lying: Lying) => string> = {
  wheat,
  forest,
  lake,
  grassland,
  swamp,
  mine,
  town,
  castle,
};

export function groundOf(region: Region, places: Places, detail: Detail): string {
  const { ground, squares } = region;
  return GROUNDS[ground]({ region, squares, places, rich: detail === 'full' });
}

/** Drawings of all squares in one text. */
function each(squares: readonly LandSquare[], drawing: (square: Corner) => string): string {
  return squares.map((square) => drawing(new Corner(square))).join('');
}

/** The upper left corner of a square, from which its drawings are measured. */
class Corner {
  readonly left: number;
  readonly top: number;

  constructor(readonly square: LandSquare) {
    this.left = square.x * UNIT;
    this.top = square.y * UNIT;
  }

  chance(purpose: number): number {
    return chance(this.square.x, this.square.y, purpose);
  }

  stamp(name: string, x: number, y: number, width = 1, height = width): string {
    return stamp(name, this.left + x, this.top + y, width, height);
  }

  point(x: number, y: number): string {
    return point(this.left + x, this.top + y);
  }
}

/** Numbers from 0, as many as are wanted. */
function count(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

// --- Wheat: a field to each square, with furrows, and lanes between the fields -------------------

function wheat({ squares, places, rich }: Lying): string {
  const isRipe = ({ x, y }: LandSquare) => chance(x, y, 9) <= 0.5;
  const fields = (ripe: boolean) =>
    each(
      squares.filter((square) => isRipe(square) === ripe),
      (corner) => field(corner, places.alike(corner.square)),
    );
  const furrows = each(squares, (corner) =>
    furrowsOf(corner, places.alike(corner.square), rich ? 6 : 3),
  );
  const lanes = each(squares, (corner) => lanesOf(corner, places.alike(corner.square)));
  return [
    path('field-edge', outline(squares)),
    path('wheat', fields(false)),
    path('wheat-ripe', fields(true)),
    path('furrows', furrows),
    rich ? path('lanes', lanes) : '',
  ].join('');
}

/** The sides of a field: nearer to the seam where the next square is wheat too. */
function fieldSides({ left, right, above, below }: Alike) {
  return {
    west: left ? 7 : 9,
    east: right ? 93 : 91,
    north: above ? 7 : 9,
    south: below ? 93 : 91,
  };
}

function field(corner: Corner, alike: Alike): string {
  const { west, east, north, south } = fieldSides(alike);
  const at = (x: number, y: number) => corner.point(x, y);
  return [
    `M${at(west + 6, north)}L${at(east - 4, north + 1)}`,
    `Q${at(east, north)} ${at(east, north + 8)}L${at(east - 1, south - 6)}`,
    `Q${at(east, south)} ${at(east - 7, south)}L${at(west + 5, south - 1)}`,
    `Q${at(west, south)} ${at(west + 1, south - 7)}L${at(west, north + 6)}`,
    `Q${at(west, north)} ${at(west + 6, north)}z`,
  ].join('');
}

function furrowsOf(corner: Corner, alike: Alike, rows: number): string {
  const { west, east, north, south } = fieldSides(alike);
  const downwards = corner.chance(4) > 0.5;
  const length = (downwards ? south - north : east - west) - 8;
  return count(rows)
    .map((row) => {
      const place = 10 + ((row + 0.5) * 80) / rows;
      return downwards
        ? `M${corner.point(place, north + 4)}q5 ${written(length / 2)} 0 ${length}`
        : `M${corner.point(west + 4, place)}q${written(length / 2)} 5 ${length} 0`;
    })
    .join('');
}

/** The lanes along the seams to the right and below, shorter where they meet the hedge. */
function lanesOf(corner: Corner, { left, right, above, below }: Alike): string {
  const bend = (purpose: number) => written((corner.chance(purpose) - 0.5) * 14);
  const gap = (open: boolean) => (open ? 0 : 12);
  const down = UNIT - gap(above) - gap(below);
  const across = UNIT - gap(left) - gap(right);
  return [
    right
      ? `M${corner.point(UNIT, gap(above))}q${bend(6)} ${written(down / 2)} 0 ${written(down)}`
      : '',
    below
      ? `M${corner.point(gap(left), UNIT)}q${written(across / 2)} ${bend(7)} ${written(across)} 0`
      : '',
  ].join('');
}

// --- Water: shores one within the other, waves and lilies; pools that flow together --------------

function lake({ squares, rich }: Lying): string {
  const shores = [
    path('sand', outline(squares)),
    path('shallows', outline(squares, { inset: 9, curve: 0.4 })),
    path('lake', outline(squares, { inset: 17, curve: 0.42 })),
  ];
  if (!rich) return shores.join('');
  return [
    ...shores,
    path('waves', each(squares, wavesOf)),
    path('lilies', each(squares, liliesOf)),
  ].join('');
}

/** Three waves, or the upper one alone where a boat sails. */
function wavesOf(corner: Corner): string {
  return count(corner.square.crowns > 0 ? 1 : 3)
    .map((row) => {
      const x = 24 + corner.chance(row) * 48;
      return corner.stamp('wave', x, 28 + row * 24 + corner.chance(row + 5) * 8, 0.9);
    })
    .join('');
}

function liliesOf(corner: Corner): string {
  if (corner.chance(11) <= 0.5 || corner.square.crowns > 0) return '';
  return corner.stamp('lily', 68, 76, 1.1) + corner.stamp('lily', 56, 82, 0.8);
}

function swamp({ squares, places, rich }: Lying): string {
  const pools = each(squares, (corner) => {
    const { right, below } = places.alike(corner.square);
    return [
      corner.stamp('pool', 50 + (corner.chance(1) - 0.5) * 10, 54, 1.25, 1.15),
      right ? corner.stamp('pool_to_the_right', UNIT, 54, 1.2) : '',
      below ? corner.stamp('pool_below', 50, UNIT + 4, 1.1) : '',
    ].join('');
  });
  const ripples = each(
    squares,
    (corner) => corner.stamp('long_ripple', 44, 50) + corner.stamp('short_ripple', 60, 60),
  );
  return [
    path('swamp', outline(squares)),
    path('pools', pools),
    rich ? path('ripples', ripples) : '',
  ].join('');
}

// --- Firm ground ---------------------------------------------------------------------------------

function forest({ squares, rich }: Lying): string {
  const floor = each(squares, (corner) => corner.stamp('patch', 50, 56, 0.9));
  return path('forest', outline(squares)) + (rich ? path('forest-floor', floor) : '');
}

function grassland({ squares, rich }: Lying): string {
  const ground = path('grassland', outline(squares));
  if (!rich) return ground;
  const meadow = each(squares, (corner) =>
    corner.stamp('patch', 38 + corner.chance(1) * 24, 44 + corner.chance(2) * 20, 1.1),
  );
  return [
    ground,
    path('meadow', meadow),
    path('tufts', each(squares, tuftsOf)),
    path(
      'white-flowers',
      each(squares, (corner) => flowersOf(corner, [0, 2, 4])),
    ),
    path(
      'yellow-flowers',
      each(squares, (corner) => flowersOf(corner, [1, 3])),
    ),
  ].join('');
}

function tuftsOf(corner: Corner): string {
  return count(4)
    .map((tuft) => {
      const x = 14 + corner.chance(tuft + 30) * 74;
      return corner.stamp('tuft', x, 22 + corner.chance(tuft + 36) * 70, 0.62);
    })
    .join('');
}

/** Small crosses; each flower has a number, which says where it grows. */
function flowersOf(corner: Corner, flowers: readonly number[]): string {
  return flowers
    .map((flower) => {
      const x = 10 + corner.chance(flower + 50) * 80;
      const y = 12 + corner.chance(flower + 56) * 78;
      return `M${corner.point(x - 2.6, y)}h5.2M${corner.point(x, y - 2.6)}v5.2`;
    })
    .join('');
}

function mine({ squares }: Lying): string {
  const scree = each(squares, (corner) => corner.stamp('scree', 50, 60, 1.05));
  return path('mine-ground', outline(squares)) + path('scree', scree);
}

function town({ squares, rich }: Lying): string {
  const paving = each(squares, (corner) =>
    count(6)
      .map((stone) => {
        const x = 14 + (stone % 3) * 28 + corner.chance(stone) * 6;
        return corner.stamp('paving', x, stone < 3 ? 26 : 66);
      })
      .join(''),
  );
  return path('town', outline(squares)) + (rich ? path('paving', paving) : '');
}

/** The courtyard of the castle, with a road to every side that is land. */
function castle({ squares, places }: Lying): string {
  const roads = each(squares, (corner) => {
    const { x, y } = corner.square;
    const sides = STEPS.filter(([right, down]) => {
      const beside = places.at(x + right, y + down);
      return beside !== undefined && beside.ground !== 'lake';
    });
    return sides.map(([right, down]) => road(corner, right, down)).join('');
  });
  return [
    path('courtyard', outline(squares)),
    path('roads', roads),
    path(
      'mound',
      each(squares, (corner) => corner.stamp('mound', 50, 66, 1.02)),
    ),
  ].join('');
}

function road(corner: Corner, right: number, down: number): string {
  const end = corner.point(50 + right * 56, down === 0 ? 62 : 50 + down * 56);
  return `M${corner.point(50, 62)}L${end}`;
}
