/** Requests to the server about people. */

import type {
  AccountView,
  ChangeAccountRequest,
  HistoryPage,
  NewRecoveryCodes,
  PlayerView,
  RatingsPage,
} from '$api/generated/wire';
import { request } from '$api/http';

/** Everybody's rating before the first rated game. */
export const FIRST_RATING = '1000';

export const people = {
  account: () => request<AccountView>('/account'),
  register: (login: string, password: string, name: string) =>
    request<AccountView>('/account', { login, password, name }),
  logIn: (login: string, password: string, keepTables: boolean) =>
    request<AccountView>('/account/login', { login, password, keep_tables: keepTables }),
  logOut: (everywhere: boolean) => request<null>('/account/logout', { everywhere }),
  change: (change: ChangeAccountRequest) => request<null>('/account', change, 'PATCH'),
  changePassword: (before: string, after: string) =>
    request<null>('/account/password', { old: before, new: after }),
  newRecoveryCodes: (password: string) =>
    request<NewRecoveryCodes>('/account/recovery-codes', { password }),
  recover: (login: string, code: string, password: string) =>
    request<AccountView>('/account/recover', { login, code, password }),
  games: (before: number | null) =>
    request<HistoryPage>(`/account/games${before === null ? '' : `?before=${before}`}`),
  forget: (password: string) => request<null>('/account', { password }, 'DELETE'),
  player: (login: string) => request<PlayerView>(`/players/${encodeURIComponent(login)}`),
  ratings: (game: string, seats: number | null) =>
    request<RatingsPage>(`/ratings/${game}${seats === null ? '' : `?seats=${seats}`}`),
};
