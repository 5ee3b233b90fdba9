/**
 * The motion of a table: only transforms and opacity, of what has already come to its place. Nothing
 * waits for it, and whatever is done next ends it. Loaded behind the first picture of a table.
 */

import { moves } from '$base/motion';

/** Springs a little beyond its place. */
export const SPRING = 'cubic-bezier(.3,1.4,.5,1)';
/** Falls, and comes to rest. */
export const DROP = 'cubic-bezier(.2,.9,.3,1.2)';
export const STEP = 'cubic-bezier(.3,0,.3,1)';

const running = new Set<Animation>();

/** Moves something to where it is, and then does what is to be done after it. */
export function move(
  one: Element | null | undefined,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
  after?: () => void,
): void {
  if (!one || !moves()) {
    after?.();
    return;
  }
  const animation = one.animate(frames, { easing: 'ease-out', fill: 'backwards', ...options });
  running.add(animation);
  const end = () => {
    running.delete(animation);
    after?.();
  };
  animation.onfinish = end;
  animation.oncancel = end;
}

/** Puts everything that moves to where it is at once: something new is being done. */
export function finishMotion(): void {
  for (const animation of running) animation.finish();
}

/** The steps from the middle of one box to the middle of another. */
export function between(from: DOMRect, to: DOMRect): { x: number; y: number } {
  return {
    x: from.left + from.width / 2 - to.left - to.width / 2,
    y: from.top + from.height / 2 - to.top - to.height / 2,
  };
}

/** The events after an entry of the history, without those that were taken back. */
export function eventsSince<One>(
  history: readonly { number: number; undone: boolean; events: One[] }[],
  known: number,
): One[] {
  return history.flatMap(({ number, undone, events }) => (number > known && !undone ? events : []));
}
