/**
 * The domino that a mouse carries, as large as the board draws it. While it is carried nothing on the
 * page is laid out anew: the points that it can bring are written when it is taken, and only shown.
 */

import { mount, unmount } from 'svelte';
import { move } from '$table/motion';
import { FloatingCopy } from '$ui/floating-copy';
import PointsBadge from './PointsBadge.svelte';

interface Point {
  x: number;
  y: number;
}
/** A place to which a domino goes: the middles of its halves on the screen, and its points. */
export interface Place {
  left: Point;
  right: Point;
  gain: number | undefined;
  /** The corner at which the points are written. */
  corner: Point;
}

const HOME = { duration: 220, easing: 'ease-in' };

export class CarriedDomino {
  readonly #copy: FloatingCopy;
  readonly #badges: Map<number, HTMLElement>;
  readonly #written: ReturnType<typeof mount>[] = [];
  #shown: HTMLElement | null = null;

  /**
   * Takes a domino.
   *
   * @param square - The size of a square of the board; 0 to leave the domino as large as it is.
   * @param gains - The points that it can bring.
   */
  constructor(domino: HTMLElement, grip: Point, square: number, gains: Iterable<number>) {
    const across = domino.offsetWidth / Number(domino.dataset['squaresAcross']);
    this.#copy = new FloatingCopy(domino, grip, square ? square / across : 1);
    this.#badges = new Map([...new Set(gains)].map((points) => [points, this.#write(points)]));
    for (const badge of this.#badges.values()) badge.style.setProperty('--square', `${square}px`);
  }

  #write(points: number): HTMLElement {
    const badge = document.createElement('div');
    badge.className = 'carried-gain';
    badge.ariaHidden = 'true';
    this.#written.push(mount(PointsBadge, { target: badge, props: { points, x: 0, y: 0 } }));
    document.body.append(badge);
    return badge;
  }

  /** Moves it so far from where it was taken. */
  follow(right: number, down: number): void {
    this.#show(null);
    this.#copy.moveBy(right, down);
  }

  /** Lays it where it goes, with its points. */
  lieAt({ left, right, gain, corner }: Place): void {
    const angle = (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI;
    this.#copy.lieAt({ x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }, angle);
    this.#show(gain === undefined ? null : (this.#badges.get(gain) ?? null));
    if (this.#shown) this.#shown.style.translate = `${corner.x}px ${corner.y}px`;
  }

  #show(badge: HTMLElement | null): void {
    if (badge === this.#shown) return;
    this.#shown?.classList.remove('shown');
    badge?.classList.add('shown');
    this.#shown = badge;
  }

  /** Sends it back to where it was taken. */
  goHome(): void {
    this.#removeBadges();
    this.#copy.rest();
    move(this.#copy.picture, this.#copy.wayHome, HOME, () => this.#copy.remove());
  }

  remove(): void {
    this.#removeBadges();
    this.#copy.remove();
  }

  #removeBadges(): void {
    for (const written of this.#written) void unmount(written);
    for (const badge of this.#badges.values()) badge.remove();
  }
}
