/** A league that a page shows and changes. */

import type { Change, EveningView, LeagueView } from '$api/generated/wire';
import { ServerError } from '$api/http';
import { reasonOf } from '$api/reasons';
import { text } from '$base/i18n.svelte';
import { say } from '$base/live-region.svelte';
import { editKey, evenings, storeLeague } from './client';

export class LeagueSession {
  shown = $state.raw<LeagueView | null>(null);
  failure = $state<string | null>(null);
  /** The evening that was chosen; the latest when none was. */
  #chosen: number | null = null;

  constructor(readonly id: string) {}

  get evening(): EveningView | null {
    return this.shown?.evening ?? null;
  }

  get mayEdit(): boolean {
    return this.shown?.may_edit ?? false;
  }

  name(player: number): string {
    return this.shown?.players[player - 1]?.name ?? '';
  }

  async choose(evening: number): Promise<void> {
    this.#chosen = evening;
    await this.read();
  }

  /** Reads the league again; says so when others have changed it. */
  async read(): Promise<void> {
    const before = this.shown;
    try {
      const shown = await evenings.read(this.id, this.#chosen);
      this.failure = null;
      this.shown = shown;
      if (shown.may_edit && editKey(this.id)) storeLeague({ league: this.id, name: shown.name });
      if (before && before.version < shown.version) say(text('web-evenings-changed'));
    } catch (error) {
      this.failure = reasonOf(error);
    }
  }

  /** Lets something happen to the league and says it; throws when it is refused. */
  async change(change: Change): Promise<void> {
    if (!this.shown) return;
    try {
      const shown = await evenings.change(this.id, this.shown.version, change);
      this.shown = shown;
      say(shown.said);
      if (change.kind === 'evening_opened' || change.kind === 'evening_cancelled') {
        this.#chosen = null;
      } else if (this.#chosen !== null && shown.evening?.number !== this.#chosen) {
        await this.read();
      }
    } catch (error) {
      if (error instanceof ServerError && error.code === 'stale_league') await this.read();
      throw error;
    }
  }
}
