/** The parts of a table, which glide to their places when others' actions have moved them. */

import { move } from './motion';

const PARTS = 'main.table > *, main.table section, .drawer, .kingdom .frame, .rack .tile';
/** Lists to which what is new comes first. */
const LISTS = '#drawer-history ol';
const LEAST_SEEN = 24;

const GLIDE = { duration: 240, easing: 'cubic-bezier(.2,.8,.3,1)' };

interface Point {
  x: number;
  y: number;
}
const STILL: Point = { x: 0, y: 0 };

export class Glide {
  #places = new Map<Element, DOMRect>();
  #firsts = new Map<Element, Element>();
  /** True from a note until what came of it has been seen. */
  #isNoted = false;

  /** Notes where all parts are seen, before something is drawn anew. */
  note(): void {
    if (this.#isNoted) return;
    this.#isNoted = true;
    requestAnimationFrame(() => (this.#isNoted = false));
    this.#places.clear();
    this.#firsts.clear();
    for (const part of document.querySelectorAll(PARTS)) this.#notePlace(part);
    for (const list of document.querySelectorAll(LISTS)) {
      if (!list.firstElementChild) continue;
      this.#firsts.set(list, list.firstElementChild);
      this.#notePlace(list.firstElementChild);
    }
  }

  #notePlace(part: Element): void {
    const place = part.getBoundingClientRect();
    if (isSeen(place)) this.#places.set(part, place);
  }

  /** Lets what is elsewhere now come from where it was; what lies in a part goes with it. */
  go(): void {
    if (!this.#isNoted) return;
    const moved = new Map<Element, Point>();
    for (const part of document.querySelectorAll(PARTS)) {
      const carried = moved.get(part.parentElement?.closest(PARTS) ?? part) ?? STILL;
      const way = this.#wayOf(part) ?? carried;
      moved.set(part, way);
      come(part, { x: way.x - carried.x, y: way.y - carried.y });
    }
    for (const [list, first] of this.#firsts) {
      const carried = moved.get(list.closest(PARTS) ?? list) ?? STILL;
      const way = this.#wayOf(first);
      if (way) come(list, { x: 0, y: way.y - carried.y });
    }
  }

  /** The way from where a part is to where it was; null if it was not there, or is not any more. */
  #wayOf(part: Element): Point | null {
    const before = this.#places.get(part);
    const now = part.getBoundingClientRect();
    if (!before || !isSeen(now)) return null;
    return { x: before.x - now.x, y: before.y - now.y };
  }
}

function come(part: Element, { x, y }: Point): void {
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  move(part, [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], GLIDE);
}

/** Tells whether something takes room: what is only heard takes next to none. */
function isSeen({ width, height }: DOMRect): boolean {
  return width > LEAST_SEEN && height > LEAST_SEEN;
}
