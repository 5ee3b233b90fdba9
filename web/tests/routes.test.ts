import { describe, expect, it } from 'vitest';
import { parseRoute, routePath, type Route } from '$base/routes';

const ROUTES: [string, string, Route][] = [
  ['/', '', { page: 'lobby' }],
  ['/table/aB3-_x', '', { page: 'table', table: 'aB3-_x' }],
  ['/join/secret', '', { page: 'join', token: 'secret' }],
  ['/replay/t1', '?ply=7', { page: 'replay', table: 't1', ply: 7 }],
  ['/replay/t1', '', { page: 'replay', table: 't1', ply: null }],
  ['/replay', '', { page: 'replay', table: null, ply: null }],
  ['/review/t1', '?ply=7', { page: 'review', table: 't1', ply: 7 }],
  ['/review/t1', '', { page: 'review', table: 't1', ply: null }],
  ['/score', '', { page: 'score' }],
  ['/puzzle', '', { page: 'puzzle', day: null }],
  ['/puzzle/2026-11-21', '', { page: 'puzzle', day: '2026-11-21' }],
  ['/score/block', '', { page: 'tally', game: 'block' }],
  ['/rules/kingdomino', '', { page: 'rules', game: 'kingdomino' }],
  ['/print/block', '', { page: 'print', game: 'block' }],
  ['/account', '', { page: 'account' }],
  ['/settings', '', { page: 'settings' }],
  ['/player/jana', '', { page: 'player', login: 'jana' }],
  ['/ratings/kingdomino', '', { page: 'ratings', game: 'kingdomino' }],
  ['/evenings', '', { page: 'evenings' }],
  ['/evening/kX_3', '', { page: 'evening', league: 'kX_3' }],
  ['/verify', '', { page: 'verify', table: null }],
  ['/verify/t1', '', { page: 'verify', table: 't1' }],
];

describe('addresses', () => {
  it.each(ROUTES)('%s%s is read and written', (pathname, search, route) => {
    expect(parseRoute(pathname, search)).toEqual(route);
    expect(routePath(route)).toBe(pathname + search);
  });

  it.each([
    '/table',
    '/table/a/b',
    '/table/%2e%2e',
    '/nowhere',
    '/score/a/b',
    '/rules/',
    '/account/x',
    '/evening',
    '/review',
  ])('%s is unknown', (pathname) => {
    expect(parseRoute(pathname)).toEqual({ page: 'unknown' });
  });

  it.each(['-1', 'x', '1.5', '9999999', ''])('a ply of "%s" counts as none', (ply) => {
    expect(parseRoute('/replay/t', `?ply=${ply}`)).toEqual({
      page: 'replay',
      table: 't',
      ply: null,
    });
  });
});
