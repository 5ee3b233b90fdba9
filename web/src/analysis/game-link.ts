/** A whole game in the part of a link that no server sees: rules, people and actions, packed. */

import type { RecordedGame } from '$engine/recorded-game';

/** A game at one of its plies. */
export interface LinkedGame {
  recorded: RecordedGame;
  ply: number;
}

const MOST_CHARACTERS = 20_000;
const MOST_UNPACKED = 200_000;
const MOST_ACTIONS = 5_000;
const LONGEST_TEXT = 80;

/** The address of the analysis board with a game at a ply. */
export async function addressOf({ recorded, ply }: LinkedGame): Promise<string> {
  const { game, options, names, actions } = recorded;
  const packed = await pack(JSON.stringify([game, options, names, actions]));
  return `/analysis#game=${packed}&ply=${ply}`;
}

/** The game that a link holds; null where it holds none, an error where it cannot be read. */
export async function gameIn(hash: string): Promise<LinkedGame | null> {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const packed = parts.get('game');
  if (packed === null) return null;
  const recorded = readParts(JSON.parse(await unpack(packed)));
  const ply = Number(parts.get('ply') ?? 0);
  const isThere = Number.isInteger(ply) && ply >= 0 && ply <= recorded.actions.length;
  return { recorded, ply: isThere ? ply : 0 };
}

/** The game that a record tells (`docs/record-format.md`). */
export function gameOf(record: unknown): RecordedGame {
  const { game, options, seats, actions, faces } = (record ?? {}) as Record<string, unknown>;
  if (faces !== undefined || !Array.isArray(seats)) throw new Error('This is no such record');
  const names = seats.map((seat) => (seat as { name?: unknown } | null)?.name);
  return readParts([game, options, names, actions]);
}

function readParts(parts: unknown): RecordedGame {
  const [game, options, names, actions] = Array.isArray(parts) ? parts : [];
  const isRead =
    isText(game) &&
    isOptions(options) &&
    areTexts(names) &&
    areTexts(actions) &&
    names.every(isName);
  if (!isRead || actions.length > MOST_ACTIONS) throw new Error('This is no game');
  return { game, options, names, actions };
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TEXT;

const isName = (value: unknown): value is string => isText(value) && value.trim() !== '';

const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

const isOptions = (value: unknown): value is RecordedGame['options'] =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(
    ([name, one]) => isText(name) && (isText(one) || ['number', 'boolean'].includes(typeof one)),
  );

async function pack(text: string): Promise<string> {
  const packed = through(new Blob([text]), new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function unpack(packed: string): Promise<string> {
  if (packed.length > MOST_CHARACTERS) throw new Error('The link is too long');
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const reader = through(new Blob([bytes]), new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > MOST_UNPACKED) throw new Error('The game is too long');
  }
  return text;
}

const through = (
  blob: Blob,
  stream: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> => blob.stream().pipeThrough(stream);
