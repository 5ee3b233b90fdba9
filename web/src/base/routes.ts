/** The addresses of the pages: reading them and writing them. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'join'; token: string }
  | { page: 'replay'; table: string | null; ply: number | null }
  | { page: 'review'; table: string; ply: number | null }
  | { page: 'analysis' }
  | { page: 'score' }
  | { page: 'tally'; game: string }
  | { page: 'referee' }
  | { page: 'rules'; game: string }
  | { page: 'print'; game: string }
  | { page: 'learn' }
  | { page: 'lesson'; lesson: string }
  | { page: 'puzzle'; day: string | null }
  | { page: 'account' }
  | { page: 'settings' }
  | { page: 'help' }
  | { page: 'player'; login: string }
  | { page: 'ratings'; game: string }
  | { page: 'evenings' }
  | { page: 'evening'; league: string }
  | { page: 'verify'; table: string | null }
  | { page: 'unknown' };

const SEGMENT = /^[\p{L}\p{N}_-]+$/u;
/** The first part of an address, its page, what a second part names, and whether it may lack. */
const ADDRESSES: readonly (readonly [string, Route['page'], string?, 'optional'?])[] = [
  ['', 'lobby'],
  ['table', 'table', 'table'],
  ['join', 'join', 'token'],
  ['replay', 'replay', 'table', 'optional'],
  ['review', 'review', 'table'],
  ['analysis', 'analysis'],
  ['score', 'score'],
  ['score', 'tally', 'game'],
  ['referee', 'referee'],
  ['rules', 'rules', 'game'],
  ['print', 'print', 'game'],
  ['learn', 'learn'],
  ['learn', 'lesson', 'lesson'],
  ['puzzle', 'puzzle', 'day', 'optional'],
  ['account', 'account'],
  ['settings', 'settings'],
  ['help', 'help'],
  ['player', 'player', 'login'],
  ['ratings', 'ratings', 'game'],
  ['evenings', 'evenings'],
  ['evening', 'evening', 'league'],
  ['verify', 'verify', 'table', 'optional'],
];

export function parseRoute(pathname: string, search = ''): Route {
  const [first, argument = '', ...rest] = decoded(pathname).split('/').slice(1);
  const readable = rest.length === 0 && (argument === '' || SEGMENT.test(argument));
  const address = ADDRESSES.find(
    ([path, , name, optional]) =>
      path === first && (optional !== undefined || (name === undefined) === (argument === '')),
  );
  if (!readable || !address) return { page: 'unknown' };
  const [, page, name] = address;
  return {
    page,
    ...(name === undefined ? {} : { [name]: argument || null }),
    ...(page === 'replay' || page === 'review' ? { ply: parsePly(search) } : {}),
  } as Route;
}

/** An address as people read it; what cannot be read is no page. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '/?';
  }
}

function parsePly(search: string): number | null {
  const text = new URLSearchParams(search).get('ply');
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function routePath(route: Route): string {
  const [path = '', , name = ''] = ADDRESSES.find(([, page]) => page === route.page) ?? [];
  const argument = (route as Record<string, unknown>)[name];
  const address = `/${path}${argument ? `/${encodeURIComponent(String(argument))}` : ''}`;
  return 'ply' in route && route.ply !== null ? `${address}?ply=${route.ply}` : address;
}
