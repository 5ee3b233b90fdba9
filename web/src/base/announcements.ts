/** The announcements of the live region: one at a time, never silently equal to the one before. */

export interface Announcement {
  /** New for every announcement, so that the page makes a new node for it. */
  id: number;
  text: string;
  /** True if it is only to be heard: the page shows it where it belongs. */
  unseen?: boolean;
}

// Chrome with NVDA stays mute when the new text equals the old one.
const INVISIBLE_VARIATION = '\u00a0';

export function nextAnnouncement(previous: Announcement, text: string): Announcement {
  const varied = previous.text === text ? text + INVISIBLE_VARIATION : text;
  return { id: previous.id + 1, text: varied };
}
