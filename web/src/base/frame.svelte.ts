/**
 * News for the frame of the page (header, voice, ground) of what the page shows.
 *
 * Rules for the frame look at `data-shows` of the root. With `:has` there, the browser would look
 * through all of the page whenever anything in it changes.
 */

const told = new Set<[string]>();

/** Tells the frame what is shown for as long as the component is there. */
export function tellFrame(names: () => readonly string[]): void {
  // An equal text is no news.
  const words = $derived(names().join(' '));
  $effect(() => {
    const now: [string] = [words];
    told.add(now);
    show();
    return () => {
      told.delete(now);
      show();
    };
  });
}

function show(): void {
  document.documentElement.dataset.shows = [...told].join(' ');
}
