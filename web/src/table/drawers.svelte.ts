/** The parts of a table that lie out of sight until they are wanted; one is open at a time. */

export type DrawerName =
  'actions' | 'opponents' | 'buildings' | 'score' | 'history' | 'talk' | 'help';

export class Drawers {
  open = $state<DrawerName | null>(null);
  /** True if the focus opened it: then it closes when the focus leaves. */
  #byFocus = false;
  /** True if a key was pressed last, false if something was pointed at. */
  byKeyboard = false;

  toggle(name: DrawerName): void {
    this.open = this.open === name ? null : name;
    this.#byFocus = false;
  }

  show(name: DrawerName): void {
    this.open = name;
    this.#byFocus = false;
  }

  /** Takes note that the focus has come into a drawer. */
  arrive(name: DrawerName): void {
    if (this.open === name) return;
    this.open = name;
    this.#byFocus = true;
  }

  /** Takes note that the focus has left a drawer. */
  leave(name: DrawerName): void {
    if (this.open === name && this.#byFocus) this.open = null;
  }

  close(): void {
    this.open = null;
  }
}
