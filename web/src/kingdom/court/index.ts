/** The parts of games with a court; loaded with the first of them. */

export { pickSquare, withChoice } from './choices';
export { default as BuildingBoard } from './BuildingBoard.svelte';
export { default as BuildingToken } from './BuildingToken.svelte';
export { default as CourtArtwork } from './CourtArtwork.svelte';
export { default as CourtLine } from './CourtLine.svelte';
export { default as CourtTokens } from './CourtTokens.svelte';
export { default as ScoreSheet } from './ScoreSheet.svelte';
export { default as StepBar } from './StepBar.svelte';
