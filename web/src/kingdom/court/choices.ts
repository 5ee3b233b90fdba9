/** A court at the table: what is chosen by squares and buildings, and its words. */

import type { BuildingBoard, Court } from '$api/generated/engine';
import type { BuildingView, KingdomChoice } from '$api/generated/wire';
import { text } from '$base/i18n.svelte';
import { say, sayInPassing } from '$base/live-region.svelte';
import { buildingOf } from '../buildings.svelte';
import type { KingdomSession } from '../session.svelte';

/** The five steps of a turn in their order. */
export const STEPS = ['place', 'tax', 'build', 'burn', 'claim'] as const;

/** "7 coins, 1 knight in the supply, 0 towers" */
export function courtLine({ coins, knights, towers, queen }: Court): string {
  return text(queen ? 'court-queen' : 'court', {
    coins: text('count-coins', { count: coins }),
    knights: text('count-knights', { count: knights }),
    towers: text('count-towers', { count: towers }),
  });
}

/** "Sawmill: 2 points for each forest." */
export function buildingWords({ name, text: effect }: BuildingView): string {
  return text('building-fact', { building: name, effect });
}

/** A court as it is drawn while an action is looked at or on its way. */
export function withChoice(court: Court, choice: KingdomChoice, board: BuildingBoard): Court {
  if (choice.kind === 'tax') {
    return { ...court, knights_on: [...court.knights_on, ...choice.squares] };
  }
  const building = board.slots.find(({ slot }) => slot === choice.slot)?.building;
  const [square] = choice.squares;
  if (choice.kind !== 'build' || !building || !square) return court;
  return { ...court, buildings: [...court.buildings, { square, building }] };
}

/** A square of the board: for a knight, or for the building that is chosen. */
export function pickSquare(
  session: KingdomSession,
  square: string,
  take: (choice: KingdomChoice) => void,
): void {
  if (session.snapshot?.view.step === 'tax') pickKnight(session, square);
  else pickTown(session, square, take);
}

/** A square puts a knight there as a preview; a square of the preview confirms it. */
function pickKnight(session: KingdomSession, square: string): void {
  const { chosen } = session;
  if (chosen?.squares.includes(square)) {
    session.take(chosen);
    return;
  }
  const choice =
    taxOn(session.legal, [...(chosen?.squares ?? []), square]) ?? taxOn(session.legal, [square]);
  if (choice) session.chosen = choice;
  sayChoice(choice, square);
}

function taxOn(
  choices: readonly KingdomChoice[],
  squares: readonly string[],
): KingdomChoice | null {
  const wanted = new Set(squares);
  return (
    choices.find(
      (choice) =>
        choice.kind === 'tax' &&
        choice.squares.length === wanted.size &&
        choice.squares.every((square) => wanted.has(square)),
    ) ?? null
  );
}

function pickTown(
  session: KingdomSession,
  square: string,
  take: (choice: KingdomChoice) => void,
): void {
  if (session.slot === null) {
    say(text('web-court-hint-build'));
    return;
  }
  const choice = session.onSquares.find(({ squares }) => squares.includes(square)) ?? null;
  if (choice) take(choice);
  else sayChoice(null, square);
}

/** A building of the display: chosen for a square, or at once where there is only one action. */
export function pickSlot(session: KingdomSession, slot: number): void {
  if (session.slot === slot && session.chosen) {
    session.take(session.chosen);
    return;
  }
  const there = session.legal.filter((choice) => choice.slot === slot);
  session.cancel();
  if (there.length === 0) return;
  session.slot = slot;
  session.chosen = there.length === 1 ? (there[0] ?? null) : null;
  sayInPassing(session.chosen?.text ?? townHint(session));
}

/** The hint to choose a square for the chosen building. */
export function townHint(session: KingdomSession): string {
  const choice = session.legal.find(({ slot }) => slot === session.slot);
  return text('web-court-hint-town', {
    building: slotBuilding(session, session.slot)?.name ?? '',
    coins: text('count-coins', { count: choice?.cost ?? 0 }),
  });
}

export function slotBuilding(session: KingdomSession, slot: number | null) {
  const slots = session.snapshot?.view.building_board?.slots ?? [];
  return buildingOf(slots.find((one) => one.slot === slot)?.building);
}

function sayChoice(choice: KingdomChoice | null, square: string): void {
  sayInPassing(choice?.text ?? text('web-nothing-here', { square: square.toUpperCase() }));
}
