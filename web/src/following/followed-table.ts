/**
 * A table of which the server tells the actions. The page plays them again, and makes the messages
 * that the server would send in the words of the listener.
 */

import type {
  ActionsChanges,
  ActionsEntry,
  ActionsSnapshot,
  KingdomEntriesMessage,
  KingdomHistoryEntry,
  KingdomSnapshot,
} from '$api/generated/wire';
import type { Actor, KingdomMoment } from '$engine/answers';
import type { CoreModule } from '$engine/core-module';
import type { Audience } from '$engine/family-game';
import { kingdomPicture } from '$engine/picture';
import { PlayedGame } from '$engine/played-game';
import { announced, outcomeShown, type Voice } from '$engine/telling';
import type { Tree } from '$engine/trees';
import { withChanges } from '$api/changes';

type Told = Omit<KingdomEntriesMessage, 'type' | 'entries' | 'heard'>;

/** An entry that a page has already, in its words. */
export type KnownEntry = Pick<KingdomHistoryEntry, 'number' | 'undone' | 'text'>;

export class FollowedTable {
  readonly #voice: Voice;
  #facts: ActionsSnapshot;
  readonly #played: PlayedGame;
  #history: KingdomHistoryEntry[] = [];
  /** The own actions that are shown before the server has confirmed them. */
  #ahead: KingdomHistoryEntry[] = [];
  /** The moment that was told last: as long as nothing is done it is the same. */
  #moment: { of: string; asked: Tree; told: object } | null = null;

  constructor(core: CoreModule, voice: Voice, facts: ActionsSnapshot) {
    this.#voice = voice;
    this.#facts = facts;
    this.#played = new PlayedGame(core, facts.game, facts.options);
    this.#history = this.#worded(facts.history);
    this.#played.rewind(facts.ply);
  }

  /** Everything about the table. */
  snapshot(): KingdomSnapshot {
    const { table, game, options, commitment } = this.#facts;
    return {
      ...this.#picture(),
      type: 'snapshot',
      table,
      game,
      options,
      commitment,
      history: this.#entries,
      heard: this.#greeting(),
    };
  }

  /** The entries after a number, and the table as it is now. */
  entries(since: number): KingdomEntriesMessage {
    const entries = this.#entries.filter(({ number }) => number > since);
    return { ...this.#picture(), type: 'entries', entries, heard: this.#heard(entries) };
  }

  /** True if the table has gone on from these entries: none was taken back, or told otherwise. */
  continues(known: readonly KnownEntry[]): boolean {
    return known.every(({ number, undone, text }, index) => {
      const entry = this.#history[index];
      return entry?.number === number && entry.undone === undone && equal(entry.text, text);
    });
  }

  /** Changes the table; false if they do not follow what this page has. */
  follow({ follows, entries, changed }: ActionsChanges): boolean {
    if (follows !== this.#facts.mark) return false;
    const confirmed = Math.min(this.#ahead.length, entries.length);
    const last = entries.at(-1);
    const reached = last ? { number: last.number, ply: last.ply } : {};
    this.#facts = withChanges({ ...this.#facts, ...reached }, changed);
    this.#history.push(...this.#ahead.splice(0, confirmed));
    this.#history.push(...this.#worded(entries.slice(confirmed)));
    this.#played.rewind(this.#shown.ply);
    return true;
  }

  // --- Looking ahead ------------------------------------------------------------------------------

  /** True while own actions are shown that the server has not confirmed. */
  get isAhead(): boolean {
    return this.#ahead.length > 0;
  }

  /** True unless something else has happened than what was foreseen. */
  isAsForeseen({ entries }: ActionsChanges): boolean {
    return entries
      .slice(0, this.#ahead.length)
      .every((entry, place) => isSame(entry, this.#ahead[place]));
  }

  /** Goes back to what the server has confirmed. */
  takeBack(): void {
    this.#ahead = [];
    this.#played.rewind(this.#facts.ply);
  }

  /**
   * Plays own actions before the server has; false, and nothing is played, where that has to answer:
   * one of them is not possible, chance acts after them or the game is over.
   */
  foresee(ply: number, actions: readonly string[]): boolean {
    const { acts, number } = this.#shown;
    if (ply !== this.#played.ply || !acts) return false;
    const done: KingdomHistoryEntry[] = [];
    for (const action of actions) {
      const { actor } = this.#played.game.position();
      if (!this.#isOwn(actor) || !this.#played.tries(action)) break;
      const entry = { number: number + done.length + 1, ply: this.#played.ply, seat: actor };
      done.push(this.#told({ ...entry, action }));
    }
    if (done.length === actions.length && typeof this.#played.game.position().actor === 'number') {
      this.#ahead.push(...done);
      return true;
    }
    this.#played.rewind(ply);
    return false;
  }

  #isOwn(actor: Actor): actor is number {
    return typeof actor === 'number' && this.#facts.you.includes(actor);
  }

  get #entries(): KingdomHistoryEntry[] {
    return [...this.#history, ...this.#ahead];
  }

  /** The facts as they are after what was foreseen. */
  get #shown(): ActionsSnapshot {
    const last = this.#ahead.at(-1);
    if (!last) return this.#facts;
    const { actor } = this.#played.game.position();
    const acts = this.#isOwn(actor);
    return {
      ...this.#facts,
      number: last.number,
      ply: last.ply,
      acts,
      looking: acts ? actor : (this.#facts.you[0] ?? null),
      undo_to: this.#facts.settings.undo ? last.ply - 1 : null,
    };
  }

  // --- Playing ------------------------------------------------------------------------------------

  /** Plays the actions of entries, and tells each where it was done. */
  #worded(entries: readonly ActionsEntry[]): KingdomHistoryEntry[] {
    return entries.map((entry) => {
      if (entry.action !== null) {
        this.#played.rewind(entry.ply - 1);
        this.#played.play(entry.action);
      }
      return this.#told(entry);
    });
  }

  /** Tells an entry; its action is the one that was played last. */
  #told(entry: ActionsEntry): KingdomHistoryEntry {
    const { number, ply, seat, action, text = [], kind = 'action', undone = false } = entry;
    const told = { number, ply, seat, action, kind, undone };
    if (action === null) return { ...told, text, events: [] };
    const { game } = this.#played;
    const audience = this.#audience();
    return {
      ...told,
      text: announced(game, [ply - 1, ply], audience, this.#voice),
      events: game.events(ply - 1, ply, audience.viewer) as KingdomHistoryEntry['events'],
    };
  }

  // --- Telling ------------------------------------------------------------------------------------

  #audience(): Audience {
    const { looking, hearing, acts, seats } = this.#shown;
    return {
      viewer: looking,
      you: hearing,
      length: this.#voice.length,
      acts,
      names: seats.map(({ name }) => name),
    };
  }

  #picture(): Told {
    // eslint-disable-next-line @typescript-eslint/no-unused-vars -- these are not part of a picture
    const { type, table, game, options, commitment, history, hearing, acts, ...facts } =
      this.#shown;
    const { title, expected, ...moment } = this.#momentNow().told as Told;
    return {
      ...facts,
      ...moment,
      family: 'kingdom',
      title: facts.title ?? title,
      expected: facts.expected ?? expected,
    } as Told;
  }

  #momentNow(): { asked: Tree; told: object } {
    const audience = this.#audience();
    const of = JSON.stringify([audience, this.#played.ply, this.#shown.number]);
    if (this.#moment?.of !== of) {
      const moment = this.#played.game.moment(audience) as KingdomMoment;
      const { outcome } = this.#played.game.position();
      const told = {
        ...kingdomPicture(moment, this.#voice.words),
        outcome: outcomeShown(outcome, moment.standings, this.#voice),
      };
      this.#moment = { of, asked: moment.asked, told };
    }
    return this.#moment;
  }

  /** The beginning of the game in words, for whoever has done nothing yet. */
  #greeting(): string {
    const { you, status } = this.#facts;
    const acted = this.#entries.some(({ seat }) => seat !== null && you.includes(seat));
    return you.length > 0 && status === 'running' && !acted ? this.#heard(this.#history) : '';
  }

  /** The words heard at once of entries, and the question to who acts now. */
  #heard(entries: readonly KingdomHistoryEntry[]): string {
    const { words, length } = this.#voice;
    const audience = this.#audience();
    const said =
      length === 'long'
        ? entries.flatMap(({ text }) => text)
        : this.#heardInShort(entries, audience);
    if (audience.acts) said.push(words.text(this.#momentNow().asked));
    return said.join(' ');
  }

  /** The lines of plies that follow one another, and between them those of other news. */
  #heardInShort(entries: readonly KingdomHistoryEntry[], audience: Audience): string[] {
    const said: string[] = [];
    let first: number | null = null;
    let last = 0;
    const tellPlies = () => {
      if (first === null) return;
      said.push(...this.#voice.words.lines(this.#played.game.heard(first, last, audience)));
      first = null;
    };
    for (const { action, undone, ply, text } of entries) {
      if (action === null) {
        tellPlies();
        said.push(...text);
      } else if (!undone) {
        first ??= ply - 1;
        last = ply;
      }
    }
    tellPlies();
    return said;
  }
}

/** True if an entry tells of the same action at the same place of the log. */
const isSame = (told: ActionsEntry, foreseen?: KingdomHistoryEntry): boolean =>
  !told.undone &&
  (['number', 'ply', 'seat', 'action'] as const).every((name) => told[name] === foreseen?.[name]);

const equal = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, index) => line === other[index]);
