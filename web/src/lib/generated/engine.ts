// Generated from the core by `make generate`; do not edit.

export interface Half {
  terrain: "wheat" | "forest" | "lake" | "grassland" | "swamp" | "mine";
  crowns: number;
}

export interface BoardSquare {
  square: string;
  terrain: "wheat" | "forest" | "lake" | "grassland" | "swamp" | "mine";
  crowns: number;
}

export interface Area {
  first: string;
  last: string;
}

export interface OfferSlot {
  domino: number;
  left: Half;
  right: Half;
  seat: number | null;
  placed: boolean;
}

export interface Turn {
  seat: number;
  domino: number;
  left: Half;
  right: Half;
}

export interface Property {
  terrain: "wheat" | "forest" | "lake" | "grassland" | "swamp" | "mine";
  squares: string[];
  size: number;
  crowns: number;
  points: number;
}

export interface Bonus {
  name: "middle_kingdom" | "harmony";
  points: number;
}

export interface KingdomScore {
  seat: number;
  total: number;
  properties: Property[];
  bonuses: Bonus[];
  largest_property: number;
  crowns: number;
}

export interface KingdomView {
  seat: number;
  castle: string | null;
  squares: BoardSquare[];
  used: Area | null;
  reachable: Area | null;
  discarded: number[];
  position: string;
}

export interface Standing {
  seat: number;
  place: number;
  total: number;
  largest_property: number;
  crowns: number;
  tie_break: "none" | "largest_property" | "crowns" | "shared";
}

export interface Outcome {
  reason: string;
  ranking: number[][];
  standings: Standing[];
}

export interface View {
  viewer: number | null;
  actor: number | "chance" | null;
  step: "place_castle" | "draw_domino" | "draw_king" | "draw_seat" | "claim" | "place" | "finished";
  game_number: number;
  games: number;
  round: number;
  rounds: number;
  offer: OfferSlot[];
  next_offer: OfferSlot[];
  turn: Turn | null;
  kingdoms: KingdomView[];
  scores: KingdomScore[];
  finished_games: number[][];
  totals: number[];
  undrawn: number[];
  draws_left: number;
}

export interface Preview {
  first: BoardSquare;
  second: BoardSquare;
  gain: number;
  property_terrain: "wheat" | "forest" | "lake" | "grassland" | "swamp" | "mine";
  property_size: number;
  property_crowns: number;
}

export interface Place {
  kind: "place";
  square: string;
  direction: "r" | "l" | "u" | "d";
}

export interface Claim {
  kind: "claim";
  domino: number;
}

export interface PlaceCastle {
  kind: "place_castle";
  square: string;
}

export interface DrawDomino {
  kind: "draw_domino";
  domino: number;
}

export interface DrawKing {
  kind: "draw_king";
  seat: number;
}

export interface DrawSeat {
  kind: "draw_seat";
  seat: number;
}

export interface GameStarted {
  kind: "game_started";
  game_number: number;
  games: number;
}

export interface CastlePlaced {
  kind: "castle_placed";
  seat: number;
  square: string;
}

export interface DominoDrawn {
  kind: "domino_drawn";
  domino: number;
}

export interface OfferOpened {
  kind: "offer_opened";
  dominoes: number[];
}

export interface KingDrawn {
  kind: "king_drawn";
  seat: number;
}

export interface SeatDrawn {
  kind: "seat_drawn";
  seat: number;
}

export interface DominoClaimed {
  kind: "domino_claimed";
  seat: number;
  domino: number;
  automatic: boolean;
}

export interface RoundStarted {
  kind: "round_started";
  round: number;
  rounds: number;
}

export interface DominoPlaced {
  kind: "domino_placed";
  seat: number;
  domino: number;
  square: string;
  direction: "r" | "l" | "u" | "d";
  first: BoardSquare;
  second: BoardSquare;
  gain: number;
  total: number;
}

export interface DominoDiscarded {
  kind: "domino_discarded";
  seat: number;
  domino: number;
}

export interface DominoRemoved {
  kind: "domino_removed";
  domino: number;
}

export interface GameScored {
  kind: "game_scored";
  game_number: number;
  scores: KingdomScore[];
  standings: Standing[];
}

export interface MatchEnded {
  kind: "match_ended";
  outcome: Outcome;
}

export type Action =
  | Place
  | Claim
  | PlaceCastle
  | DrawDomino
  | DrawKing
  | DrawSeat;

export type GameEvent =
  | GameStarted
  | CastlePlaced
  | DominoDrawn
  | OfferOpened
  | KingDrawn
  | SeatDrawn
  | DominoClaimed
  | RoundStarted
  | DominoPlaced
  | DominoDiscarded
  | DominoRemoved
  | GameScored
  | MatchEnded;
