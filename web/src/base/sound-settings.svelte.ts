/** The sounds that this person wants to hear, and their loudness; kept in the browser. */

import { store, stored } from './local-storage';
import { play, SOUNDS, type Place, type Sound } from './sounds';

const LOUDEST = 100;

class SoundSettings {
  #on = $state(stored('sounds') !== 'off');
  #volume = $state(volumeIn(stored('sounds-volume')));
  #silent = $state.raw<readonly Sound[]>(soundsIn(stored('sounds-silent')));

  get on(): boolean {
    return this.#on;
  }
  set on(on: boolean) {
    this.#on = on;
    store('sounds', on ? 'on' : 'off');
  }

  /** The loudness in percent. */
  get volume(): number {
    return this.#volume;
  }
  set volume(percent: number) {
    this.#volume = percent;
    store('sounds-volume', String(percent));
  }

  wants(sound: Sound): boolean {
    return !this.#silent.includes(sound);
  }

  want(sound: Sound, wanted: boolean): void {
    const others = this.#silent.filter((one) => one !== sound);
    this.#silent = wanted ? others : [...others, sound];
    store('sounds-silent', this.#silent.join(' '));
  }

  /** Plays a sound that this person wants to hear, in a task of its own: drawing waits for none. */
  play(sound: Sound, place?: Place): void {
    if (this.#on && this.wants(sound)) setTimeout(() => play(sound, this.#volume, place));
  }
}

function volumeIn(written: string | null): number {
  const percent = Number(written ?? NaN);
  return percent >= 0 && percent <= LOUDEST ? percent : LOUDEST / 2;
}

function soundsIn(written: string | null): Sound[] {
  const names = written?.split(' ') ?? [];
  return SOUNDS.filter((sound) => names.includes(sound));
}

export const sounds = new SoundSettings();
