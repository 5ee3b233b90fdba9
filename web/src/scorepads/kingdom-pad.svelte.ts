/** A board entered by hand, as the score pad keeps it until it is scored. */

import type {
  BoardSquare,
  Half,
  KingdomView,
  PlacedBuilding,
  Terrain,
} from '$api/generated/engine';
import { KINGDOM_FACTS, type KingdomGameId } from '$api/generated/games';
import type { KingdomScoreRequest, KingdomScoreResponse } from '$api/generated/wire';
import { wholeWindow, windowSide } from '$kingdom/squares';
import { scored } from './counting';

type Building = PlacedBuilding['building'];
export type Brush = Terrain | 'castle' | 'nothing' | { building: Building };
export type DominoSet = (typeof KINGDOM_FACTS)[KingdomGameId]['sets'][number];

export const KINGDOM_GAMES = Object.keys(KINGDOM_FACTS) as KingdomGameId[];

export function hasCourt(game: KingdomGameId): boolean {
  return KINGDOM_FACTS[game].has_court;
}

/** The boxes that the numbers of dominoes can mean; none where there is one box. */
export function setsOf(game: KingdomGameId): readonly DominoSet[] {
  return KINGDOM_FACTS[game].sets;
}

const FIRST_GAME = KINGDOM_GAMES[0] as KingdomGameId;
/** A domino of the box by its number, or one of free faces. */
export type Placement =
  { action: string; domino: number } | { action: string; left: Half; right: Half };
export type Entry = 'squares' | 'dominoes' | 'position';

const PAUSE_MILLISECONDS = 250;

export class KingdomPad {
  game = $state<KingdomGameId>(FIRST_GAME);
  /** The set to which the numbers of dominoes belong in a game with a court. */
  set = $state<DominoSet | null>(null);
  entry = $state<Entry>('squares');
  size = $state(5);
  frame = $state<'floating' | 'fixed'>('floating');
  middleKingdom = $state(false);
  harmony = $state(false);
  discarded = $state(0);
  position = $state('');
  placements = $state.raw<readonly Placement[]>([]);
  castle = $state<string | null>('e5');
  painted = $state.raw<ReadonlyMap<string, BoardSquare>>(new Map());
  buildings = $state.raw<readonly PlacedBuilding[]>([]);
  coins = $state(0);
  knights = $state(0);
  queen = $state(false);
  answer = $state.raw<KingdomScoreResponse | null>(null);

  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  get side(): number {
    return windowSide(this.size, this.frame);
  }

  /** The board as it is drawn: the painted one at once, the others as they are read. */
  get kingdom(): KingdomView {
    const drawn = this.answer?.view;
    if (this.entry !== 'squares' && drawn) return { ...drawn, reachable: wholeWindow(this.side) };
    return {
      kingdom: 0,
      seats: [0],
      castle: this.castle,
      squares: [...this.painted.values()],
      used: null,
      reachable: wholeWindow(this.side),
      discarded: [],
      position: '',
      court: this.hasCourt
        ? {
            coins: this.coins,
            knights: this.knights,
            knights_on: [],
            towers: 0,
            buildings: [...this.buildings],
            queen: this.queen,
          }
        : null,
    };
  }

  get hasCourt(): boolean {
    return hasCourt(this.game);
  }

  get request(): KingdomScoreRequest {
    const shared = {
      size: this.size,
      frame: this.frame,
      middle_kingdom: this.middleKingdom,
      harmony: this.harmony,
      discarded: this.discarded ?? 0,
      ...(this.hasCourt ? this.#court : {}),
    };
    if (this.entry === 'position') return { ...shared, position: this.position };
    if (this.entry === 'dominoes') return { ...shared, placements: [...this.placements] };
    const castle = this.castle
      ? [{ square: this.castle, terrain: 'castle' as const, crowns: 0 }]
      : [];
    return { ...shared, squares: [...castle, ...this.painted.values()] };
  }

  paint(square: string, brush: Brush, crowns: number): void {
    const painted = new Map(this.painted);
    painted.delete(square);
    if (this.castle === square) this.castle = null;
    this.removeBuilding(square);
    if (brush === 'castle') this.castle = square;
    else if (typeof brush === 'object') {
      painted.set(square, { square, terrain: 'town', crowns: 0 });
      this.addBuilding({ square, building: brush.building });
    } else if (brush !== 'nothing') painted.set(square, { square, terrain: brush, crowns });
    this.painted = painted;
  }

  addBuilding(placed: PlacedBuilding): void {
    this.buildings = [...this.buildings, placed];
  }

  removeBuilding(square: string): void {
    this.buildings = this.buildings.filter((placed) => placed.square !== square);
  }

  addPlacement(placement: Placement): void {
    this.placements = [...this.placements, placement];
  }

  removePlacement(index: number): void {
    this.placements = this.placements.toSpliced(index, 1);
  }

  clear(): void {
    this.painted = new Map();
    this.placements = [];
    this.buildings = [];
    this.coins = 0;
    this.knights = 0;
    this.queen = false;
    this.position = '';
    this.discarded = 0;
    this.castle = this.#middle();
  }

  /** A board of another size begins empty: its squares have other names. */
  resize(size: number, frame: 'floating' | 'fixed'): void {
    this.size = size;
    this.frame = frame;
    this.clear();
  }

  /** A board of another game begins empty. */
  play(game: KingdomGameId): void {
    this.game = game;
    this.set = setsOf(game)[0] ?? null;
    if (this.hasCourt) this.frame = 'floating';
    this.clear();
  }

  /** Asks for the score of what is entered, once the person pauses. */
  ask(onanswer: (answer: KingdomScoreResponse) => void, onfailure: (error: unknown) => void): void {
    const request = this.request;
    const number = ++this.#asked;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      scored(request).then((answer) => {
        if (number !== this.#asked) return;
        this.answer = answer;
        onanswer(answer);
      }, onfailure);
    }, PAUSE_MILLISECONDS);
  }

  /** The squares as they were read, to go on painting. */
  takeOver(view: KingdomView): void {
    this.castle = view.castle;
    this.painted = new Map(view.squares.map((square) => [square.square, square]));
  }

  get #court(): Partial<KingdomScoreRequest> {
    const { game, set, queen } = this;
    const buildings = [...this.buildings];
    return { game, set, buildings, coins: this.coins ?? 0, knights: this.knights ?? 0, queen };
  }

  #middle(): string {
    const centre = (this.side + 1) / 2;
    return `${String.fromCharCode(96 + centre)}${centre}`;
  }
}
