/** The settings for telling the own turn and new messages; kept in the browser. */

import { store, stored } from './local-storage';

class Notices {
  #title = $state(stored('turn-title') !== 'off');
  #talk = $state(stored('talk-aloud') !== 'off');

  /** True if the title of the page tells whose turn it is. */
  get title(): boolean {
    return this.#title;
  }
  set title(on: boolean) {
    this.#title = on;
    store('turn-title', on ? 'on' : 'off');
  }

  /** True if new messages of the talk are said. */
  get talk(): boolean {
    return this.#talk;
  }
  set talk(on: boolean) {
    this.#talk = on;
    store('talk-aloud', on ? 'on' : 'off');
  }
}

export const notices = new Notices();
