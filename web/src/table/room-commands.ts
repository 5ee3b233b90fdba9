/** The commands of a table besides its game: clocks, undoing, leaving, talking. */

import { commandsOf, type Binding } from '$base/keymap';

const KEYS = [
  { key: 'z', command: 'clock', on: 'game' },
  { key: 'u', command: 'undo', on: 'game' },
  { key: 'a', command: 'agree', on: 'game' },
  { key: 'a', shift: true, command: 'refuse', on: 'game' },
  { key: 'h', command: 'since', on: 'game' },
  { key: 'j', command: 'talk', on: 'game' },
  { key: 'y', command: 'advice', on: 'game' },
] as const satisfies readonly Binding[];

export type RoomCommand = (typeof KEYS)[number]['command'];
export const ROOM_BINDINGS: readonly Binding<RoomCommand>[] = KEYS;
export const ROOM_COMMANDS = commandsOf(ROOM_BINDINGS);

/** The receiver of these commands. */
export interface RoomControls {
  readonly commands: readonly RoomCommand[];
  readonly bindings: readonly Binding<RoomCommand>[];
  /** The reason why a command can do nothing now; null where it can. */
  hindrance(command: RoomCommand): string | null;
  /** Carries out a command; false when it is none of these. */
  obey(command: string): boolean;
  /** Hears which command was carried out; a lesson waits for some. */
  notice(command: string): void;
}
