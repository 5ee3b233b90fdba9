/** The messages between the analysis board and the worker in which the strongest player thinks. */

import type { RecordedGame } from '$engine/recorded-game';

export interface Question {
  /** The module of the players, compiled by the page. */
  players: WebAssembly.Module;
  recorded: RecordedGame;
  ply: number;
  seconds: number;
}
