/** The layouts of a table on one screen, by the room that the window has for it. */

import { MediaQuery } from 'svelte/reactivity';
import type { Status } from '$api/generated/wire';

const HIGH = 'screen and (min-height: 35em)';

const layouts = {
  /** There is room beside the board. */
  wide: new MediaQuery(`${HIGH} and (min-width: 56.25em)`),
  /** A wide one with little room beside the board. */
  snug: new MediaQuery(`${HIGH} and (min-width: 56.25em) and (max-width: 79.99em)`),
  /** One below the other, as on a telephone. */
  narrow: new MediaQuery(`${HIGH} and (max-width: 56.24em)`),
  /** A narrow one on the smallest telephones. */
  tight: new MediaQuery(`${HIGH} and (max-width: 23.5em)`),
  /** A telephone on its side. */
  low: new MediaQuery(
    'screen and (min-width: 37.5em) and (min-height: 20em) and (max-height: 34.99em)',
  ),
};
export type Layout = keyof typeof layouts;

/** Tells whether the window has the room of a layout. */
export function fits(layout: Layout): boolean {
  return layouts[layout].current;
}

/** Tells whether the table takes one screen; with less room the page scrolls. */
export function fitsOneScreen(): boolean {
  return fits('wide') || fits('narrow') || fits('low');
}

/** Names what `one-screen.css` and the frame know of a table: its layout while it is played at, and its status. */
export function tableClasses(playing: boolean, status: Status | undefined): string[] {
  return [...(playing ? layoutClasses() : []), ...(status ? [status] : [])];
}

/** Names the layout for `one-screen.css`: classes of the `main` of a table, of which the frame is told. */
export function layoutClasses(): string[] {
  const names = Object.keys(layouts) as Layout[];
  return [
    ...(fitsOneScreen() ? ['playing'] : []),
    ...(fits('narrow') || fits('low') ? ['compact'] : []),
    ...names.filter(fits),
  ];
}
