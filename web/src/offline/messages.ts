/** The messages between a page and the worker that keeps its table. */

import type { ClientMessage, ServerMessage } from '$api/generated/wire';
import type { Language } from '$base/preferred-language';
import type { Length } from '$engine/family-game';
import type { LocalLog } from './log';

/** The modules of a family, compiled by the page, and its words in a language. */
export interface Beginning {
  kind: 'begin';
  log: LocalLog;
  game: WebAssembly.Module;
  players: WebAssembly.Module;
}

export interface Wording {
  kind: 'words';
  language: Language;
  messages: string;
  length: Length;
}

export type ToWorker = Beginning | Wording | { kind: 'message'; message: ClientMessage };

export type FromWorker =
  | { kind: 'message'; message: ServerMessage }
  /** The actions of the log cannot be played again. */
  | { kind: 'broken' }
  /** The log to be kept; the page confirms nothing before it is. */
  | { kind: 'log'; log: LocalLog; then: ServerMessage[] };
