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
import type { KingdomMoment } from '$engine/answers';
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
  /** The moment that was told last: as long as nothing is done it is the same. */
  #moment: { of: string; asked: Tree; told: object } | null = null;

  constructor(core: CoreModule, voice: Voice, facts: ActionsSnapshot) {
    this.#voice = voice;
    this.#facts = facts;
    this.#played = new PlayedGame(core, facts.game, facts.options);
    this.#history = this.#worded(facts.history);
  }

  /** Everything about the table. */
  snapshot(): KingdomSnapshot {
    const { table, game, options, commitment } = this.#facts;
    return {
      ...this.#told(),
      type: 'snapshot',
      table,
      game,
      options,
      commitment,
      history: this.#history,
      heard: this.#greeting(),
    };
  }

  /** The entries after a number, and the table as it is now. */
  entries(since: number): KingdomEntriesMessage {
    const entries = this.#history.filter(({ number }) => number > since);
    return { ...this.#told(), type: 'entries', entries, heard: this.#heard(entries) };
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
    this.#facts = withChanges(this.#facts, changed);
    this.#history = [...this.#history, ...this.#worded(entries)];
    return true;
  }

  // --- Playing ------------------------------------------------------------------------------------

  /** Plays the actions of entries, and tells each where it was done. */
  #worded(entries: readonly ActionsEntry[]): KingdomHistoryEntry[] {
    const audience = this.#audience();
    const worded = entries.map((entry): KingdomHistoryEntry => {
      const { number, ply, seat, action, text = [], kind = 'action', undone = false } = entry;
      const told = { number, ply, seat, action, kind, undone };
      if (action === null) return { ...told, text, events: [] };
      this.#played.rewind(ply - 1);
      this.#played.play(action);
      return {
        ...told,
        text: announced(this.#played.game, [ply - 1, ply], audience, this.#voice),
        events: this.#played.game.events(
          ply - 1,
          ply,
          audience.viewer,
        ) as KingdomHistoryEntry['events'],
      };
    });
    this.#played.rewind(this.#facts.ply);
    return worded;
  }

  // --- Telling ------------------------------------------------------------------------------------

  #audience(): Audience {
    const { looking, hearing, acts, seats } = this.#facts;
    return {
      viewer: looking,
      you: hearing,
      length: this.#voice.length,
      acts,
      names: seats.map(({ name }) => name),
    };
  }

  #told(): Told {
    // eslint-disable-next-line @typescript-eslint/no-unused-vars -- these are not part of a picture
    const { type, table, game, options, commitment, history, hearing, acts, ...facts } =
      this.#facts;
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
    const of = JSON.stringify([audience, this.#played.ply, this.#facts.number]);
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
    const acted = this.#history.some(({ seat }) => seat !== null && you.includes(seat));
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

const equal = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((line, index) => line === other[index]);
