/** A picture of something that is dragged, over the page and under the pointer. */

interface Point {
  x: number;
  y: number;
}

export class FloatingCopy {
  readonly #copy = document.createElement('div');
  /** The point of the screen at which it was taken, and the way from there to its middle. */
  readonly #grip: Point;
  readonly #toMiddle: Point;
  readonly #scale: number;
  #moved: Point = { x: 0, y: 0 };
  #angle = 0;

  /** Lies where the original lies, which stays in its place, or larger round the point where it was taken. */
  constructor(original: HTMLElement | SVGElement, grip: Point = { x: 0, y: 0 }, scale = 1) {
    const { left, top, width, height } = original.getBoundingClientRect();
    const corner = { x: scale * (left - grip.x), y: scale * (top - grip.y) };
    this.#grip = grip;
    this.#scale = scale;
    this.#toMiddle = {
      x: corner.x + (scale * width) / 2,
      y: corner.y + (scale * height) / 2,
    };
    this.#copy.className = 'dragged';
    this.#copy.ariaHidden = 'true';
    Object.assign(this.#copy.style, {
      position: 'fixed',
      zIndex: '20',
      left: `${grip.x + corner.x}px`,
      top: `${grip.y + corner.y}px`,
      width: `${scale * width}px`,
      height: `${scale * height}px`,
      transformOrigin: `${-corner.x}px ${-corner.y}px`,
      opacity: '0.85',
      pointerEvents: 'none',
      // A layer of its own is moved without being painted or laid out.
      willChange: 'translate, rotate',
    });
    const picture = original.cloneNode(true) as typeof original;
    picture.style.inlineSize = '100%';
    this.#copy.append(picture);
    document.body.append(this.#copy);
  }

  /** Moves it so far from where it was taken, as it was turned last. */
  moveBy(right: number, down: number): void {
    this.#moved = { x: right, y: down };
    this.#copy.style.translate = `${right}px ${down}px`;
  }

  /** Lays its middle on a point, turned to an angle in degrees by the shorter way. */
  lieAt({ x, y }: Point, angle: number): void {
    this.#angle += ((((angle - this.#angle) % 360) + 540) % 360) - 180;
    const radians = (this.#angle * Math.PI) / 180;
    const [sine, cosine] = [Math.sin(radians), Math.cos(radians)] as const;
    const { x: right, y: down } = this.#toMiddle;
    this.#copy.style.rotate = `${this.#angle}deg`;
    this.moveBy(
      x - this.#grip.x - (cosine * right - sine * down),
      y - this.#grip.y - (sine * right + cosine * down),
    );
  }

  /** The frames of its way back to the original. */
  get wayHome(): Keyframe[] {
    const { x, y } = this.#moved;
    return [
      { transform: `translate(${x}px, ${y}px) rotate(${this.#angle}deg)` },
      { transform: `scale(${1 / this.#scale})` },
    ];
  }

  get picture(): HTMLElement {
    return this.#copy;
  }

  /** Ends its being carried, from where an animation takes it on. */
  rest(): void {
    this.#copy.style.translate = 'none';
    this.#copy.style.rotate = 'none';
  }

  remove(): void {
    this.#copy.remove();
  }
}
