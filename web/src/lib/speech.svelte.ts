/** The one voice of the page. */

import { nextAnnouncement, type Announcement } from './announcements';

const GATHERING_MILLISECONDS = 80;

let spoken = $state.raw<Announcement>({ id: 0, text: '' });
let gathered: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function announcement(): Announcement {
  return spoken;
}

/** Takes back what was said last: it belongs to another page or to another language. */
export function hush(): void {
  spoken = { id: spoken.id + 1, text: '' };
}

/** Says a text politely; texts that arrive together are said together, in order. */
export function say(text: string): void {
  if (!text) return;
  gathered.push(text);
  timer ??= setTimeout(() => {
    spoken = nextAnnouncement(spoken, gathered.join(' '));
    gathered = [];
    timer = undefined;
  }, GATHERING_MILLISECONDS);
}
