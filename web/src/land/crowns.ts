/** Crowns as flags that can be counted from afar, and the keep in the colours of its seats. */

import { emblems } from 'virtual:artwork/land';
import { shapes } from 'virtual:artwork';
import type { Detail } from './ground';
import type { LandSquare } from './regions';
import { drawnSprite } from './standing';
import { path, point, stamp, stamped, UNIT, written } from './stamps';

/** The crowns of all squares: flags on poles, or plates where squares are small. */
export function crownsOn(squares: readonly LandSquare[], detail: Detail): string {
  const crowned = squares.filter(({ crowns }) => crowns > 0);
  const flags = crowned.map(detail === 'full' ? flag : plate);
  const all = (part: 'pole' | 'cloth' | 'crowns') => flags.map((one) => one[part]).join('');
  return path('flag-pole', all('pole')) + path('flag', all('cloth')) + path('gold', all('crowns'));
}

interface Flag {
  pole: string;
  cloth: string;
  crowns: string;
}

/** A flag with swallow's tail in the lower right corner. */
function flag({ x, y, crowns }: LandSquare): Flag {
  const width = 11 + crowns * 25;
  const left = x * UNIT + 89 - width;
  const top = y * UNIT + 61;
  return {
    pole: `M${point(left - 2, top - 5)}h4v40h-4z`,
    cloth: `M${point(left + 2, top)}h${written(width)}l-6 13.5 6 13.5h${written(-width)}z`,
    crowns: row(crowns, (index) => stamp('crown', left + 15.5 + index * 25, top + 13.5)),
  };
}

/** A plate in the middle of a small square, or below what covers it. */
function plate({ x, y, crowns, covered }: LandSquare): Flag {
  const width = 8 + crowns * 29;
  const left = x * UNIT + 50 - width / 2;
  const top = y * UNIT + (covered ? 52 : 30);
  return {
    pole: '',
    cloth: `M${point(left, top)}h${written(width)}v42h${written(-width)}z`,
    crowns: row(crowns, (index) => stamp('crown', left + 18.5 + index * 29, top + 22, 1.32)),
  };
}

function row(length: number, drawing: (index: number) => string): string {
  return Array.from({ length }, (_, index) => drawing(index)).join('');
}

/** The foot of a keep in its square. */
export const KEEP_FOOT = { x: 50, y: 84 };

/** The keep in the colour of its first seat, with the emblem of each seat on its gate. */
export function keep({ x, y }: LandSquare, seats: readonly number[], size: number): string {
  const foot = { x: x * UNIT + KEEP_FOOT.x, y: y * UNIT + KEEP_FOOT.y };
  const towers = drawnSprite('keep', foot.x, foot.y, size);
  const spread = seats.length > 1 ? 13 * size : 0;
  const discs = seats.map((seat, index) =>
    ofSeat(seat, emblem(seat, foot.x + spread * (2 * index - 1), foot.y - 20 * size, size)),
  );
  return ofSeat(seats[0] ?? 0, towers) + discs.join('');
}

function emblem(seat: number, x: number, y: number, size: number): string {
  const shape = emblems[shapes[seat] ?? ''] ?? '';
  return (
    path('emblem-disc', stamp('keep_disc', x, y, size)) +
    path('emblem', stamped(shape, x, y, 0.82 * size))
  );
}

function ofSeat(seat: number, drawing: string): string {
  return `<g class="seat-${seat}">${drawing}</g>`;
}
