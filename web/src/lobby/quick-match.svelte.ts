/** Waiting for anybody else who wants the same game; it goes on while other pages are shown. */

import { mount, tick } from 'svelte';
import { request, ServerError } from '$api/http';
import { beginSeek } from '$api/seats';
import type { SeekView } from '$api/generated/wire';
import { text } from '$base/i18n.svelte';
import { say, sayUnseen } from '$base/live-region.svelte';
import { router } from '$base/router.svelte';
import { Seek, type Wanted } from './seek.svelte';

const PAUSE_MILLISECONDS = 2000;
const LONG_MILLISECONDS = 30_000;
const NOBODY_WAITS = 'not_waiting';

class QuickMatch {
  #seek = $state.raw<Seek | null>(null);
  #isShown = false;

  constructor() {
    addEventListener('pagehide', () => this.#leave());
  }

  /** The game that this page waits for; null when it does not wait. */
  get seek(): Seek | null {
    return this.#seek;
  }

  /** Waits for anybody until somebody was found or `end`, in place of what it waited for. */
  async begin(wanted: Wanted): Promise<void> {
    const seek = new Seek(wanted);
    this.#seek = seek;
    sayUnseen(text('web-lobby-seek', { game: wanted.title }));
    await this.#show();
    setTimeout(() => this.#takesLong(seek), LONG_MILLISECONDS);
    await this.#wait(seek);
  }

  /** Waits no longer. */
  end(): void {
    this.#leave();
    say(text('web-lobby-seek-ended'));
  }

  /** Shows on every page that somebody waits. */
  async #show(): Promise<void> {
    if (this.#isShown) return;
    this.#isShown = true;
    const { default: Seeking } = await import('./Seeking.svelte');
    const place = document.createElement('div');
    document.querySelector('#content')?.before(place);
    mount(Seeking, {
      target: place,
      props: { place, current: () => this.#seek, onend: () => this.end() },
    });
  }

  async #wait(seek: Seek): Promise<void> {
    while (this.#seek === seek) {
      try {
        const { here, table } = await this.#ask(seek);
        seek.here = here;
        if (table !== null && this.#seek === seek) await this.#go(table);
      } catch (error) {
        await this.#refused(seek, error);
      }
    }
  }

  /** Tells that this page is there; the answer comes when there is news, or after a while. */
  async #ask(seek: Seek): Promise<SeekView> {
    if (seek.key) return request<SeekView>(`/seeks/${seek.key}`, {});
    const { game, my_name } = seek.wanted.withBots;
    const { key, view } = await beginSeek(game, my_name);
    seek.key = key;
    if (this.#seek !== seek) forget(key);
    return view;
  }

  /** Waits anew where the server has lost sight of this page, and later where it is away. */
  async #refused(seek: Seek, error: unknown): Promise<void> {
    if (this.#seek !== seek) return;
    if (error instanceof ServerError && error.code === NOBODY_WAITS) seek.key = '';
    else if (error instanceof ServerError && error.code !== 'unavailable') {
      this.#seek = null;
      say(error.message);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
  }

  /** Goes to the table; what another page said is not said there, so this is said after that. */
  async #go(table: string): Promise<void> {
    this.#seek = null;
    router.visit({ page: 'table', table });
    await tick();
    say(text('web-lobby-seek-found'));
  }

  #takesLong(seek: Seek): void {
    if (this.#seek !== seek) return;
    seek.takesLong = true;
    if (router.route.page !== 'table') say(text('web-lobby-seek-long'));
  }

  #leave(): void {
    if (this.#seek?.key) forget(this.#seek.key);
    this.#seek = null;
  }
}

/** Tells the server that a page waits no longer; that also reaches it when the page is left. */
function forget(key: string): void {
  void fetch(`/api/seeks/${key}`, { method: 'DELETE', keepalive: true }).catch(() => undefined);
}

export const quickMatch = new QuickMatch();
