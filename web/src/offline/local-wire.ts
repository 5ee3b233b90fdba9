/** The channel to a table on this device: a worker in the place of a server. */

import words from 'virtual:words-of/offline';
import type { ClientMessage, ServerMessage } from '$api/generated/wire';
import type { Listener, TableWire } from '$api/socket';
import { language, speakOf, text } from '$base/i18n.svelte';
import type { Language } from '$base/preferred-language';
import { preferences } from '$base/preferences.svelte';
import { MODULES } from '$engine/addresses';
import { compiledModule } from '$engine/compiled';
import { toldWords } from '$engine/told-words';
import type { LocalLog } from './log';
import type { FromWorker, ToWorker } from './messages';
import { takeTable } from './one-page';
import { keep, keptLog } from './store';

export class LocalWire implements TableWire {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #closing = new AbortController();
  #log: LocalLog | null = null;
  /** True once the table has been shown. */
  #shown = false;
  /** The messages in their order, each told when its log has been kept. */
  #keeping: Promise<void> = Promise.resolve();

  constructor(
    readonly table: string,
    public listener: Listener,
  ) {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'broken') this.#turnAway(text('web-here-broken'));
      else if (data.kind === 'message') this.#tell([data.message]);
      else this.#tell(data.then, data.log);
    });
    this.#worker.addEventListener('error', () => this.#fail());
    this.#open().catch(() => this.#turnAway(text('web-page-failed')));
  }

  send(message: ClientMessage): boolean {
    if (message.type === 'language') void this.#speak(message.language);
    else this.#post({ kind: 'message', message });
    return true;
  }

  renew(): void {
    void this.#speak(language());
  }

  close(): void {
    this.#closing.abort();
    this.#worker.terminate();
  }

  async #open(): Promise<void> {
    await speakOf(words);
    await takeTable(this.table, this.#closing.signal, () =>
      this.#turnAway(text('web-here-elsewhere')),
    );
    this.listener.changed('connecting');
    const log = await keptLog(this.table);
    if (!log) {
      this.listener.changed('gone');
      return;
    }
    this.#log = log;
    const { game, players } = MODULES[log.family];
    const [compiledGame, compiledPlayers] = await Promise.all([
      compiledModule(game),
      compiledModule(players),
    ]);
    await this.#speak(language());
    this.#post({ kind: 'begin', log, game: compiledGame, players: compiledPlayers });
    this.listener.changed('online');
  }

  async #speak(code: Language): Promise<void> {
    if (!this.#log) return;
    const messages = await toldWords(this.#log.family, code);
    const length = preferences.choice('speech');
    this.#post({ kind: 'words', language: code, messages, length });
  }

  /** Tells messages, not before the log is kept. */
  #tell(messages: ServerMessage[], log?: LocalLog): void {
    this.#keeping = this.#keeping
      .then(() => (log ? keep(log) : undefined))
      .catch(() => undefined) // Without storage one can still play.
      .then(() => {
        this.#shown = true;
        for (const message of messages) this.listener.heard(message);
      });
  }

  #fail(): void {
    if (this.#shown) this.#refuse(text('web-here-stopped'));
    else this.#turnAway(text('web-page-failed'));
  }

  /** Says in place of the table why it is not shown. */
  #turnAway(reason: string): void {
    if (this.#closing.signal.aborted) return;
    this.#refuse(reason);
    this.listener.changed('gone');
  }

  #refuse(reason: string): void {
    this.listener.heard({
      type: 'refused',
      code: 'not_here',
      params: {},
      text: reason,
      request: null,
    });
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}
