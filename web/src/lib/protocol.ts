/** What the server and the pages say to each other. */

import type {
  GameEvent,
  KingdomScore,
  KingdomView,
  Outcome,
  PlacedBuilding,
  View,
} from './generated/engine';
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
  kind: 'place' | 'claim' | 'place_castle' | 'tax' | 'build' | 'burn' | 'decline';
  squares: string[];
  domino?: number | null;
  /** The slot of the building display, by its printed number. */
  slot?: number | null;
  /** What a building costs this player now. */
  cost?: number | null;
  /** All coins that taxes bring. */
  coins?: number | null;
  gain?: number | null;
  property_size?: number | null;
  text: string;
}

export interface SeatView {
  seat: number;
  kingdom: number;
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
  /** One for each kingdom, like the next two. */
  score_lines: string[][];
  kingdom_lines: string[][];
  frame_lines: string[];
  offer_lines: string[];
  building_lines: string[];
  /** One per kingdom: coins, knights, towers, queen, buildings; empty in Kingdomino. */
  court_lines: string[][];
  /** The actions that decline all optional steps that are left of this turn. */
  skip: string[];
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
  game: string;
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
  game?: 'kingdomino' | 'queendomino';
  set?: 'queendomino' | 'royal_wedding';
  buildings?: PlacedBuilding[];
  coins?: number;
  knights?: number;
  queen?: boolean;
}

/** A kind of building with what it brings. */
export interface BuildingShown {
  id: PlacedBuilding['building'];
  name: string;
  /** What it brings, in words. */
  text: string;
  count: number;
  knights: number;
  towers: number;
  crowns: number;
  /** For each of what they are counted for; "building" stands for the token itself. */
  points: number;
  points_per: string;
  effect: string;
}

export interface ScoreAnswer {
  view: KingdomView | null;
  score: KingdomScore | null;
  lines: string[];
  faults: SaidFault[];
  notes: SaidFault[];
}
