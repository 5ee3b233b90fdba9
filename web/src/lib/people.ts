/** What the pages ask the server about people, and what it answers. */

import { request } from './requests';

export interface Statistics {
  game: string;
  seats: number;
  games: number;
  wins: number;
  mean_place: number;
  best_points: number | null;
  mean_points: number | null;
}

export interface Rating {
  game: string;
  seats: number;
  rating: number;
  games: number;
}

/** What somebody sees of themselves; without a login there is no account. */
export interface Account {
  name: string | null;
  login: string | null;
  public: boolean;
  browsers: number;
  statistics: Statistics[];
  ratings: Rating[];
}

export interface FinishedGame {
  table: string;
  game: string;
  seats: number;
  place: number;
  points: number | null;
  rated: boolean;
  finished: string;
}

export interface Player {
  login: string;
  name: string;
  statistics: Statistics[];
  ratings: Rating[];
}

export interface Ranked {
  place: number;
  login: string;
  name: string;
  rating: number;
  games: number;
}

/** What everybody's rating is before the first rated game. */
export const FIRST_RATING = '1000';

export const people = {
  account: () => request<Account>('/account'),
  register: (login: string, password: string, name: string) =>
    request<Account>('/account', { login, password, name }),
  logIn: (login: string, password: string, keepTables: boolean) =>
    request<Account>('/account/login', { login, password, keep_tables: keepTables }),
  logOut: (everywhere: boolean) => request<null>('/account/logout', { everywhere }),
  change: (change: { name?: string; public?: boolean }) =>
    request<null>('/account', change, 'PATCH'),
  changePassword: (before: string, after: string) =>
    request<null>('/account/password', { old: before, new: after }),
  games: (before: number | null) =>
    request<{ games: FinishedGame[]; before: number | null }>(
      `/account/games${before === null ? '' : `?before=${before}`}`,
    ),
  forget: (password: string) => request<null>('/account', { password }, 'DELETE'),
  player: (login: string) => request<Player>(`/players/${encodeURIComponent(login)}`),
  ratings: (game: string, seats: number | null) =>
    request<{ game: string; seats: number; counts: number[]; players: Ranked[] }>(
      `/ratings/${game}${seats === null ? '' : `?seats=${seats}`}`,
    ),
};
