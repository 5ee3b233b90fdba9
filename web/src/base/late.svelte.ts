import { later } from './later';

/** A part of the pages that is brought once; whoever shows it sees it come. */
export class Late<Part> {
  /** The part, null before it has come. */
  here = $state.raw<Part | null>(null);
  readonly #bring: () => Promise<Part>;
  #coming: Promise<void> | null = null;

  constructor(bring: () => Promise<Part>) {
    this.#bring = bring;
  }

  /** Brings it at once; if it could not be brought, whoever asks again tries again. */
  async now(): Promise<void> {
    this.#coming ??= this.#bring().then((part) => void (this.here = part));
    try {
      await this.#coming;
    } catch (error) {
      this.#coming = null;
      throw error;
    }
  }

  /** Brings it when what there is has been drawn and the page rests. */
  async later(): Promise<void> {
    if (!this.here) await later(() => this.now());
  }
}
