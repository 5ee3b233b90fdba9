/** What stands beside the table of a lesson, in the place of playing together. */

import { COMPANY_BINDINGS, type CompanyCommand } from '$lib/company';
import type { Lesson } from '$lib/lesson.svelte';
import type { TableSession } from '$lib/table.svelte';
import { text } from '$lib/words.svelte';
import { TableCompany } from '../company/company.svelte';
import LessonHead from './LessonHead.svelte';
import LessonLinks from './LessonLinks.svelte';
import StepBack from './StepBack.svelte';

export class LessonCompany extends TableCompany {
  override readonly Head = LessonHead;
  override readonly UndoButton = StepBack;
  override readonly Aside = LessonLinks;
  /** One goes back a step as one takes an action back. */
  override readonly commands: readonly CompanyCommand[] = ['undo'];
  override readonly bindings = COMPANY_BINDINGS.filter(({ command }) => command === 'undo');

  constructor(
    session: TableSession,
    readonly lesson: Lesson,
  ) {
    super(session);
  }

  /** Where nothing is to be played, the words of the step come before the list. */
  override takesFocus(): boolean {
    const { task = null, question = null } = this.lesson.shown ?? {};
    if (task !== null && question === null) return false;
    document.getElementById('lesson-heading')?.focus();
    return true;
  }

  override obey(command: string): boolean {
    if (command !== 'undo') return false;
    void this.lesson.back();
    return true;
  }

  override hindrance(): string | null {
    return this.lesson.shown?.place ? null : text('web-lesson-first');
  }

  override notice(command: string): void {
    this.lesson.noticed(command);
  }
}
