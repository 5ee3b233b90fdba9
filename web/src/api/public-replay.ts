/** The replay as anybody may see it. */

import type { Replay } from './generated/wire';
import { request } from './http';

/** The position of a finished game at a ply; no cookie goes along. */
export function publicReplay(table: string, ply: number): Promise<Replay> {
  const path = `/v1/tables/${encodeURIComponent(table)}/replay?ply=${ply}`;
  return request(path, undefined, 'GET', {}, 'omit');
}
