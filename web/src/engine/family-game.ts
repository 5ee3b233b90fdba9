/** A game that the page plays by itself: its rules, and what is told of it, from the core. */

import type { Actor, AnyOutcome, Moment, TableEvent } from './answers';
import type { CoreModule } from './core-module';
import type { Tree } from './trees';

export type OptionValues = Record<string, number | boolean | string>;

/** The length of what is said: short lines, those without the own turn, or whole sentences. */
export type Length = 'brief' | 'short' | 'long';

/** The people at a page: the seat that looks, and the listener. */
export interface Audience {
  /** The seat that sees, and the one that is addressed as "you"; null for nobody. */
  viewer: number | null;
  you: number | null;
  length: Length;
  /** True if the viewer has to decide now. */
  acts: boolean;
  names: readonly string[];
  /** True where nothing is hidden from anybody, as in a record. */
  seesAll?: true;
}

export interface Position {
  actor: Actor;
  seats: number;
  outcome: AnyOutcome | null;
  /** The actions of chance, with the probability of each. */
  odds: [action: string, probability: number][];
}

export interface Refusal {
  code: string;
  params: Record<string, string | number>;
}

/** An action as records write it, with its events. */
export type Acted = { action: string; events: TableEvent[] } | { refusal: Refusal };

/** A refusal as an audience is told of it, with some of the actions that are possible. */
export interface ToldRefusal {
  code: string;
  told: Tree;
}

/** The core reads a line for each value; nobody has a name of two lines. */
export const lines = (values: readonly unknown[]) =>
  values.map((value) => `${value}`.replaceAll('\n', ' ')).join('\n');

const seat = (number: number | null) => number ?? -1;

/** The request that begins a game. */
export const gameRequest = (id: string, options: OptionValues): string =>
  lines([id, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)]);

const audienceRequest = ({ viewer, you, length, acts, names, seesAll }: Audience): string =>
  lines([seesAll ? 'all' : seat(viewer), seat(you), length, Number(acts), ...names]);

export class FamilyGame {
  readonly #core: CoreModule;

  constructor(core: CoreModule, id: string, options: OptionValues) {
    this.#core = core;
    if (!core.send('open', gameRequest(id, options))) throw new Error(`There is no such ${id}`);
  }

  act(action: string): Acted {
    return this.#core.ask('act', action) as Acted;
  }

  /** The refusal of an action; null where it is possible. */
  refused(action: string, audience: Audience): ToldRefusal | null {
    return this.#core.ask('refused', action, audienceRequest(audience)) as ToldRefusal | null;
  }

  position(): Position {
    return this.#core.ask('position') as Position;
  }

  legal(): string[] {
    return this.#core.ask('legal') as string[];
  }

  /** The game as an audience sees it now, and the words for it as trees. */
  moment(audience: Audience): Moment {
    return this.#core.ask('moment', audienceRequest(audience)) as Moment;
  }

  /** The events of the actions from one, counted from 0, up to another, as a seat sees them. */
  events(first: number, last: number, viewer: number | null): TableEvent[] {
    return this.#core.ask('events', first, last, seat(viewer)) as TableEvent[];
  }

  /** The announcements of these actions. */
  announced(first: number, last: number, audience: Audience): Tree[] {
    return this.#core.ask('announced', first, last, audienceRequest(audience)) as Tree[];
  }

  /** The lines that are heard of them at once: fewer. */
  heard(first: number, last: number, audience: Audience): Tree[] {
    return this.#core.ask('heard', first, last, audienceRequest(audience)) as Tree[];
  }
}
