/** A picture of something that is dragged, over the page and under the pointer. */

export class FloatingCopy {
  readonly #copy = document.createElement('div');

  /** Lies where the original lies, which stays in its place. */
  constructor(original: HTMLElement | SVGElement) {
    const { left, top, width, height } = original.getBoundingClientRect();
    this.#copy.className = 'dragged';
    this.#copy.ariaHidden = 'true';
    Object.assign(this.#copy.style, {
      position: 'fixed',
      zIndex: '20',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      opacity: '0.85',
      pointerEvents: 'none',
    });
    const picture = original.cloneNode(true) as typeof original;
    picture.style.inlineSize = '100%';
    this.#copy.append(picture);
    document.body.append(this.#copy);
  }

  moveBy(right: number, down: number): void {
    this.#copy.style.translate = `${right}px ${down}px`;
  }

  get picture(): HTMLElement {
    return this.#copy;
  }

  remove(): void {
    this.#copy.remove();
  }
}
