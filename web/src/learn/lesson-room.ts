/** The room of a lesson, in the place of playing together. */

import { text } from '$base/i18n.svelte';
import { TableRoom } from '$room/table-room';
import { ROOM_BINDINGS, type RoomCommand } from '$table/room-commands';
import type { TableSession } from '$table/session.svelte';
import LessonHead from './LessonHead.svelte';
import LessonLinks from './LessonLinks.svelte';
import StepBack from './StepBack.svelte';
import type { Lesson } from './lesson.svelte';

export class LessonRoom extends TableRoom {
  override readonly Head = LessonHead;
  override readonly UndoButton = StepBack;
  override readonly Aside = LessonLinks;
  /** One goes back a step as one takes an action back. */
  override readonly commands: readonly RoomCommand[] = ['undo'];
  override readonly bindings = ROOM_BINDINGS.filter(({ command }) => command === 'undo');

  constructor(
    session: TableSession,
    readonly lesson: Lesson,
  ) {
    super(session);
  }

  /** The words of the step come before the list, unless something is to be played. */
  override takesFocus(): boolean {
    const { task = null, question = null } = this.lesson.shown ?? {};
    if (task !== null && question === null) return false;
    this.lesson.focus();
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
