/** What the server and the pages say to each other. */

import type { GameEvent, KingdomScore, KingdomView, Outcome, View } from './generated/engine';
import type { Terrain } from './terrains';

export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;

export interface GameOption {
  name: string;
  label: string;
  help: string;
  kind: 'int' | 'bool' | 'choice';
  values: { value: OptionValue; label: string }[];
  default: OptionValue;
  needs?: string | null;
}

export interface Preset {
  id: string;
  label: string;
  help: string;
  options: Options;
}

export interface Level {
  id: string;
  label: string;
  help: string;
}

export interface GameDescription {
  id: string;
  title: string;
  summary: string;
  seats: [number, number];
  options: GameOption[];
  presets: Preset[];
  levels: Level[];
}

export interface SeatRequest {
  kind: 'me' | 'friend' | 'bot' | 'device';
  name?: string;
  level?: string;
}

export interface TableRequest {
  game: string;
  preset?: string;
  options?: Options;
  seats: SeatRequest[];
  my_name: string;
}

export interface Invitation {
  seat: number;
  link: string;
}

export interface TableSummary {
  table: string;
  title: string;
  names: string[];
  your_turn: boolean;
  finished: boolean;
  updated: string;
}

export interface Choice {
  number: number;
  action: string;
  kind: 'place' | 'claim' | 'place_castle';
  squares: string[];
  domino?: number | null;
  gain?: number | null;
  property_size?: number | null;
  text: string;
}

export interface SeatView {
  seat: number;
  name: string;
  kind: 'person' | 'bot' | 'device' | 'open';
  level?: string | null;
  you: boolean;
  connected: boolean;
  colour: number;
}

export interface HistoryEntry {
  number: number;
  ply: number;
  seat: number | null;
  action: string | null;
  text: string[];
  events: GameEvent[];
}

export type Status = 'waiting' | 'running' | 'finished';

/** The fields of a table that change with its entries. */
export interface TableState {
  number: number;
  ply: number;
  title: string;
  view: View;
  legal: Choice[];
  expected: string;
  score_lines: string[][];
  offer_lines: string[];
  kingdom_lines: string[][];
  frame_lines: string[];
  outcome: (Outcome & { lines: string[] }) | null;
  status: Status;
  seats: SeatView[];
  rematch: string | null;
}

export interface Snapshot extends TableState {
  type: 'snapshot';
  table: string;
  game: string;
  options: Options;
  you: number[];
  history: HistoryEntry[];
  invitations: Invitation[];
}

export interface EntriesMessage extends TableState {
  type: 'entries';
  entries: HistoryEntry[];
}

export interface RefusedMessage {
  type: 'refused';
  code: string;
  params: Record<string, string | number>;
  text: string;
  request: string | number | null;
}

export type ServerMessage =
  | Snapshot
  | EntriesMessage
  | RefusedMessage
  | { type: 'seats'; seats: SeatView[]; status: Status }
  | { type: 'pong' };

export type ClientMessage =
  | { type: 'act'; request: number; ply: number; actions: string[] }
  | { type: 'language'; language: string }
  | { type: 'ping' };

export interface SaidFault {
  code: string;
  params: Record<string, unknown>;
  text: string;
}

export interface Replay {
  plies: number;
  ply: number;
  action: string | null;
  announcements: string[];
  view: View;
  scores_text: string[][];
  standings_text: string[] | null;
  kingdom_lines: string[][];
  names: string[];
  options: Options;
  title: string;
}

export interface WrittenHalf {
  terrain: Terrain;
  crowns: number;
}

export type WrittenPlacement =
  { action: string; domino: number } | { action: string; left: WrittenHalf; right: WrittenHalf };

export interface ScoreRequest {
  size: number;
  frame: 'floating' | 'fixed';
  middle_kingdom: boolean;
  harmony: boolean;
  position?: string;
  placements?: WrittenPlacement[];
  squares?: { square: string; terrain: Terrain | 'castle'; crowns: number }[];
  discarded: number;
}

export interface ScoreAnswer {
  view: KingdomView | null;
  score: KingdomScore | null;
  lines: string[];
  faults: SaidFault[];
  notes: SaidFault[];
}
