/** The table of kingdoms; loaded with the first of them. */

export { KingdomSession as Session } from './session.svelte';
export { default as Table } from './KingdomTable.svelte';
