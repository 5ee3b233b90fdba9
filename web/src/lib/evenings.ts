/** What the pages of club evenings ask the server, and what it answers. */

import { remember, remembered } from './memory';
import { request } from './requests';

export interface LeagueResult {
  scores: number[];
  places: number[];
  points: string[];
  source: 'hand' | 'table';
}

export interface LeagueTable {
  number: number;
  players: number[];
  line: string;
  result: LeagueResult | null;
  table: string | null;
  status: 'waiting' | 'running' | 'finished' | null;
  invitations: { player: number; link: string }[];
}

export interface Standing {
  place: number;
  player: number;
  points: string;
  scores: number;
  wins: number;
  parts: (string | null)[];
  decided: string;
  lines: string[];
}

export interface Round {
  number: number;
  tables: LeagueTable[];
  resting: number[];
  seed: string;
  complete: boolean;
  standings: Standing[];
}

export interface Presence {
  player: number;
  first: number;
  last: number | null;
  text: string;
}

export interface Evening {
  number: number;
  date: string;
  title: string;
  heading: string;
  presence: Presence[];
  rounds: Round[];
  standings: Standing[];
}

export interface LeaguePlayer {
  number: number;
  name: string;
  left: boolean;
}

export interface Rules {
  name: string;
  game: string;
  points: Record<string, number[]>;
  ties: string[];
  resting: 'mean' | 'nothing';
}

export interface League {
  league: string;
  version: number;
  name: string;
  game: string;
  game_title: string;
  rules: Rules;
  may_edit: boolean;
  players: LeaguePlayer[];
  evenings: { number: number; heading: string; rounds: number }[];
  evening: Evening | null;
  standings: Standing[];
  said: string;
}

export interface NewLeague {
  my_name: string;
  name: string;
  game: string;
  preset: string | null;
  scales: number[][];
  sizes: number[];
  resting: Rules['resting'];
}

/** Something that shall happen to a league. */
export type Change = { kind: string } & Record<string, unknown>;

export interface ListedLeague {
  league: string;
  name: string;
}

export const evenings = {
  mine: () => request<ListedLeague[]>('/leagues/mine'),
  found: (league: NewLeague) => request<{ league: string; key: string }>('/leagues', league),
  read: (league: string, evening: number | null) =>
    request<League>(
      `/leagues/${league}${evening === null ? '' : `?evening=${evening}`}`,
      undefined,
      'GET',
      keyOf(league),
    ),
  change: (league: string, version: number, change: Change) =>
    request<League>(`/leagues/${league}/changes`, { version, change }, 'POST', keyOf(league)),
  history: (league: string) =>
    request<{ number: number; at: string; text: string }[]>(`/leagues/${league}/history`),
  document: (league: string) => request<{ document: unknown }>(`/leagues/${league}/document`),
  newKey: (league: string) =>
    request<{ key: string }>(`/leagues/${league}/key`, {}, 'POST', keyOf(league)),
  forget: (league: string) =>
    request<null>(`/leagues/${league}`, undefined, 'DELETE', keyOf(league)),
};

/** The key of the organisers' link that this browser has, if it has one. */
export function editKey(league: string): string | null {
  return remembered(`league.${league}`);
}

export function rememberKey(league: string, key: string): void {
  remember(`league.${league}`, key);
}

/** The leagues that this browser has opened by an organisers' link. */
export function openedByLink(): ListedLeague[] {
  try {
    const known: unknown = JSON.parse(remembered('leagues') ?? '[]');
    return Array.isArray(known) ? (known as ListedLeague[]) : [];
  } catch {
    return [];
  }
}

export function rememberLeague({ league, name }: ListedLeague): void {
  const others = openedByLink().filter((known) => known.league !== league);
  remember('leagues', JSON.stringify([{ league, name }, ...others].slice(0, 50)));
}

export function forgetLeague(league: string): void {
  rememberKey(league, '');
  remember('leagues', JSON.stringify(openedByLink().filter((known) => known.league !== league)));
}

function keyOf(league: string): Record<string, string> {
  const key = editKey(league);
  return key ? { 'Dominium-Edit-Key': key } : {};
}

/** The whole numbers of a text such as "8 6 4 2"; none where it holds anything else. */
export function numbersIn(text: string): number[] {
  const words = text.split(/[\s,;/]+/).filter(Boolean);
  return words.every((word) => /^\d{1,3}$/.test(word)) ? words.map(Number) : [];
}

/** A whole number that may be below zero, however its sign is written. */
export function scoreIn(text: string): number | null {
  const plain = text.trim().replace('−', '-');
  return /^-?\d{1,4}$/.test(plain) ? Number(plain) : null;
}

/** The names of a text, one on each line or between commas. */
export function namesIn(text: string): string[] {
  return text
    .split(/[\n,;]+/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
