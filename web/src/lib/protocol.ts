/** What the server and the pages say to each other. */

import type { End } from './ends';
import type {
  DealEnded,
  GameEvent,
  KingdomScore,
  KingdomView,
  LineEvent,
  LineOutcome,
  LineView,
  OpenEnd,
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
  /** Empty where any number from `low` to `high` will do. */
  values: { value: OptionValue; label: string }[];
  low?: number;
  high?: number;
  default: OptionValue;
  needs?: string | null;
}

export interface Preset {
  id: string;
  label: string;
  help: string;
  options: Options;
  /** Whether steps may be taken back at its tables. */
  undo: boolean;
  /** How many may play by it. */
  seats: number[];
}

export interface Level {
  id: string;
  label: string;
  help: string;
  /** Whether it is no level but a program of the server. */
  program?: boolean;
}

export type GameFamily = 'kingdom' | 'line';

/** What there is to print about a game. */
export type PrintKind = 'summary' | 'score' | 'contents';

export interface GameDescription {
  id: string;
  family: GameFamily;
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

/** How a table is played, besides the rules of its game. */
export interface TableSettings {
  /** Played at one sitting, or with days for each turn. */
  pace: 'live' | 'days';
  /** Minutes for each seat, null without a clock. */
  clock_minutes: number | null;
  /** Seconds that come back with each turn. */
  clock_increment: number;
  /** Days for each turn, null without a limit. */
  move_days: number | null;
  visibility: 'private' | 'open';
  chat: 'free' | 'phrases' | 'off';
  undo: boolean;
  spectators: boolean;
  rated: boolean;
  /** Whether a coach advises whoever is to decide. */
  coach: boolean;
}

export interface TableRequest {
  game: string;
  preset?: string;
  options?: Options;
  seats: SeatRequest[];
  my_name: string;
  settings?: Partial<TableSettings>;
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
  status: Status;
  pace: TableSettings['pace'];
  updated: string;
}

/** A table that waits for people. */
export interface OpenTable {
  table: string;
  game: string;
  title: string;
  names: string[];
  /** The seats that are free. */
  free: number[];
  settings: TableSettings;
  updated: string;
}

/** A legal action with what it does. */
export interface Choice {
  number: number;
  action: string;
  kind: string;
  text: string;
  /** By how much the own points change. */
  gain?: number | null;
  /** All coins that taxes bring. */
  coins?: number | null;
}

export interface KingdomChoice extends Choice {
  kind: 'place' | 'claim' | 'place_castle' | 'tax' | 'build' | 'burn' | 'decline';
  squares: string[];
  domino?: number | null;
  /** The slot of the building display, by its printed number. */
  slot?: number | null;
  /** What a building costs this player now. */
  cost?: number | null;
  property_size?: number | null;
}

/** A tile to be led or laid, or another action of a turn. */
export interface LineChoice extends Choice {
  kind: 'lead' | 'lay' | 'draw' | 'pass' | 'hit' | 'stand';
  /** "6-5 left" */
  short: string;
  tile?: string;
  /** Absent for a tile that is led. */
  end?: End;
  /** The halves towards and away from the led tile. */
  inward?: number;
  outward?: number;
  /** A matador laid not by the sum. */
  wild?: boolean;
  /** The open ends after it. */
  open_ends?: OpenEnd[];
  /** What it scores at once. */
  points?: number;
}

export interface SeatView {
  seat: number;
  /** Only in games with kingdoms. */
  kingdom?: number;
  name: string;
  kind: 'person' | 'bot' | 'device' | 'open';
  level?: string | null;
  you: boolean;
  connected: boolean;
  colour: number;
  /** The level of the bot that plays for somebody who left, null where nobody does. */
  stand_in: string | null;
  away: boolean;
}

/** An action, or something else that happened at the table; that has no action and no events. */
export interface HistoryEntry<Event = GameEvent> {
  number: number;
  /** "action" or what else happened: "left", "undone" and so on. */
  kind: string;
  /** The ply of the action, or the one at which it happened. */
  ply: number;
  seat: number | null;
  action: string | null;
  text: string[];
  events: Event[];
  /** Whether this action was taken back later. */
  undone: boolean;
}

export type Status = 'waiting' | 'running' | 'finished';

/** The times of a table; `at` is the server's own time, all in milliseconds. */
export interface ClockView {
  /** The seat whose time runs. */
  running: number | null;
  /** What each seat has left, as of `at`. */
  remaining: number[];
  at: number;
  /** The milliseconds that come back with each turn. */
  increment: number;
}

/** A wish to go back to a ply, and the seats that have not agreed yet. */
export interface UndoWish {
  /** The entry by which it was asked for. */
  number: number;
  seat: number;
  ply: number;
  waiting_for: number[];
}

/** What a viewer can do now besides acting. */
export type Ability =
  'ask_undo' | 'answer_undo' | 'leave' | 'return' | 'give_up' | 'fill' | 'give_time' | 'sit';

/** The fields of a table that change with its entries. */
interface TableState {
  number: number;
  /** The seats of this viewer. */
  you: number[];
  ply: number;
  title: string;
  legal: Choice[];
  expected: string;
  status: Status;
  seats: SeatView[];
  rematch: string | null;
  /** The seat for whose eyes this is cut, null for what the public sees. */
  looking: number | null;
  /** The own seat that has to be handed the device before it can act. */
  hand_over: number | null;
  settings: TableSettings;
  clock: ClockView | null;
  undo: UndoWish | null;
  /** The ply to which the viewer could go back. */
  undo_to: number | null;
  may: Ability[];
  /** Who ended the game by giving up or by running out of time. */
  forfeited: number[];
  /** The seconds by which a spectator sees everything later. */
  delay: number;
  /** How many people look on. */
  watching: number;
}

export interface KingdomState extends TableState {
  family: 'kingdom';
  view: View;
  legal: KingdomChoice[];
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
}

export interface LineState extends TableState {
  family: 'line';
  view: LineView;
  legal: LineChoice[];
  ends_line: string;
  line_lines: string[];
  /** The hand of the seat that looks: a heading, then a line for each tile. */
  hand_lines: string[];
  /** The same tiles in the order of the view. */
  hand_items: { tile: string; text: string }[];
  hands_lines: string[];
  stock_line: string;
  played_line: string;
  /** Empty where there is no bank. */
  bank_line: string;
  total_lines: string[];
  /** The deal that ended last, explained. */
  deal_lines: string[];
  outcome: (LineOutcome & { lines: string[] }) | null;
}

/** What stays, and what has happened so far. */
interface Whole<Event> {
  type: 'snapshot';
  table: string;
  game: string;
  options: Options;
  history: HistoryEntry<Event>[];
  invitations: Invitation[];
  /** SHA-256 of the seed that all draws follow from. */
  commitment: string;
}

interface News<Event> {
  type: 'entries';
  entries: HistoryEntry<Event>[];
}

export type KingdomSnapshot = KingdomState & Whole<GameEvent>;
export type LineSnapshot = LineState & Whole<LineEvent>;
export type Snapshot = KingdomSnapshot | LineSnapshot;
export type EntriesMessage = (KingdomState & News<GameEvent>) | (LineState & News<LineEvent>);

export interface RefusedMessage {
  type: 'refused';
  code: string;
  params: Record<string, string | number>;
  text: string;
  request: string | number | null;
}

/** Something that somebody said at the table, numbered from 1. */
export interface Said {
  number: number;
  seat: number;
  name: string;
  audience: 'table' | 'team';
  text: string;
  phrase: string | null;
  you: boolean;
  at: number;
}

/** What was said since the last message; all that is still shown where it is whole. */
export interface SaidMessage {
  type: 'said';
  messages: Said[];
  /** The seats of people whom this person does not want to hear. */
  muted: number[];
  whole: boolean;
}

export type ServerMessage =
  | Snapshot
  | EntriesMessage
  | RefusedMessage
  | { type: 'seats'; seats: SeatView[]; status: Status }
  | SaidMessage
  | { type: 'pong' };

/** What is answered with news or refused by its number. */
export type Wish =
  | { type: 'act'; ply: number; actions: string[] }
  | { type: 'undo'; ply: number; number: number }
  | { type: 'answer_undo'; number: number; agree: boolean }
  | { type: 'leave'; give_up: boolean }
  | { type: 'return' }
  | { type: 'fill'; seat: number; level: string }
  | { type: 'give_time'; seat: number; seconds: number; number: number }
  | { type: 'say'; audience: 'table' | 'team'; seat: number; phrase?: string; text?: string }
  | { type: 'mute'; seat: number; on: boolean };

export type ClientMessage =
  | (Wish & { request: number })
  | { type: 'look'; seat: number | null }
  | { type: 'language'; language: string; length: 'short' | 'long' };

export interface SaidFault {
  code: string;
  params: Record<string, unknown>;
  text: string;
}

interface ReplayState {
  game: string;
  plies: number;
  ply: number;
  action: string | null;
  announcements: string[];
  standings_text: string[] | null;
  names: string[];
  options: Options;
  title: string;
  /** The plies at which somebody decides, and the last one. */
  stops: number[];
}

export interface KingdomReplay extends ReplayState {
  family: 'kingdom';
  view: View;
  scores_text: string[][];
  kingdom_lines: string[][];
}

export interface LineReplay extends ReplayState {
  family: 'line';
  view: LineView;
  ends_line: string;
  line_lines: string[];
  hands_lines: string[];
  stock_line: string;
  played_line: string;
  bank_line: string;
  total_lines: string[];
  hand_lines: string[][];
}

export type Replay = KingdomReplay | LineReplay;

/** What lies on a table, without how it came to lie so. */
export type KingdomsLying = Pick<KingdomReplay, 'view' | 'names' | 'options' | 'scores_text'>;
export type LineLying = Pick<
  LineReplay,
  'view' | 'names' | 'options' | 'game' | 'ends_line' | 'line_lines' | 'hand_lines'
>;

/** A table with a physical set as it is written down; the browser keeps it. */
export interface RefereeSheet {
  format: 'dominium-referee';
  version: 1;
  game: string;
  options: Options;
  names: string[];
  /** Whether people draw; otherwise the program does. */
  by_hand: boolean;
  seed: string;
  entries: string[];
}

export type RefereeAct = 'look' | 'say' | 'draw' | 'back' | 'record';

interface RefereeState {
  sheet: RefereeSheet;
  game: string;
  title: string;
  names: string[];
  options: Options;
  expected: string[];
  /** Whose turn it is, or whose hand is to be told. */
  turn: number | null;
  finished: boolean;
  draws_due: boolean;
  hand_due: boolean;
  told: string[];
  taken_back: string | null;
  objection: SaidFault | null;
  history: { entry: string; seat: number | null; told: string[] }[];
  total_lines: string[];
  standings_text: string[] | null;
  record: unknown;
}

export type RefereeAnswer = RefereeState &
  (
    | (KingdomsLying & { family: 'kingdom'; choices: KingdomChoice[] })
    | (LineLying & { family: 'line'; choices: LineChoice[] })
  );

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

/** A hand at the end of a deal on a table at home: its tiles, or only what counts of them. */
export interface WrittenHand {
  tiles?: string[];
  pips?: number;
  count?: number;
  doubles?: number;
  double_pips?: number;
}

export type TallyEntry =
  | { kind: 'lead'; seat: number }
  | { kind: 'points'; seat: number; points: number }
  | { kind: 'deal'; ending: string; out?: number[]; hands: (WrittenHand | null)[] };

export interface TallyRequest {
  game: string;
  options?: Options;
  names: string[];
  entries: TallyEntry[];
}

export interface TallyAnswer {
  names: string[];
  deals: { event: DealEnded; lines: string[] }[];
  totals: number[];
  deals_won: number[];
  /** Who leads the next deal, where that is known. */
  lead: number | null;
  bank: number | null;
  /** The whole pad in words. */
  lines: string[];
  outcome: (LineOutcome & { lines: string[] }) | null;
  faults: (SaidFault & { entry: number })[];
}
