/** Requests to the server about people. */

import type {
  AccountView,
  ChangeAccountRequest,
  HistoryPage,
  MailView,
  NewRecoveryCodes,
  NewToken,
  PlayerView,
  RatingsPage,
  Scope,
  TokenView,
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
  tokens: () => request<readonly TokenView[]>('/account/tokens'),
  newToken: (password: string, name: string, scopes: readonly Scope[]) =>
    request<NewToken>('/account/tokens', { password, name, scopes }),
  revokeToken: (id: number) => request<null>(`/account/tokens/${id}`, undefined, 'DELETE'),
  deleteBot: (id: number) => request<null>(`/account/bots/${id}`, undefined, 'DELETE'),
  recover: (login: string, code: string, password: string) =>
    request<AccountView>('/account/recover', { login, code, password }),
  mailRecoveryCode: (login: string) => request<null>('/account/recover/mail', { login }),
  mail: () => request<MailView>('/account/mail'),
  giveMail: (address: string, password: string) =>
    request<null>('/account/mail', { address, password }, 'PUT'),
  confirmMail: (code: string) => request<null>('/account/mail/confirm', { code }),
  wantMail: (wanted: boolean) => request<null>('/account/mail/notices', { wanted }),
  removeMail: () => request<null>('/account/mail', {}, 'DELETE'),
  games: (before: number | null) =>
    request<HistoryPage>(`/account/games${before === null ? '' : `?before=${before}`}`),
  forget: (password: string) => request<null>('/account', { password }, 'DELETE'),
  player: (login: string) => request<PlayerView>(`/players/${encodeURIComponent(login)}`),
  ratings: (game: string, seats: number | null, bots: boolean) =>
    request<RatingsPage>(`/ratings/${game}?bots=${bots}${seats === null ? '' : `&seats=${seats}`}`),
};
