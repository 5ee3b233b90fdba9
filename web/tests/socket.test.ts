import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('$base/i18n.svelte', () => ({ language: () => 'en' }));

import { Connection, type ConnectionStatus, type Listener } from '$api/socket';
import { askFirst } from '$api/socket-address';

type Hear = (event: never) => void;

class Hearers {
  readonly #hear = new Map<string, Hear[]>();

  addEventListener = (kind: string, hear: Hear) => {
    this.#hear.set(kind, [...(this.#hear.get(kind) ?? []), hear]);
  };
  removeEventListener = (kind: string, hear: Hear) => {
    this.#hear.set(
      kind,
      (this.#hear.get(kind) ?? []).filter((one) => one !== hear),
    );
  };
  tell(kind: string, event: unknown = {}): void {
    for (const hear of this.#hear.get(kind) ?? []) hear(event as never);
  }
}

/** A socket on which the network may fall silent without a word. */
class Socket extends Hearers {
  static readonly OPEN = 1;
  readyState = 0;
  sent: string[] = [];

  constructor(readonly address: string) {
    super();
    sockets.push(this);
  }
  open(): void {
    this.readyState = Socket.OPEN;
    this.tell('open');
  }
  hear(message: unknown): void {
    this.tell('message', { data: JSON.stringify(message) });
  }
  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    this.readyState = 2;
  }
}

let sockets: Socket[] = [];
let page: Hearers;
let tab: Hearers & { hidden: boolean };
let statuses: ConnectionStatus[] = [];
let connection: Connection;
const latest = () => sockets.at(-1) as Socket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  statuses = [];
  page = new Hearers();
  tab = Object.assign(new Hearers(), { hidden: false });
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('addEventListener', page.addEventListener);
  vi.stubGlobal('removeEventListener', page.removeEventListener);
  vi.stubGlobal('document', tab);
  vi.stubGlobal('location', { origin: 'https://play.example' });
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  connection = new Connection('t', {
    heard: () => undefined,
    changed: (status) => statuses.push(status),
    lastNumber: () => 12,
    lastTalk: 3,
  });
});

afterEach(() => {
  connection.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the connection to a table', () => {
  it('asks for what comes after the last entry and the last message', () => {
    expect(latest().address).toBe(
      'wss://play.example/api/tables/t/socket?changes&language=en&length=short&talk=3&from=12',
    );
  });

  it('is lost when nothing answers, though no end of it is told', () => {
    latest().open();
    vi.advanceTimersByTime(15_000);
    expect(latest().sent).toEqual(['{"type":"ping"}']);
    vi.advanceTimersByTime(4_000);
    expect(statuses).toEqual(['online', 'offline']);
    vi.advanceTimersByTime(500);
    expect(sockets.length).toBe(2);
  });

  it('holds as long as something is heard', () => {
    latest().open();
    for (let round = 0; round < 4; round++) {
      vi.advanceTimersByTime(15_000);
      latest().hear({ type: 'pong' });
    }
    expect(statuses).toEqual(['online']);
    expect(sockets.length).toBe(1);
  });

  it('is asked after when a message is not answered', () => {
    latest().open();
    connection.send({ type: 'look', seat: null });
    vi.advanceTimersByTime(4_000);
    expect(latest().sent.at(-1)).toBe('{"type":"ping"}');
    vi.advanceTimersByTime(4_000);
    expect(statuses).toEqual(['online', 'offline']);
  });

  it('does not wait for a new one for ever', () => {
    vi.advanceTimersByTime(8_000);
    expect(statuses).toEqual(['offline']);
    vi.advanceTimersByTime(500);
    expect(sockets.length).toBe(2);
  });

  it('is given up at once when the device says that it is offline, and tried when it is back', () => {
    latest().open();
    page.tell('offline');
    expect(statuses).toEqual(['online', 'offline']);
    expect(connection.send({ type: 'look', seat: null })).toBe(false);
    page.tell('online');
    latest().open();
    expect(sockets.length).toBe(2);
    expect(statuses).toEqual(['online', 'offline', 'online']);
  });

  it('is not trusted after a sleep, nor what the page shows', () => {
    latest().open();
    latest().hear({ type: 'pong' });
    // While a device sleeps no timer runs.
    vi.setSystemTime(Date.now() + 3_600_000);
    tab.tell('visibilitychange');
    expect(statuses).toEqual(['online', 'connecting']);
    expect(sockets.length).toBe(2);
    latest().open();
    expect(statuses).toEqual(['online', 'connecting', 'online']);
  });

  it('stays as it is when the page was away for a moment', () => {
    latest().open();
    latest().hear({ type: 'pong' });
    vi.setSystemTime(Date.now() + 5_000);
    tab.tell('visibilitychange');
    expect(sockets.length).toBe(1);
  });

  it('says when there is no such table, and does not try again', () => {
    latest().open();
    latest().tell('close', { code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(statuses).toEqual(['online', 'gone']);
    expect(sockets.length).toBe(1);
  });
});

describe('a socket that was opened before the page had come', () => {
  const heard: unknown[] = [];
  const listener: Listener = {
    heard: (message) => heard.push(message),
    changed: (status) => statuses.push(status),
    lastNumber: () => null,
    lastTalk: 0,
  };

  beforeEach(() => {
    heard.length = 0;
    connection.close();
    sockets = [];
    askFirst('t');
  });

  it('is the one of the table, with all that it has heard', async () => {
    latest().open();
    latest().hear({ type: 'pong' });
    connection = new Connection('t', listener);
    await Promise.resolve();
    latest().hear({ type: 'refused' });
    expect(sockets.length).toBe(1);
    expect(statuses).toEqual(['online']);
    expect(heard).toEqual([{ type: 'pong' }, { type: 'refused' }]);
  });

  it('may still be opening', () => {
    connection = new Connection('t', listener);
    latest().open();
    latest().hear({ type: 'pong' });
    expect(sockets.length).toBe(1);
    expect(statuses).toEqual(['online']);
    expect(heard).toEqual([{ type: 'pong' }]);
  });

  it('is closed where another one is needed, and serves one connection alone', () => {
    connection = new Connection('u', listener);
    expect(sockets.map(({ readyState }) => readyState)).toEqual([2, 0]);
    askFirst('t');
    new Connection('t', listener).close();
    new Connection('t', listener).close();
    expect(sockets.length).toBe(4);
  });

  it('is opened anew where it was lost meanwhile', () => {
    latest().close();
    connection = new Connection('t', listener);
    expect(sockets.length).toBe(2);
  });
});
