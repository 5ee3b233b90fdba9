/** A score of a kingdom by terrain: one row for each, and for bonuses and what a court brings. */

import type { KingdomScore, Property, Terrain } from '$api/generated/engine';
import { TERRAINS } from '$api/terrains';

export interface ScoreRow {
  /** The message that names it. */
  name: string;
  terrain: Terrain | null;
  points: number;
  /** The squares that bring the points; all of its land where it brings none. */
  squares: string[];
  /** The properties that it adds up. */
  properties: readonly Pick<Property, 'size' | 'crowns'>[];
  /** True if the queen stands in one of them: one of its crowns is hers. */
  queen: boolean;
  /** The sentences that tell all of it. */
  words: string;
}

const TERRAIN_ROWS = TERRAINS.map((terrain) => `sheet-${terrain}`);

/**
 * Puts the sentences of a score together by terrain.
 *
 * @param lines The sentences: properties and bonuses, with a court the rows of its sheet; the total.
 */
export function scoreRows(score: KingdomScore, lines: readonly string[]): ScoreRow[] {
  return score.court ? rowsOfSheet(score, lines) : rowsOfLand(score, lines);
}

function rowsOfLand({ properties, bonuses }: KingdomScore, lines: readonly string[]): ScoreRow[] {
  const rows = TERRAINS.map((terrain) => ({
    name: `terrain-${terrain}`,
    terrain,
    ...land(properties, terrain),
    queen: false,
    words: lines.filter((_, index) => properties[index]?.terrain === terrain).join(' '),
  }));
  const more = bonuses.map(({ name, points }, index) => ({
    name: `bonus-${name}`,
    terrain: null,
    points,
    // The whole land brings it.
    squares: properties.flatMap(({ squares }) => squares),
    properties: [],
    queen: false,
    words: lines[properties.length + index] ?? '',
  }));
  return [...rows.filter(({ squares }) => squares.length > 0), ...more];
}

function rowsOfSheet({ properties, court }: KingdomScore, lines: readonly string[]): ScoreRow[] {
  const queens = court?.queen ? properties[court.queen.property_index] : undefined;
  const built = court?.buildings.flatMap(({ square }) => square ?? []) ?? [];
  const rows = (court?.sheet ?? []).map(({ row, points }, index) => {
    const own = land(properties, row, queens);
    return {
      name: `sheet-${row}`,
      terrain: properties.find(({ terrain }) => terrain === row)?.terrain ?? null,
      ...own,
      points,
      queen: queens?.terrain === row,
      squares: row === 'buildings' ? built : own.squares,
      words: lines[index] ?? '',
    };
  });
  return rows.filter(({ name, squares }) => squares.length > 0 || !TERRAIN_ROWS.includes(name));
}

function land(
  properties: readonly Property[],
  row: string,
  queens?: Property,
): Pick<ScoreRow, 'points' | 'squares' | 'properties'> {
  const own = properties.filter(({ terrain }) => terrain === row);
  const scoring = own.filter((one) => one.points > 0 || one === queens);
  return {
    points: own.reduce((sum, { points }) => sum + points, 0),
    squares: (scoring.length > 0 ? scoring : own).flatMap(({ squares }) => squares),
    properties: own,
  };
}
