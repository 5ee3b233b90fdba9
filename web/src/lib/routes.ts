/** The addresses of the pages: reading them and writing them. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'join'; token: string }
  | { page: 'replay'; table: string | null; ply: number | null }
  | { page: 'score' }
  | { page: 'rules'; game: string }
  | { page: 'unknown' };

const SEGMENT = /^[A-Za-z0-9_-]+$/;

export function parseRoute(pathname: string, search = ''): Route {
  const [page = '', argument = '', ...rest] = pathname.split('/').slice(1);
  if (rest.length > 0 || (argument !== '' && !SEGMENT.test(argument))) return { page: 'unknown' };
  if (page === '') return { page: 'lobby' };
  if (page === 'score' && argument === '') return { page: 'score' };
  if (page === 'replay') return { page, table: argument || null, ply: parsePly(search) };
  if (argument === '') return { page: 'unknown' };
  if (page === 'table') return { page, table: argument };
  if (page === 'join') return { page, token: argument };
  if (page === 'rules') return { page, game: argument };
  return { page: 'unknown' };
}

function parsePly(search: string): number | null {
  const text = new URLSearchParams(search).get('ply');
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function routePath(route: Route): string {
  switch (route.page) {
    case 'table':
      return `/table/${route.table}`;
    case 'join':
      return `/join/${route.token}`;
    case 'replay': {
      const path = route.table === null ? '/replay' : `/replay/${route.table}`;
      return route.ply === null ? path : `${path}?ply=${route.ply}`;
    }
    case 'score':
      return '/score';
    case 'rules':
      return `/rules/${route.game}`;
    default:
      return '/';
  }
}
