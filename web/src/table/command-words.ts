/** The words that may be typed for a command: the same as in the terminal. */

import { text } from '$base/i18n.svelte';

/** The commands that only pages have. */
const OF_THE_PAGE: ReadonlySet<string> = new Set([
  'find-back',
  'rotate',
  'rotate-back',
  'command',
  'cancel',
  'more',
  'clock',
  'undo',
  'agree',
  'refuse',
  'talk',
  'advice',
]);
/** Actions whose words the server understands. */
const ACTIONS: ReadonlySet<string> = new Set(['draw', 'pass', 'hit', 'stand', 'decline']);

/** The words of a command, the main one first. */
export function typedWords(command: string): string[] {
  return messageOf(command)
    .split(',')
    .map((word) => word.trim());
}

function messageOf(command: string): string {
  if (OF_THE_PAGE.has(command)) return text(`web-word-${command}`);
  return ACTIONS.has(command) ? text(`typed-${command}`) : text(`terminal-words-${command}`);
}
