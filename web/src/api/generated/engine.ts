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

export interface KingdomFacts {
  has_court: boolean;
  steps: ("place_castle" | "draw_building" | "draw_domino" | "draw_king" | "draw_seat" | "claim" | "place" | "tax" | "build" | "burn" | "finished")[];
  building_tokens: number;
  most_games: number;
}

export interface Preview {
  first: BoardSquare;
  second: BoardSquare;
  gain: number;
  property_terrain: "wheat" | "forest" | "lake" | "grassland" | "swamp" | "mine" | "town";
  property_size: number;
  property_crowns: number;
  other_terrain: "wheat" | "forest" | "lake" | "grassland" | "swamp" | "mine" | "town";
  other_size: number;
  other_crowns: number;
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

export interface OpenEnd {
  end: "left" | "right" | "up" | "down";
  number: number;
}

export interface LaidTile {
  tile: string;
  end: "left" | "right" | "up" | "down" | null;
  position: number;
  inward: number;
  outward: number;
  wild: boolean;
}

export interface HandView {
  seat: number;
  size: number;
  tiles: string[] | null;
  pips: number | null;
  drawn: number;
  passes: number;
  out: number | null;
  stood: boolean;
}

export interface LineScore {
  seat: number;
  total: number;
  deals_won: number;
  gained: number;
}

export interface ShownHand {
  seat: number;
  tiles: string[];
  pips: number;
  doubles: number;
}

export interface LineStanding {
  seat: number;
  place: number;
  total: number;
  deals_won: number;
}

export interface LineOutcome {
  reason: "target_reached" | "deals_played" | "all_laid" | "stuck";
  ranking: number[][];
  standings: LineStanding[];
}

export interface LineView {
  viewer: number | null;
  actor: number | "chance" | null;
  step: "draw_seat" | "remove_tile" | "deal_tile" | "draw_tile" | "lead" | "play" | "play_or_pass" | "hit_or_stand" | "finished";
  deal: number;
  deals: number | null;
  target: number | null;
  lead: number | null;
  turn: number | null;
  line: LaidTile[];
  cross_tile: string | null;
  open_ends: OpenEnd[];
  hands: HandView[];
  stock: number;
  removed: number;
  scores: LineScore[];
  bank: number | null;
  ending: "out" | "blocked" | "stock_exhausted" | "two_out" | "target_reached" | "showdown" | "all_laid" | "stuck" | null;
  stock_tiles: string[] | null;
  removed_tiles: string[] | null;
}

export interface LayPreview {
  tile: string;
  end: "left" | "right" | "up" | "down" | null;
  wild: boolean;
  open_ends: OpenEnd[];
  points: number;
  hand_size: number;
}

export interface Lead {
  kind: "lead";
  tile: string;
}

export interface Lay {
  kind: "lay";
  tile: string;
  end: "left" | "right" | "up" | "down";
  outward: number | null;
}

export interface Draw {
  kind: "draw";
}

export interface Pass {
  kind: "pass";
}

export interface Hit {
  kind: "hit";
}

export interface Stand {
  kind: "stand";
}

export interface DrawTile {
  kind: "draw_tile";
  tile: string;
}

export interface DealStarted {
  kind: "deal_started";
  deal: number;
  deals: number | null;
  target: number | null;
  totals: number[];
}

export interface StakesPaid {
  kind: "stakes_paid";
  stake: number;
  bank: number;
}

export interface TileRemoved {
  kind: "tile_removed";
  tile: string | null;
}

export interface TileDealt {
  kind: "tile_dealt";
  seat: number;
  tile: string | null;
}

export interface HandDealt {
  kind: "hand_dealt";
  seat: number;
  size: number;
  tiles: string[] | null;
}

export interface LeadGiven {
  kind: "lead_given";
  seat: number;
  reason: "lot" | "alternates" | "rotates" | "lowest_double" | "lowest_tile" | "double_six" | "alone";
  tile: string | null;
}

export interface TileLaid {
  kind: "tile_laid";
  seat: number;
  tile: string;
  end: "left" | "right" | "up" | "down" | null;
  inward: number;
  outward: number;
  wild: boolean;
  open_ends: OpenEnd[];
  hand_size: number;
}

export interface Stuck {
  kind: "stuck";
  seat: number;
  numbers: number[];
}

export interface TileDrawn {
  kind: "tile_drawn";
  seat: number;
  tile: string | null;
  stock: number;
}

export interface Passed {
  kind: "passed";
  seat: number;
  forced: boolean;
}

export interface Stood {
  kind: "stood";
  seat: number;
  tiles: number;
}

export interface PointsScored {
  kind: "points_scored";
  seat: number;
  points: number;
  reason: "lowest_double" | "equal_ends" | "equal_ends_double" | "fives";
  total: number;
}

export interface WentOut {
  kind: "went_out";
  seat: number;
  place: number;
}

export interface Refilled {
  kind: "refilled";
  count: number;
}

export interface LineBlocked {
  kind: "line_blocked";
}

export interface HandsShown {
  kind: "hands_shown";
  hands: ShownHand[];
  removed: string[];
}

export interface PrizesPaid {
  kind: "prizes_paid";
  prizes: number[];
  bank: number;
}

export interface DealEnded {
  kind: "deal_ended";
  deal: number;
  reason: "out" | "blocked" | "stock_exhausted" | "two_out" | "target_reached" | "showdown" | "all_laid" | "stuck";
  winners: number[];
  places: number[];
  points: number[];
  totals: number[];
}

export interface LineMatchEnded {
  kind: "match_ended";
  outcome: LineOutcome;
}

export interface Tally {
  deals: DealEnded[];
  totals: number[];
  deals_won: number[];
  lead: number | null;
  bank: number | null;
  outcome: LineOutcome | null;
}

export interface DealEnding {
  ending: "out" | "blocked" | "stock_exhausted" | "two_out" | "target_reached" | "showdown" | "all_laid" | "stuck";
  least_out: number;
  most_out: number;
  hand: ("pips" | "doubles" | "double_pips" | "count")[];
  by_itself: boolean;
}

export interface LineFacts {
  ends: number;
  cross: "none" | "led" | "first_double";
  touch: "equal" | "sum_of_seven";
  wild_tiles: string[];
  hand_size: number;
  tiles_aside: number;
  hides_hands: boolean;
  drawing: "never" | "when_stuck" | "freely" | "hits" | "refills";
  passes: boolean;
  draws_lot: boolean;
  lead_order: string[];
  endings: DealEnding[];
  most_out_in_play: number;
  points_entered: number[];
  unit: "points" | "deals" | "tokens" | "prizes" | "tiles";
  deal_points: number | null;
  best_total: number | null;
  most_deals: number;
  most_decisions: number;
}

export interface OptionDeclaration {
  name: string;
  kind: "int" | "bool" | "choice";
  values: (number | boolean | string)[];
  low: number | null;
  high: number | null;
  default: number | boolean | string;
}

export interface GameDeclaration {
  id: string;
  title: string;
  family: "kingdom" | "line";
  rules_revision: number;
  options: OptionDeclaration[];
  presets: Record<string, Record<string, number | boolean | string>>;
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

export type LineAction =
  | Lead
  | Lay
  | Draw
  | Pass
  | Hit
  | Stand
  | DrawTile
  | DrawSeat;

export type LineEvent =
  | DealStarted
  | StakesPaid
  | TileRemoved
  | TileDealt
  | HandDealt
  | LeadGiven
  | TileLaid
  | Stuck
  | TileDrawn
  | Passed
  | Stood
  | PointsScored
  | WentOut
  | Refilled
  | LineBlocked
  | HandsShown
  | PrizesPaid
  | DealEnded
  | LineMatchEnded
  | SeatDrawn;

export type End = OpenEnd["end"];

export type Terrain = Half["terrain"];
