import { beforeEach, describe, expect, it, vi } from 'vitest';

const said = vi.hoisted(() => ({ texts: [] as string[], connections: [] as string[] }));
vi.mock('$base/live-region.svelte', () => ({ sayUnseen: (text: string) => said.texts.push(text) }));
vi.mock('$api/socket', () => ({
  Connection: class {
    constructor(table: string) {
      said.connections.push(table);
    }
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
import { openAhead, Opening, openingOf } from '$families/open-table.svelte';

async function come(heard: string): Promise<string[]> {
  const opening = new Opening('t');
  opening.heard({ type: 'snapshot', family: 'kingdom', heard } as unknown as Snapshot);
  await vi.waitUntil(() => opening.table !== null);
  return said.texts;
}

beforeEach(() => {
  said.texts = [];
  said.connections = [];
});

describe('coming to a table', () => {
  it('tells how the game began in the words of the server', async () => {
    expect(await come('Petr begins.')).toEqual(['Petr begins.']);
  });

  it('goes on with the table that was asked for ahead, once', () => {
    openAhead('t');
    openingOf('t');
    expect(said.connections).toEqual(['t']);
    openingOf('t');
    openAhead('t');
    openingOf('u');
    expect(said.connections).toEqual(['t', 't', 't', 'u']);
  });
});
