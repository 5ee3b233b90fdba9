/**
 * A page that is told the actions alone makes of them what the server sends to other pages.
 * `tests/wasm` writes the tables and runs this.
 */

import { expect, test } from 'vitest';
import type { ActionsChanges, ActionsSnapshot, KingdomSnapshot } from '$api/generated/wire';
import type { Length } from '$engine/family-game';
import { FollowedTable } from '$following/followed-table';
import { moduleOf, wordsOf, written } from './written';

interface Step {
  told: ActionsSnapshot | ActionsChanges;
  heard: string;
  shown: KingdomSnapshot;
}
interface PlayedTable {
  language: string;
  length: Length;
  steps: Step[];
}

const tables = written('DOMINIUM_TABLES') as PlayedTable[];
const core = moduleOf('kingdom');

/** A snapshot without what only the moment of sending decides. */
const lasting = (snapshot: KingdomSnapshot) =>
  Object.fromEntries(
    Object.entries(snapshot).filter(([name]) => !['mark', 'clock', 'heard'].includes(name)),
  );

/** Tries the first action told of now and then, as who takes it at this page does. */
function foresees(table: FollowedTable, { entries }: ActionsChanges): boolean {
  const [first] = entries;
  const own = first?.action != null && first.number % 2 === 0;
  return own && table.foresee(first.ply - 1, [first.action ?? '']);
}

test.each(tables.map((table) => [table.steps[0]?.shown.game, table] as const))(
  'a table of %s',
  (_game, { language, length, steps }) => {
    const words = wordsOf(language);
    let table: FollowedTable | null = null;
    let last = 0;
    for (const { told, heard, shown } of steps) {
      if (told.type === 'actions') {
        table = new FollowedTable(core, { words, length }, told);
        expect(table.snapshot().heard).toBe(heard);
      } else if (table && foresees(table, told)) {
        // What else has happened, and which rights and wishes remain, only the server can tell.
        if (told.entries.length === 1) {
          const { may, undo } = table.snapshot();
          expect(lasting(table.snapshot())).toEqual(lasting({ ...shown, may, undo }));
        }
        expect(table.isAsForeseen(told)).toBe(true);
        expect(table.follow(told)).toBe(true);
      } else {
        expect(table?.follow(told)).toBe(true);
        expect(table?.entries(last).heard).toBe(heard);
      }
      if (!table) throw new Error('The first message tells everything');
      last = shown.number;
      expect(lasting(table.snapshot())).toEqual(lasting(shown));
    }
  },
);
