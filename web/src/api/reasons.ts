import { text } from '$base/i18n.svelte';
import { ServerError } from './http';

/** Why nothing came of a question, in the person's language. */
export function reasonOf(error: unknown): string {
  return error instanceof ServerError ? error.message : text('web-unreachable');
}
