/** The room of a puzzle, in the place of playing together. */

import { TableRoom } from '$room/table-room';
import type { RoomCommand } from '$table/room-commands';
import type { TableSession } from '$table/session.svelte';
import PuzzleDays from './PuzzleDays.svelte';
import PuzzleHead from './PuzzleHead.svelte';
import RulesBeside from './RulesBeside.svelte';
import type { Puzzle } from './puzzle.svelte';

export class PuzzleRoom extends TableRoom {
  override readonly Head = PuzzleHead;
  override readonly UndoButton = RulesBeside;
  override readonly Aside = PuzzleDays;
  override readonly wordy = true;
  override readonly commands: readonly RoomCommand[] = [];
  override readonly bindings = [];

  constructor(
    session: TableSession,
    readonly puzzle: Puzzle,
  ) {
    super(session);
  }

  /** The words of a known solution come before everything else. */
  override takesFocus(): boolean {
    if (!this.puzzle.shown?.over) return false;
    this.puzzle.focus();
    return true;
  }

  override obey(): boolean {
    return false;
  }

  override hindrance(): string | null {
    return null;
  }
}
