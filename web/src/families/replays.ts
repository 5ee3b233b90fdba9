/** The pictures of a position, one for each family; loaded with its first replay. */

import type { Component } from 'svelte';
import kingdomWords from 'virtual:words-of/kingdom';
import lineWords from 'virtual:words-of/line';
import type { Replay } from '$api/generated/wire';
import { speakOf } from '$base/i18n.svelte';

export type Position = Component<{
  replay: Replay;
  before: Replay | null;
  marked?: string | null;
}>;

const families = {
  kingdom: { bring: () => import('$kingdom/KingdomReplay.svelte'), words: kingdomWords },
  line: { bring: () => import('$line/LineReplay.svelte'), words: lineWords },
};

export async function bringPosition({ family }: Replay): Promise<Position> {
  const { bring, words } = families[family];
  const [brought] = await Promise.all([bring(), speakOf(words)]);
  // Each is given positions of its own family.
  return brought.default as unknown as Position;
}
