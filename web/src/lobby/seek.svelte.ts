import type { CreateTableRequest } from '$api/generated/wire';

/** The game that somebody waits for. */
export interface Wanted {
  title: string;
  /** The same game with bots, to be played meanwhile. */
  withBots: CreateTableRequest;
}

/** The waiting of this page for somebody else. */
export class Seek {
  /** The number of people who are here now. */
  here = $state(0);
  /** True once nobody has come for a while. */
  takesLong = $state(false);
  /** The key by which this page asks; empty until it has begun. */
  key = '';
  constructor(readonly wanted: Wanted) {}
}
