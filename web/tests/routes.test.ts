import { describe, expect, it } from 'vitest';
import { parseRoute, routePath, type Route } from '$lib/routes';

const ROUTES: [string, string, Route][] = [
  ['/', '', { page: 'lobby' }],
  ['/table/aB3-_x', '', { page: 'table', table: 'aB3-_x' }],
  ['/join/secret', '', { page: 'join', token: 'secret' }],
  ['/replay/t1', '?ply=7', { page: 'replay', table: 't1', ply: 7 }],
  ['/replay/t1', '', { page: 'replay', table: 't1', ply: null }],
  ['/replay', '', { page: 'replay', table: null, ply: null }],
  ['/score', '', { page: 'score' }],
  ['/rules/kingdomino', '', { page: 'rules', game: 'kingdomino' }],
];

describe('addresses', () => {
  it.each(ROUTES)('%s%s is read and written', (pathname, search, route) => {
    expect(parseRoute(pathname, search)).toEqual(route);
    expect(routePath(route)).toBe(pathname + search);
  });

  it.each(['/table', '/table/a/b', '/table/%2e%2e', '/nowhere', '/score/x', '/rules/'])(
    '%s is unknown',
    (pathname) => {
      expect(parseRoute(pathname)).toEqual({ page: 'unknown' });
    },
  );

  it.each(['-1', 'x', '1.5', '9999999', ''])('a ply of "%s" counts as none', (ply) => {
    expect(parseRoute('/replay/t', `?ply=${ply}`)).toEqual({
      page: 'replay',
      table: 't',
      ply: null,
    });
  });
});
