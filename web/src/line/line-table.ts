/** The table of the domino games with a line; loaded with the first of them. */

import '$table/one-screen.css';

export { LineSession as Session } from './session.svelte';
export { default as Table } from './LineTable.svelte';
