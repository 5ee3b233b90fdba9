/**
 * Times the searches of the players in the page. `bench/page.py` writes the positions, runs this, and
 * reads the milliseconds from the file beside them.
 */

import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Player } from '$engine/player';
import { moduleOf, written } from './written';

interface Searches {
  family: 'kingdom' | 'line';
  game: string;
  actions: string[];
  playouts: number;
  rounds: number;
}

function timesOf({ family, game, actions, playouts, rounds }: Searches): number[] {
  const player = new Player(moduleOf(`${family}_players`), game, {});
  for (const action of actions) player.act(action);
  return Array.from({ length: rounds }, (_, round) => {
    const begun = performance.now();
    const found = player.search({ playouts }, BigInt(round));
    const time = performance.now() - begun;
    expect(found.length).toBeGreaterThan(0);
    return time;
  });
}

test('searches are timed', () => {
  const times = (written('DOMINIUM_SEARCHES') as Searches[]).map(timesOf);
  writeFileSync(`${process.env['DOMINIUM_SEARCHES']}.times`, JSON.stringify(times));
});
