/** How this person wants to be told that it is their turn; kept in the browser. */

import { remember, remembered } from './memory';

class Notices {
  #title = $state(remembered('turn-title') !== 'off');
  #talk = $state(remembered('talk-aloud') !== 'off');

  /** Whether the title of the page tells whose turn it is. */
  get title(): boolean {
    return this.#title;
  }
  set title(on: boolean) {
    this.#title = on;
    remember('turn-title', on ? 'on' : 'off');
  }

  /** Whether new messages of the talk are said. */
  get talk(): boolean {
    return this.#talk;
  }
  set talk(on: boolean) {
    this.#talk = on;
    remember('talk-aloud', on ? 'on' : 'off');
  }
}

export const notices = new Notices();
