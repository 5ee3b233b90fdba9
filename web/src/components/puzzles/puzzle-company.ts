/** What stands beside the table of a puzzle, in the place of playing together. */

import type { CompanyCommand } from '$lib/company';
import { focusPuzzle, type Puzzle } from '$lib/puzzle.svelte';
import type { TableSession } from '$lib/table.svelte';
import { TableCompany } from '../company/company.svelte';
import PuzzleDays from './PuzzleDays.svelte';
import PuzzleHead from './PuzzleHead.svelte';
import RulesBeside from './RulesBeside.svelte';

export class PuzzleCompany extends TableCompany {
  override readonly Head = PuzzleHead;
  override readonly UndoButton = RulesBeside;
  override readonly Aside = PuzzleDays;
  override readonly commands: readonly CompanyCommand[] = [];
  override readonly bindings = [];

  constructor(
    session: TableSession,
    readonly puzzle: Puzzle,
  ) {
    super(session);
  }

  /** Where the solution is known, its words come before everything else. */
  override takesFocus(): boolean {
    if (!this.puzzle.shown?.over) return false;
    focusPuzzle();
    return true;
  }

  override obey(): boolean {
    return false;
  }

  override hindrance(): string | null {
    return null;
  }
}
