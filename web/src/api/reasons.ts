import { text } from '$base/i18n.svelte';
import { ServerError } from './http';

/** The reason why a request failed, in the person's language. */
export function reasonOf(error: unknown): string {
  return error instanceof ServerError ? error.message : text('web-unreachable');
}
