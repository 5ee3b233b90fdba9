/** A new table on this device. */

import words from 'virtual:words-of/offline';
import type { CreateTableRequest, GameView } from '$api/generated/wire';
import { startingOptions } from '$api/starting-options';
import { speakOf, text } from '$base/i18n.svelte';
import { SERVERLESS } from '$base/serverless';
import { keepHouse } from '$base/service-worker';
import { newLocalId, type LocalLog, type LocalSeat } from './log';
import { keep, keptLog } from './store';

/** Opens a table that the server would open too, but here; its id. Invited friends sit here. */
export async function openHere(request: CreateTableRequest, game: GameView): Promise<string> {
  await speakOf(words);
  const log: LocalLog = {
    id: newLocalId(),
    game: game.id,
    family: game.family,
    hidden_hands: game.hidden_hands,
    options: startingOptions(game, request.seats.length, request),
    seats: seatsOf(request),
    actions: [],
    updated: Date.now(),
    title: game.title,
    outcome: null,
  };
  await keep(log);
  void keepForGood().catch(() => undefined);
  // Without it one can play as long as the page is open.
  if (!SERVERLESS) void keepHouse().catch(() => undefined);
  return log.id;
}

/** Asks the browser to clear no tables away when it lacks room. */
async function keepForGood(): Promise<void> {
  const { storage } = navigator;
  if (!(await storage.persisted())) await storage.persist();
}

/** Opens a table like another one on this device; its id, or null where the other is not kept. */
export async function openAgain(id: string): Promise<string | null> {
  const before = await keptLog(id);
  if (!before) return null;
  const log: LocalLog = {
    ...before,
    id: newLocalId(),
    actions: [],
    updated: Date.now(),
    outcome: null,
  };
  await keep(log);
  return log.id;
}

function seatsOf(request: CreateTableRequest): LocalSeat[] {
  const seats: LocalSeat[] = [];
  for (const { kind, name, level } of request.seats) {
    const bot = kind === 'bot' ? (level ?? 'easy') : null;
    const usual = bot ? text(`server-bot-${bot}`) : text('seat-name', { number: seats.length + 1 });
    const called = name ?? (kind === 'me' ? request.my_name : usual);
    seats.push({ name: distinct(called, seats), level: bot });
  }
  return seats;
}

/** A name that nobody at the table has: "Jana", "Jana 2". */
function distinct(name: string, seats: readonly LocalSeat[]): string {
  let candidate = name;
  for (let count = 2; seats.some((seat) => seat.name === candidate); ++count)
    candidate = `${name} ${count}`;
  return candidate;
}
