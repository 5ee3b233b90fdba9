/** A review as it is made by the server: asked for, waited for, asked for again in other words. */

import type { Review, ReviewStatus } from '$api/generated/wire';
import { request } from '$api/http';
import { reasonOf } from '$api/reasons';
import { text } from '$base/i18n.svelte';

const MILLISECONDS_BETWEEN_LOOKS = 1000;

export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** 0 to 1. */
  progress = $state(0);
  fault = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every question, so that late answers are known. */
  #asked = 0;

  constructor(readonly table: string) {}

  /** Starts the review, or goes on with one that has been started. */
  start(): void {
    this.#ask({});
  }

  /** The same review in the words of another language. */
  translate(): void {
    if (this.review) this.#ask();
  }

  close(): void {
    this.#asked += 1;
    clearTimeout(this.#timer);
  }

  #ask(body?: unknown): void {
    this.close();
    this.fault = null;
    const asked = this.#asked;
    request<ReviewStatus>(`/tables/${this.table}/review`, body).then(
      (answer) => {
        if (asked === this.#asked) this.#take(answer);
      },
      (error: unknown) => {
        if (asked !== this.#asked) return;
        this.fault = reasonOf(error);
      },
    );
  }

  #take({ status, progress, review }: ReviewStatus): void {
    this.progress = review ? 1 : progress;
    if (review) this.review = review;
    else if (status === 'none') this.fault = text('web-coach-failed');
    else this.#timer = setTimeout(() => this.#ask(), MILLISECONDS_BETWEEN_LOOKS);
  }
}
