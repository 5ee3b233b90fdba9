/** A score pad for tiles on a table at home: what was entered, kept in the browser. */

import type { DealEnding } from '$api/generated/engine';
import type { LineGameId, PageFacts } from '$api/generated/games';
import type {
  GameView,
  HandEntry,
  OptionValue,
  Options,
  TallyEntry,
  TallyResponse,
} from '$api/generated/wire';
import { lineFacts } from '$api/line-facts';
import { text } from '$base/i18n.svelte';
import { store, stored } from '$base/local-storage';
import { tallied } from './counting';

export type HandPart = DealEnding['hand'][number];

/** A hand as it is typed: tiles ("65 11") or numbers. */
export interface TypedHand {
  tiles: string;
  numbers: Partial<Record<HandPart, number | null>>;
}

export function writtenHand(
  { tiles, numbers }: TypedHand,
  byTiles: boolean,
  parts: readonly HandPart[],
): HandEntry {
  if (byTiles) return { tiles: tiles.match(/[^\s,;]+/g)?.map(asTile) ?? [] };
  const counted = parts.map((part) => [part, numbers[part] ?? 0]);
  return Object.fromEntries(counted) as HandEntry;
}

/** "5-6" is the tile "65"; what is no tile stays as it is to be refused. */
function asTile(typed: string): string {
  const digits = typed.replace(/[-:|/]/, '');
  return /^\d\d$/.test(digits) ? [...digits].sort().reverse().join('') : typed;
}

/** The part of a pad that the browser keeps. */
interface Kept {
  names: string[];
  options: Options;
  entries: TallyEntry[];
}

export class LinePad {
  names = $state<string[]>([]);
  options = $state.raw<Options>({});
  entries = $state.raw<TallyEntry[]>([]);
  answer = $state.raw<TallyResponse | null>(null);

  constructor(
    readonly game: LineGameId,
    readonly description: GameView,
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

  /** The facts about deals under the rules of the game. */
  get facts(): PageFacts {
    return lineFacts(this.game, this.options);
  }

  /** The possible endings of a deal, but for those that come with the points of a tile. */
  get endings(): DealEnding[] {
    return this.facts.endings.filter(({ by_itself }) => !by_itself);
  }

  get firstLead(): number | null {
    const [first] = this.entries;
    return first?.kind === 'lead' ? (first.seat ?? null) : null;
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

  #asked(entries: TallyEntry[]): Promise<TallyResponse> {
    const { seats, ...rest } = this.options;
    const hasChoice =
      (this.description.options.find(({ name }) => name === 'seats')?.values.length ?? 0) > 1;
    const options: Options = hasChoice && seats !== undefined ? { seats, ...rest } : rest;
    const names = this.names.map(
      (name, seat) => name.trim() || text('seat-name', { number: seat + 1 }),
    );
    return tallied({ game: this.game, options, names, entries });
  }

  #take(answer: TallyResponse): void {
    this.answer = answer;
    const kept: Kept = { names: this.names, options: this.options, entries: this.entries };
    store(`tally.${this.game}`, JSON.stringify(kept));
  }
}

function readKept(game: LineGameId): Kept | null {
  try {
    return JSON.parse(stored(`tally.${game}`) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
