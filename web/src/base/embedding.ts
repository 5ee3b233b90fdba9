/** Addresses of the embedded replay: reading them and writing them. */

import { parseRoute } from './routes';

interface Embedding {
  /** Null where the address names none. */
  table: string | null;
  ply: number | null;
  language: string | null;
}

/** Reads an address, which is that of a replay under another name. */
export function parseEmbedding(pathname: string, search: string): Embedding {
  const route = parseRoute(pathname.replace('embed', 'replay'), search);
  const language = new URLSearchParams(search).get('language');
  const { table, ply } = route.page === 'replay' ? route : { table: null, ply: null };
  return { table, ply, language };
}

/** The address of a table's replay from a ply on. */
export function embeddingPath(table: string, ply: number): string {
  const address = `/embed/${encodeURIComponent(table)}`;
  return ply > 0 ? `${address}?ply=${ply}` : address;
}
