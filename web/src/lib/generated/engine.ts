// Generated from the core by `make generate`; do not edit.

export interface Half {
  terrain: "wheat" | "forest" | "lake" | "grassland" | "swamp" | "mine" | "town";
  crowns: number;
}

export interface BoardSquare {
  square: string;
  terrain: "wheat" | "forest" | "lake" | "grassland" | "swamp" | "mine" | "town";
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
  squares: string[];
}

export interface Property {
  terrain: "wheat" | "forest" | "lake" | "grassland" | "swamp" | "mine" | "town";
  squares: string[];
  size: number;
  crowns: number;
  points: number;
}

export interface Bonus {
  name: "middle_kingdom" | "harmony";
  points: number;
}

export interface TreasuryScore {
  coins: number;
  points: number;
  left_over: number;
}

export interface BuildingScore {
  building: "bakery" | "sawmill" | "fishmonger" | "weaver" | "magic_school" | "forge" | "church" | "inn" | "tavern" | "watchtower" | "fortified_guardhouse" | "knights_hall" | "travelling_castle" | "training_camp" | "statue" | "queens_tower";
  square: string | null;
  each: number;
  count: number;
  points: number;
}

export interface QueenScore {
  property_index: number;
  points: number;
}

export interface SheetRow {
  row: string;
  points: number;
}

export interface CourtScore {
  treasury: TreasuryScore;
  buildings: BuildingScore[];
  queen: QueenScore | null;
  sheet: SheetRow[];
}

export interface KingdomScore {
  kingdom: number;
  seats: number[];
  total: number;
  properties: Property[];
  bonuses: Bonus[];
  largest_property: number;
  crowns: number;
  court: CourtScore | null;
}

export interface PlacedBuilding {
  square: string;
  building: "bakery" | "sawmill" | "fishmonger" | "weaver" | "magic_school" | "forge" | "church" | "inn" | "tavern" | "watchtower" | "fortified_guardhouse" | "knights_hall" | "travelling_castle" | "training_camp" | "statue" | "queens_tower";
}

export interface Court {
  coins: number;
  knights: number;
  knights_on: string[];
  towers: number;
  buildings: PlacedBuilding[];
  queen: boolean;
}

export interface BuildingSlot {
  slot: number;
  cost: number;
  building: "bakery" | "sawmill" | "fishmonger" | "weaver" | "magic_school" | "forge" | "church" | "inn" | "tavern" | "watchtower" | "fortified_guardhouse" | "knights_hall" | "travelling_castle" | "training_camp" | "statue" | "queens_tower" | null;
}

export interface BuildingBoard {
  slots: BuildingSlot[];
  open_building: "bakery" | "sawmill" | "fishmonger" | "weaver" | "magic_school" | "forge" | "church" | "inn" | "tavern" | "watchtower" | "fortified_guardhouse" | "knights_hall" | "travelling_castle" | "training_camp" | "statue" | "queens_tower" | null;
  dragon_in_cave: boolean;
  queen: number | null;
  undrawn: ("bakery" | "sawmill" | "fishmonger" | "weaver" | "magic_school" | "forge" | "church" | "inn" | "tavern" | "watchtower" | "fortified_guardhouse" | "knights_hall" | "travelling_castle" | "training_camp" | "statue" | "queens_tower")[];
}

export interface BuildingInfo {
  id: string;
  count: number;
  knights: number;
  towers: number;
  source: string;
  effect: "none" | "tax_coin_per_tower" | "tax_coin_per_knight";
  crowns: number;
  points: number;
  points_per: "building" | "wheat_areas" | "forest_areas" | "lake_areas" | "grassland_areas" | "swamp_areas" | "mine_areas" | "town_areas" | "towers" | "knights";
}

export interface KnightTax {
  square: string;
  terrain: "wheat" | "forest" | "lake" | "grassland" | "swamp" | "mine" | "town";
  coins: number;
}

export interface TaxBonus {
  building: "bakery" | "sawmill" | "fishmonger" | "weaver" | "magic_school" | "forge" | "church" | "inn" | "tavern" | "watchtower" | "fortified_guardhouse" | "knights_hall" | "travelling_castle" | "training_camp" | "statue" | "queens_tower";
  square: string;
  coins: number;
}

export interface KingdomView {
  kingdom: number;
  seats: number[];
  castle: string | null;
  squares: BoardSquare[];
  used: Area | null;
  reachable: Area | null;
  discarded: number[];
  position: string;
  court: Court | null;
}

export interface Standing {
  kingdom: number;
  seats: number[];
  place: number;
  total: number;
  largest_property: number;
  crowns: number;
  coins: number;
  tie_break: "none" | "largest_property" | "crowns" | "coins" | "shared";
}

export interface Outcome {
  reason: string;
  ranking: number[][];
  standings: Standing[];
}

export interface View {
  viewer: number | null;
  actor: number | "chance" | null;
  step: "place_castle" | "draw_building" | "draw_domino" | "draw_king" | "draw_seat" | "claim" | "place" | "tax" | "build" | "burn" | "finished";
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
  building_board: BuildingBoard | null;
}

export interface Preview {
  first: BoardSquare;
  second: BoardSquare;
  gain: number;
  property_terrain: "wheat" | "forest" | "lake" | "grassland" | "swamp" | "mine" | "town";
  property_size: number;
  property_crowns: number;
}

export interface TaxPreview {
  coins: number;
  bonus: number;
}

export interface BuildPreview {
  building: "bakery" | "sawmill" | "fishmonger" | "weaver" | "magic_school" | "forge" | "church" | "inn" | "tavern" | "watchtower" | "fortified_guardhouse" | "knights_hall" | "travelling_castle" | "training_camp" | "statue" | "queens_tower";
  cost: number;
  gain: number;
  knights: number;
  towers: number;
  queen: boolean;
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

export interface Tax {
  kind: "tax";
  first: string;
  second: string | null;
}

export interface Build {
  kind: "build";
  slot: number;
  square: string;
}

export interface Burn {
  kind: "burn";
  slot: number;
}

export interface Decline {
  kind: "decline";
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

export interface DrawBuilding {
  kind: "draw_building";
  building: "bakery" | "sawmill" | "fishmonger" | "weaver" | "magic_school" | "forge" | "church" | "inn" | "tavern" | "watchtower" | "fortified_guardhouse" | "knights_hall" | "travelling_castle" | "training_camp" | "statue" | "queens_tower";
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

export interface BuildingDrawn {
  kind: "building_drawn";
  building: "bakery" | "sawmill" | "fishmonger" | "weaver" | "magic_school" | "forge" | "church" | "inn" | "tavern" | "watchtower" | "fortified_guardhouse" | "knights_hall" | "travelling_castle" | "training_camp" | "statue" | "queens_tower";
  slot: number | null;
}

export interface BuildingsOffered {
  kind: "buildings_offered";
  slots: BuildingSlot[];
  open_building: "bakery" | "sawmill" | "fishmonger" | "weaver" | "magic_school" | "forge" | "church" | "inn" | "tavern" | "watchtower" | "fortified_guardhouse" | "knights_hall" | "travelling_castle" | "training_camp" | "statue" | "queens_tower" | null;
}

export interface TaxesCollected {
  kind: "taxes_collected";
  seat: number;
  kingdom: number;
  knights: KnightTax[];
  bonuses: TaxBonus[];
  coins: number;
  total: number;
}

export interface BuildingBuilt {
  kind: "building_built";
  seat: number;
  kingdom: number;
  building: "bakery" | "sawmill" | "fishmonger" | "weaver" | "magic_school" | "forge" | "church" | "inn" | "tavern" | "watchtower" | "fortified_guardhouse" | "knights_hall" | "travelling_castle" | "training_camp" | "statue" | "queens_tower";
  slot: number;
  cost: number;
  square: string;
  knights: number;
  towers: number;
  coins: number;
}

export interface QueenMoved {
  kind: "queen_moved";
  kingdom: number;
  seats: number[];
  towers: number;
  previous: number | null;
}

export interface BuildingBurnt {
  kind: "building_burnt";
  seat: number;
  kingdom: number;
  building: "bakery" | "sawmill" | "fishmonger" | "weaver" | "magic_school" | "forge" | "church" | "inn" | "tavern" | "watchtower" | "fortified_guardhouse" | "knights_hall" | "travelling_castle" | "training_camp" | "statue" | "queens_tower";
  slot: number;
  coins: number;
}

export interface DragonReturned {
  kind: "dragon_returned";
}

export interface StepDeclined {
  kind: "step_declined";
  seat: number;
  step: "place_castle" | "draw_building" | "draw_domino" | "draw_king" | "draw_seat" | "claim" | "place" | "tax" | "build" | "burn" | "finished";
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
  | Tax
  | Build
  | Burn
  | Decline
  | PlaceCastle
  | DrawDomino
  | DrawKing
  | DrawSeat
  | DrawBuilding;

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
  | BuildingDrawn
  | BuildingsOffered
  | TaxesCollected
  | BuildingBuilt
  | QueenMoved
  | BuildingBurnt
  | DragonReturned
  | StepDeclined
  | GameScored
  | MatchEnded;
