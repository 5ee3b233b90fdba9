/** Requests to the server about club evenings. */

import type {
  Change,
  CreateLeagueRequest,
  LeagueCreated,
  LeagueDocument,
  LeagueEntry,
  LeagueKey,
  LeagueView,
  MyLeague,
} from '$api/generated/wire';
import { request } from '$api/http';
import { store, stored } from '$base/local-storage';

/** A league that this browser knows. */
export type KnownLeague = Pick<MyLeague, 'league' | 'name'>;

export const evenings = {
  mine: () => request<MyLeague[]>('/leagues/mine'),
  found: (league: CreateLeagueRequest) => request<LeagueCreated>('/leagues', league),
  read: (league: string, evening: number | null) =>
    request<LeagueView>(
      `/leagues/${league}${evening === null ? '' : `?evening=${evening}`}`,
      undefined,
      'GET',
      keyOf(league),
    ),
  change: (league: string, version: number, change: Change) =>
    request<LeagueView>(`/leagues/${league}/changes`, { version, change }, 'POST', keyOf(league)),
  history: (league: string) => request<LeagueEntry[]>(`/leagues/${league}/history`),
  document: (league: string) => request<LeagueDocument>(`/leagues/${league}/document`),
  newKey: (league: string) =>
    request<LeagueKey>(`/leagues/${league}/key`, {}, 'POST', keyOf(league)),
  forget: (league: string) =>
    request<null>(`/leagues/${league}`, undefined, 'DELETE', keyOf(league)),
};

/** The key of the organisers' link that this browser has, if it has one. */
export function editKey(league: string): string | null {
  return stored(`league.${league}`);
}

export function storeKey(league: string, key: string): void {
  store(`league.${league}`, key);
}

/** The leagues that this browser has opened by an organisers' link. */
export function openedByLink(): KnownLeague[] {
  try {
    const known: unknown = JSON.parse(stored('leagues') ?? '[]');
    return Array.isArray(known) ? (known as KnownLeague[]) : [];
  } catch {
    return [];
  }
}

export function storeLeague({ league, name }: KnownLeague): void {
  const others = openedByLink().filter((known) => known.league !== league);
  store('leagues', JSON.stringify([{ league, name }, ...others].slice(0, 50)));
}

export function forgetLeague(league: string): void {
  storeKey(league, '');
  store('leagues', JSON.stringify(openedByLink().filter((known) => known.league !== league)));
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
