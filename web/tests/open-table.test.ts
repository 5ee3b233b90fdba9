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

async function come(heard: string): Promise<string[]> {
  const opening = new Opening('t');
  opening.heard({ type: 'snapshot', family: 'kingdom', heard } as unknown as Snapshot);
  await vi.waitUntil(() => opening.table !== null);
  return said.texts;
}

beforeEach(() => {
  said.texts = [];
});

describe('coming to a table', () => {
  it('tells how the game began in the words of the server', async () => {
    expect(await come('Petr begins.')).toEqual(['Petr begins.']);
  });
});
