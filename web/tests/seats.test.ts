import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServerError } from '$api/http';
import { openTable, takeSeat } from '$api/seats';

interface Asked {
  path: string;
  body: Record<string, unknown>;
}

let asked: Asked[] = [];
let answers: (() => Promise<Response>)[] = [];

const cut = () => Promise.reject(new TypeError('the line was cut'));
const cutInside = () => Promise.resolve(new Response('{"table": "a', { status: 200 }));
const answer = (body: unknown, status = 200) => {
  return () => Promise.resolve(new Response(JSON.stringify(body), { status }));
};

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    const path = url.replace(/\?.*/, '');
    asked.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    return path === '/api/me' ? answer({ name: 'Jana' })() : (answers.shift() ?? cut)();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function outcome<Answer>(promise: Promise<Answer>): Promise<Answer | Error> {
  const settled = promise.catch((error: unknown) => error as Error);
  await vi.runAllTimersAsync();
  return settled;
}

const TABLE = { game: 'kingdomino', seats: [{ kind: 'me' as const }], my_name: 'Jana' };
const keys = () =>
  asked.filter(({ path }) => path === '/api/tables').map(({ body }) => body['key']);

test('a seat is asked for again by somebody known until a whole answer has come', async () => {
  answers = [cut, cutInside, answer({ table: 'a', seat: 1 })];
  expect(await outcome(takeSeat('/invitations/x', 'Jana'))).toEqual({ table: 'a', seat: 1 });
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/me',
    ...Array(3).fill('/api/invitations/x'),
  ]);
});

test('a refusal is an answer', async () => {
  answers = [answer({ code: 'table_full', params: {}, text: 'Full.', faults: [] }, 409)];
  expect(await outcome(takeSeat('/invitations/x', 'Jana'))).toBeInstanceOf(ServerError);
  expect(asked).toHaveLength(2);
});

test('a table that is asked for again has the same key, and another table another', async () => {
  answers = [cut, cut, cut];
  expect(await outcome(openTable(TABLE))).toBeInstanceOf(TypeError);
  answers = [cutInside, answer({ table: 'a' })];
  expect(await outcome(openTable(TABLE))).toEqual({ table: 'a' });
  expect(new Set(keys()).size).toBe(1);
  expect(keys()).toHaveLength(5);
  answers = [answer({ table: 'b' })];
  await outcome(openTable(TABLE));
  expect(new Set(keys()).size).toBe(2);
});
