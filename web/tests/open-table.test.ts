import { beforeEach, describe, expect, it, vi } from 'vitest';

const said = vi.hoisted(() => ({ texts: [] as string[] }));
vi.mock('$base/live-region.svelte', () => ({ say: (text: string) => said.texts.push(text) }));
vi.mock('$api/socket', () => ({
  Connection: class {
    close() {}
  },
}));
vi.mock('$families/registry', () => ({
  bringFamily: () =>
    Promise.resolve({
      Table: null,
      Session: class {
        heard() {}
      },
    }),
}));

import type { Snapshot } from '$api/generated/wire';
import { Opening } from '$families/open-table.svelte';

const DRAWN = { kind: 'action', seat: null, text: ['The game begins.', 'Offer: 1, 2.'] };

async function come(changes: object): Promise<string[]> {
  const snapshot = {
    type: 'snapshot',
    family: 'kingdom',
    status: 'running',
    you: [0],
    history: [DRAWN, { kind: 'action', seat: 1, text: ['Petr takes 2.'] }],
    expected: 'Your turn.',
  };
  const opening = new Opening('t');
  opening.heard({ ...snapshot, ...changes } as unknown as Snapshot);
  await vi.waitUntil(() => opening.table !== null);
  return said.texts;
}

beforeEach(() => {
  said.texts = [];
});

describe('coming to a table', () => {
  it('tells how the game began to whoever has done nothing yet', async () => {
    const beginning = 'The game begins. Offer: 1, 2. Petr takes 2. Your turn.';
    expect(await come({})).toEqual([beginning]);
  });

  it('tells nothing to others', async () => {
    await come({ you: [0, 1] });
    await come({ you: [] });
    await come({ status: 'waiting' });
    expect(said.texts).toEqual([]);
  });
});
