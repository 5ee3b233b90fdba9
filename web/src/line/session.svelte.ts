/** A table with a line of tiles: whose hand is shown, and what is being chosen. */

import type { HandView, LaidTile, OpenEnd } from '$api/generated/engine';
import type { LineChoice, LineSnapshot, SeatView } from '$api/generated/wire';
import { isLineGame, lineFacts } from '$api/line-facts';
import { TableSession } from '$table/session.svelte';

export class LineSession extends TableSession<LineSnapshot> {
  /** The tile of the hand that waits for its end. */
  tile = $state<string | null>(null);

  /** True if tiles are laid to a line; some games are played with hands alone. */
  get hasLine(): boolean {
    const { game } = this.snapshot ?? {};
    return game === undefined || !isLineGame(game) || lineFacts(game, {}).ends > 0;
  }

  /** The pips that win, where hands alone are played with. */
  get best(): number | null {
    const { game, options } = this.snapshot ?? {};
    return game === undefined || !isLineGame(game)
      ? null
      : (lineFacts(game, options ?? {}).best_total ?? null);
  }

  /** The seat that has to be handed the device before anything can be done. */
  get handOver(): SeatView | null {
    const seat = this.snapshot?.hand_over ?? null;
    return seat === null ? null : this.seat(seat);
  }

  /** Shows the hand of one of the own seats, or none. */
  look(seat: number | null): void {
    this.send({ type: 'look', seat });
  }

  /** The hand that lies before this page: that of the seat that looks, in Solo the only one. */
  get hand(): HandView | null {
    const { view, looking, status } = this.snapshot ?? {};
    if (!view || status !== 'running') return null;
    const shown = looking ?? (view.hands.length === 1 ? 0 : null);
    const hand = shown === null ? undefined : view.hands[shown];
    return hand?.tiles ? hand : null;
  }

  /** The tiles of that hand, less the one on its way to the table. */
  get tiles(): string[] {
    return (this.hand?.tiles ?? []).filter((tile) => tile !== this.pending?.tile);
  }

  choicesOf(tile: string): LineChoice[] {
    return this.legal.filter((choice) => choice.tile === tile);
  }

  /** The ways to lay the chosen tile. */
  get ways(): LineChoice[] {
    return this.tile === null ? [] : this.choicesOf(this.tile);
  }

  /** Drawing, passing and the like. */
  get otherActions(): LineChoice[] {
    return this.legal.filter(({ tile }) => tile === undefined);
  }

  /** The line with the tile that is on its way. */
  get line(): LaidTile[] {
    const line = this.snapshot?.view.line ?? [];
    const laid = this.pending && laidBy(this.pending, line);
    return laid ? [...line, laid] : line;
  }

  get openEnds(): OpenEnd[] {
    return this.pending?.open_ends ?? this.snapshot?.view.open_ends ?? [];
  }

  override cancel(): boolean {
    const chosen = this.tile !== null;
    this.tile = null;
    return super.cancel() || chosen;
  }
}

/** The tile of an action as it will lie. */
export function laidBy(choice: LineChoice, line: readonly LaidTile[]): LaidTile | null {
  const { tile, end = null, inward, outward, wild = false } = choice;
  if (tile === undefined || inward === undefined || outward === undefined) return null;
  const position = line.filter((laid) => laid.end === end).length + (end === null ? 0 : 1);
  return { tile, end, position, inward, outward, wild };
}
