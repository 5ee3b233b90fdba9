/**
 * Requests that take a seat. Their answer may be lost on the way: so the browser is made known
 * before, and then asks again for what it has perhaps got already.
 */

import { request, ServerError } from './http';
import type {
  CreateTableRequest,
  CurrentUser,
  JoinResponse,
  SeekView,
  TableCreated,
} from './generated/wire';

const PAUSES = [500, 1500];

export async function takeSeat(path: string, name: string): Promise<JoinResponse> {
  await introduce(name);
  return answered(() => request<JoinResponse>(path, { name }));
}

/** The table that was asked for last without an answer, and its key. */
let unanswered: { asked: string; key: string } | null = null;

export async function openTable(table: CreateTableRequest): Promise<TableCreated> {
  await introduce(table.my_name);
  const asked = JSON.stringify(table);
  if (unanswered?.asked !== asked) unanswered = { asked, key: newKey() };
  const { key } = unanswered;
  const opened = await answered(() => request<TableCreated>('/tables', { ...table, key }));
  unanswered = null;
  return opened;
}

/** Begins to wait for anybody; the key is that by which the page asks on. */
export async function beginSeek(
  game: string,
  name: string,
): Promise<{ key: string; view: SeekView }> {
  await introduce(name);
  const key = newKey();
  const view = await answered(() => request<SeekView>('/seeks', { key, game, my_name: name }));
  return { key, view };
}

function introduce(name: string): Promise<CurrentUser> {
  return answered(() => request<CurrentUser>('/me', { name }));
}

/** Asks until a whole answer has come; a refusal is one. */
async function answered<Answer>(ask: () => Promise<Answer | null>): Promise<Answer> {
  for (const pause of [...PAUSES, null]) {
    try {
      const answer = await ask();
      if (answer !== null) return answer;
    } catch (error) {
      if (pause === null || error instanceof ServerError) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause ?? 0));
  }
  throw new TypeError('no whole answer');
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
