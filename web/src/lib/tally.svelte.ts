/** A score pad for tiles on a table at home: what was entered, kept in the browser. */

import { remember, remembered } from './memory';
import type {
  GameDescription,
  Options,
  OptionValue,
  TallyAnswer,
  TallyEntry,
  WrittenHand,
} from './protocol';
import { server } from './server';
import { text } from './words.svelte';

export const PAD_GAMES = [
  'block',
  'draw',
  'matador',
  'bergen',
  'sebastopol',
  'twenty_one',
  'solo',
] as const;
export type PadGame = (typeof PAD_GAMES)[number];

export function isPadGame(game: string): game is PadGame {
  return PAD_GAMES.some((one) => one === game);
}

/** What a deal can end with, and what has to be told of it then. */
export interface Ending {
  id: string;
  /** The fewest and the most seats that went out. */
  out: [number, number];
  /** Whose hands count. */
  hands: 'none' | 'others' | 'all';
}

const OUT: Ending = { id: 'out', out: [1, 1], hands: 'none' };
const BLOCKED: Ending = { id: 'blocked', out: [0, 0], hands: 'all' };
const STOCK_EXHAUSTED: Ending = { ...OUT, id: 'stock_exhausted' };

export function endingsOf(game: PadGame, options: Options): Ending[] {
  const others = { hands: 'others' as const };
  switch (game) {
    case 'block':
      return [{ ...OUT, ...others }, BLOCKED];
    case 'draw':
      return options['scoring'] === 'points'
        ? [{ ...OUT, ...others }, BLOCKED, { ...STOCK_EXHAUSTED, ...others }]
        : [OUT, BLOCKED, STOCK_EXHAUSTED];
    case 'matador':
      return [OUT, BLOCKED, STOCK_EXHAUSTED];
    case 'bergen':
      return [OUT, BLOCKED];
    case 'sebastopol':
      return [
        { id: 'two_out', out: [2, 2], hands: 'none' },
        { id: 'blocked', out: [0, 1], hands: 'others' },
      ];
    case 'twenty_one':
      return [{ id: 'showdown', out: [0, 0], hands: 'all' }];
    case 'solo':
      return [
        { id: 'all_laid', out: [0, 0], hands: 'none' },
        { id: 'stuck', out: [0, 0], hands: 'all' },
      ];
  }
}

/** Whether a hand may be entered by its tiles; alone people would forget those of the stock. */
export function takesTiles(game: PadGame): boolean {
  return game !== 'solo';
}

export type HandPart = Exclude<keyof WrittenHand, 'tiles'>;

/** The numbers of a hand that count. */
export function partsOf(game: PadGame, options: Options): HandPart[] {
  if (game === 'solo') return ['count'];
  if (game === 'bergen') return ['pips', 'doubles', 'double_pips'];
  return options['ties'] === 'fewer_tiles' ? ['pips', 'count'] : ['pips'];
}

/** A hand as it is typed: tiles ("65 11") or numbers. */
export interface TypedHand {
  tiles: string;
  numbers: Partial<Record<HandPart, number | null>>;
}

export function writtenHand(
  { tiles, numbers }: TypedHand,
  byTiles: boolean,
  parts: readonly HandPart[],
): WrittenHand {
  if (byTiles) return { tiles: tiles.match(/[^\s,;]+/g)?.map(asTile) ?? [] };
  const counted = parts.map((part) => [part, numbers[part] ?? 0]);
  return Object.fromEntries(counted) as WrittenHand;
}

/** "5-6" is the tile "65"; what is no tile stays as it is for the server to refuse. */
function asTile(typed: string): string {
  const digits = typed.replace(/[-:|/]/, '');
  return /^\d\d$/.test(digits) ? [...digits].sort().reverse().join('') : typed;
}

/** What the browser keeps of a pad. */
interface Kept {
  names: string[];
  options: Options;
  entries: TallyEntry[];
}

export class TallyPad {
  names = $state<string[]>([]);
  options = $state.raw<Options>({});
  entries = $state.raw<TallyEntry[]>([]);
  answer = $state.raw<TallyAnswer | null>(null);

  constructor(
    readonly game: PadGame,
    readonly description: GameDescription,
  ) {
    const defaults = description.options.map((option) => [option.name, option.default]);
    const kept = readKept(game);
    this.options = { ...Object.fromEntries(defaults), ...kept?.options };
    this.entries = kept?.entries ?? [];
    this.names = Array.from({ length: this.seats }, (_, seat) => kept?.names[seat] ?? '');
  }

  get seats(): number {
    return Number(this.options['seats'] ?? this.description.seats[0]);
  }

  /** Whether the lot decides who leads first. */
  get drawsLots(): boolean {
    return ['block', 'draw', 'matador', 'twenty_one'].includes(this.game);
  }

  get firstLead(): number | null {
    const [first] = this.entries;
    return first?.kind === 'lead' ? first.seat : null;
  }

  set firstLead(seat: number | null) {
    const others = this.entries.filter(({ kind }) => kind !== 'lead');
    this.entries = seat === null ? others : [{ kind: 'lead', seat }, ...others];
  }

  get canUndo(): boolean {
    return this.entries.some(({ kind }) => kind !== 'lead');
  }

  setOption(name: string, value: OptionValue): void {
    this.options = { ...this.options, [name]: value };
    if (name !== 'seats') return;
    this.entries = [];
    this.names = Array.from({ length: this.seats }, (_, seat) => this.names[seat] ?? '');
  }

  /** Adds an entry if it is right; answers what is wrong with it. */
  async add(entry: TallyEntry): Promise<string[]> {
    const entries = [...this.entries, entry];
    const answer = await this.#asked(entries);
    if (answer.faults.length > 0) return answer.faults.map((fault) => fault.text);
    this.entries = entries;
    this.#take(answer);
    return [];
  }

  undo(): void {
    if (this.canUndo) this.entries = this.entries.slice(0, -1);
  }

  clear(): void {
    this.entries = [];
  }

  /** Counts again what is entered. */
  async count(): Promise<void> {
    const { entries } = this;
    const answer = await this.#asked(entries);
    if (entries === this.entries) this.#take(answer);
  }

  #asked(entries: TallyEntry[]): Promise<TallyAnswer> {
    const { seats, ...rest } = this.options;
    const hasChoice =
      (this.description.options.find(({ name }) => name === 'seats')?.values.length ?? 0) > 1;
    const options: Options = hasChoice && seats !== undefined ? { seats, ...rest } : rest;
    const names = this.names.map(
      (name, seat) => name.trim() || text('seat-name', { number: seat + 1 }),
    );
    return server.tally({
      game: this.game,
      options,
      names,
      entries,
    });
  }

  #take(answer: TallyAnswer): void {
    this.answer = answer;
    const kept: Kept = { names: this.names, options: this.options, entries: this.entries };
    remember(`tally.${this.game}`, JSON.stringify(kept));
  }
}

function readKept(game: PadGame): Kept | null {
  try {
    return JSON.parse(remembered(`tally.${game}`) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
