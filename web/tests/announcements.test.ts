import { describe, expect, it } from 'vitest';
import { nextAnnouncement } from '$base/announcements';

describe('announcements', () => {
  it('are always new to the page', () => {
    let spoken = { id: 0, text: '' };
    const ids = ['a', 'a', 'b'].map((text) => (spoken = nextAnnouncement(spoken, text)).id);
    expect(ids).toEqual([1, 2, 3]);
  });

  it('differ invisibly when the same is said again, and again', () => {
    const first = nextAnnouncement({ id: 0, text: '' }, 'Your turn.');
    const second = nextAnnouncement(first, 'Your turn.');
    const third = nextAnnouncement(second, 'Your turn.');
    expect(first.text).toBe('Your turn.');
    expect(second.text).not.toBe(first.text);
    expect(third.text).not.toBe(second.text);
    expect(second.text.trim()).toBe(first.text);
  });
});
