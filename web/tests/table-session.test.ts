import { beforeEach, describe, expect, it, vi } from 'vitest';

const said = vi.hoisted(() => ({ texts: [] as string[] }));
vi.mock('$base/live-region.svelte', () => ({
  say: (text: string) => text && said.texts.push(text),
}));
vi.mock('$base/i18n.svelte', () => ({
  text: (key: string, values: Record<string, unknown> = {}) =>
    [key, ...Object.values(values)].join(' '),
}));

import type { ClientMessage, HistoryEntry, ServerMessage, Snapshot } from '$api/generated/wire';
import type { Connection } from '$api/socket';
import { TableSession } from '$table/session.svelte';

const HEARD = 'all in short';

let sent: ClientMessage[] = [];
let reachable = true;
let renewed = 0;

function session(): TableSession {
  const connection = {
    table: 't',
    send: (message: ClientMessage) => {
      if (reachable) sent.push(message);
      return reachable;
    },
    renew: () => {
      renewed += 1;
    },
  };
  return new TableSession(connection as unknown as Connection);
}

function entry(number: number, changes: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    number,
    kind: 'action',
    ply: number,
    seat: 0,
    action: 'e6r',
    text: [`line ${number}`],
    events: [],
    undone: false,
    ...changes,
  };
}

function state(number: number) {
  return { number, ply: number, legal: [], expected: 'Wait.', status: 'running', seats: [] };
}

function snapshot(entries: HistoryEntry[], number = entries.at(-1)?.number ?? 0): ServerMessage {
  const whole = { type: 'snapshot', ...state(number), history: entries };
  return whole as unknown as Snapshot;
}

function news(entries: HistoryEntry[], number = entries.at(-1)?.number ?? 0): ServerMessage {
  return { type: 'entries', ...state(number), entries, heard: HEARD } as unknown as ServerMessage;
}

beforeEach(() => {
  said.texts = [];
  sent = [];
  reachable = true;
  renewed = 0;
});

describe('changes', () => {
  function changes(
    follows: number,
    changed: Record<string, unknown>,
    entries: HistoryEntry[] = [],
  ) {
    const places = { '/mark': follows + 1, ...changed };
    return { type: 'changes', follows, entries, heard: HEARD, changed: places } as ServerMessage;
  }

  function marked(): TableSession {
    const table = session();
    table.heard({
      ...snapshot([entry(1)]),
      mark: 7,
      seats: ['a', 'b'],
    } as unknown as ServerMessage);
    return table;
  }

  it('are put into the picture that they follow, and told as any news', () => {
    const table = marked();
    const before = table.snapshot;
    table.heard(changes(7, { '/number': 2, '/seats/1': 'c', '/legal/0': 'first' }, [entry(2)]));
    expect(table.snapshot).toMatchObject({ number: 2, seats: ['a', 'c'], legal: ['first'] });
    expect(table.snapshot?.history.map(({ number }) => number)).toEqual([1, 2]);
    expect(before).toMatchObject({ number: 1, seats: ['a', 'b'], legal: [] });
    expect(said.texts).toEqual([HEARD]);
    table.heard(changes(8, { '/seats/0': 'd' }));
    expect(table.snapshot).toMatchObject({ mark: 9, number: 2, seats: ['d', 'c'] });
    expect(said.texts).toHaveLength(1);
    expect(renewed).toBe(0);
  });

  it('of another picture are not taken: the page comes anew', () => {
    const table = marked();
    const before = table.snapshot;
    table.heard(changes(8, { '/number': 2 }, [entry(2)]));
    expect(table.snapshot).toBe(before);
    expect(renewed).toBe(1);
  });
});

describe('a table that comes back', () => {
  function away(): TableSession {
    const table = session();
    table.heard(snapshot([entry(1)]));
    table.changed('offline');
    return table;
  }

  it('is marked as out of date until it is as it was', () => {
    const table = away();
    expect(table.staleSince).not.toBeNull();
    table.changed('online');
    expect(table.staleSince).not.toBeNull();
    table.heard(news([], 1));
    expect(table.staleSince).toBeNull();
  });

  it('says how much happened, and only the last of much', () => {
    const table = away();
    table.changed('online');
    table.heard(news([2, 3, 4, 5].map((number) => entry(number))));
    expect(said.texts).toEqual([
      'web-offline',
      'web-online-again',
      'web-missed 4',
      'line 5',
      'Wait.',
    ]);
  });

  it('tells a little that was missed whole', () => {
    const table = away();
    table.changed('online');
    table.heard(news([entry(2), entry(3, { text: [] }), entry(4)]));
    expect(said.texts.slice(2)).toEqual(['web-missed 2', 'line 2', 'line 4', 'Wait.']);
  });

  it('holds every entry once, whatever is sent again', () => {
    const table = away();
    table.changed('online');
    table.heard(news([entry(1), entry(2)]));
    table.heard(news([entry(2), entry(3)]));
    expect(table.snapshot?.history.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('after a quiet check of the connection says only what happened', () => {
    const table = session();
    table.heard(snapshot([entry(1)]));
    table.changed('connecting');
    table.changed('online');
    table.heard(news([], 1));
    expect(said.texts).toEqual([]);
    table.changed('connecting');
    table.changed('online');
    table.heard(news([entry(2)]));
    expect(said.texts).toEqual(['web-missed 1', 'line 2', 'Wait.']);
  });
});

describe('what is taken back', () => {
  it('is told by its own line and stays in the history', () => {
    const table = session();
    table.heard(snapshot([entry(1), entry(2)]));
    const undone = entry(3, { kind: 'undone', action: null, text: ['taken back'] });
    table.heard(snapshot([entry(1), entry(2, { undone: true }), undone]));
    expect(said.texts).toEqual(['taken back']);
    expect(table.snapshot?.history.map((one) => one.undone)).toEqual([false, true, false]);
  });
});

describe('a wish', () => {
  it('that is refused says why, beside the refusals of actions', () => {
    const table = session();
    table.heard(snapshot([entry(1)]));
    table.wish({ type: 'undo', ply: 0, number: 1 });
    const request = (sent[0] as { request: number }).request;
    const refusal = { type: 'refused', code: 'undo_off', params: {}, text: 'No.', request };
    table.heard(refusal as ServerMessage);
    expect(table.wishRefusal).toBe('No.');
    expect(table.refusal).toBeNull();
    expect(said.texts).toEqual(['No.']);
  });

  it('without a connection is refused at once', () => {
    reachable = false;
    const table = session();
    table.wish({ type: 'return' });
    expect(table.wishRefusal).toBe('web-offline-action');
  });
});

describe('the talk', () => {
  it('is kept for whoever listens later, and its last number is known', () => {
    const table = session();
    const message = { type: 'said', messages: [{ number: 7 }] } as unknown as ServerMessage;
    table.heard(message);
    expect(table.lastTalk).toBe(7);
    const heard: ServerMessage[] = [];
    table.listen((one) => heard.push(one));
    table.heard(message);
    expect(heard).toEqual([message, message]);
  });
});

describe('what a page sends by itself', () => {
  it('is refused in silence', () => {
    const table = session();
    table.heard(snapshot([entry(1)]));
    const refused = { type: 'refused', code: 'too_fast', params: {}, text: 'Too fast.' };
    table.heard({ ...refused, request: 0 } as unknown as ServerMessage);
    expect(said.texts).toEqual([]);
    expect(table.refusal).toBeNull();
    table.heard({ ...refused, request: null } as unknown as ServerMessage);
    expect(said.texts).toEqual(['Too fast.']);
  });
});
