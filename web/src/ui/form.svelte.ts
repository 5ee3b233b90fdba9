/** A form that is checked and sent; what is wrong is told for each field. */

import { tick } from 'svelte';
import { ServerError } from '$api/http';
import { reasonOf } from '$api/reasons';
import { language } from '$base/i18n.svelte';
import type { Language } from '$base/preferred-language';

export interface Fault {
  /** The id of the field that has to be put right. */
  field: string;
  text: string;
}

export class Form {
  #faults = $state.raw<{ said: readonly Fault[]; language: Language } | null>(null);
  sending = $state(false);
  /**
   * @param id The beginning of the ids of its fields.
   * @param fields Which field a refusal of the server is about, by its code; the first for others.
   */
  constructor(
    readonly id: string,
    readonly fields: Readonly<Record<string, string>>,
  ) {}

  /** The faults; none once another language is spoken. */
  get faults(): readonly Fault[] {
    return this.#faults?.language === language() ? this.#faults.said : [];
  }

  fault(field: string): string | undefined {
    return this.faults.find((fault) => fault.field === `${this.id}-${field}`)?.text;
  }

  /** Sends the form unless something required is missing. */
  async send(missing: Readonly<Record<string, string | false>>, send: () => Promise<void>) {
    const faults = Object.entries(missing).filter(([, said]) => said);
    if (faults.length > 0) {
      return this.#show(faults.map(([field, said]) => [field, said || '']));
    }
    this.sending = true;
    try {
      await send();
      this.#faults = null;
    } catch (error) {
      await this.#show([this.#refused(error)]);
    } finally {
      this.sending = false;
    }
  }

  #refused(error: unknown): [string, string] {
    const first = Object.values(this.fields)[0] ?? '';
    const field = error instanceof ServerError ? this.fields[error.code] : undefined;
    return [field ?? first, reasonOf(error)];
  }

  async #show(faults: [string, string][]): Promise<void> {
    const said = faults.map(([field, fault]) => ({ field: `${this.id}-${field}`, text: fault }));
    this.#faults = { said, language: language() };
    await tick();
    document.getElementById(`${this.id}-faults`)?.focus();
  }
}
