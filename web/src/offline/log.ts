/** The log of a table on this device: what it was opened with, and its actions. */

import type { Options } from '$api/generated/wire';
import type { AnyOutcome } from '$engine/answers';

export interface LocalSeat {
  name: string;
  /** The level of a bot; people have none. */
  level: string | null;
}

export interface LocalLog {
  id: string;
  game: string;
  family: 'kingdom' | 'line';
  /** True if the seats of the game have hands that others may not see. */
  hidden_hands: boolean;
  options: Options;
  seats: LocalSeat[];
  /** Every action, those of chance too. */
  actions: string[];
  /** The time of the last action, in milliseconds since 1970. */
  updated: number;
  /** The table in one line, as it was said last. */
  title: string;
  /** The outcome of a finished game. */
  outcome: AnyOutcome | null;
}

const PREFIX = 'here-';

/** True if a table is kept on this device, and no server knows it. */
export const isLocal = (table: string): boolean => table.startsWith(PREFIX);

/** A new id; `randomUUID` is missing where a page came without encryption. */
export const newLocalId = (): string =>
  PREFIX + Array.from(crypto.getRandomValues(new Uint8Array(16)), inHex).join('');

const inHex = (byte: number): string => byte.toString(16).padStart(2, '0');
