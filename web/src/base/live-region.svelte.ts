/** The one voice of the page. */

import { nextAnnouncement, type Announcement } from './announcements';

const GATHERING_MILLISECONDS = 80;

let spoken = $state.raw<Announcement>({ id: 0, text: '' });
let gathered: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** True if the text gathered last is out of date as soon as another one is said. */
let passing = false;
/** True if all that is gathered stands on the page too. */
let unseen = true;

export function announcement(): Announcement {
  return spoken;
}

/** Takes back what was said last: it belongs to another page or to another language. */
export function hush(): void {
  spoken = { id: spoken.id + 1, text: '' };
}

/** Takes back what was said last and what is about to be said: another page is shown. */
export function hushAll(): void {
  clearTimeout(timer);
  timer = undefined;
  gathered = [];
  unseen = true;
  hush();
}

/** Says a text politely; texts that arrive together are said together, in order. */
export function say(text: string): void {
  if (!text) return;
  unseen = false;
  gather(text);
}

/** Says what comes of an event before what is to be done now, if both are said together. */
export function sayFirst(text: string): void {
  unseen = false;
  gather(text, true);
}

/** Says what the page shows where it belongs: it is heard, and not shown a second time. */
export function sayUnseen(text: string): void {
  if (text) gather(text);
}

function gather(text: string, first = false): void {
  if (passing) gathered.pop();
  passing = false;
  gathered.splice(first ? 0 : gathered.length, 0, text);
  timer ??= setTimeout(() => {
    spoken = { ...nextAnnouncement(spoken, joined(gathered)), unseen };
    gathered = [];
    unseen = true;
    passing = false;
    timer = undefined;
  }, GATHERING_MILLISECONDS);
}

/** Texts one after the other; one that ends without a stop gets one before the next begins. */
function joined(texts: string[]): string {
  return texts
    .join('\n')
    .replace(/([\p{L}\d])\n/gu, '$1. ')
    .replaceAll('\n', ' ');
}

/**
 * Says what is only looked at or half chosen: whoever is quick has gone on before it is said.
 *
 * @param shown True if the page shows it where it belongs.
 */
export function sayInPassing(text: string, { shown = false } = {}): void {
  if (!text) return;
  if (shown) sayUnseen(text);
  else say(text);
  passing = true;
}
