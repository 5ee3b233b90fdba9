/** Requests to the server. */

import type {
  BuildingShown,
  GameDescription,
  Invitation,
  Replay,
  SaidFault,
  ScoreAnswer,
  ScoreRequest,
  TableRequest,
  TableSummary,
} from './protocol';
import { language } from './words.svelte';

/** An answer that says what is wrong, in the person's language. */
export class ServerError extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, unknown>,
    text: string,
    readonly faults: SaidFault[],
  ) {
    super(text);
  }
}

async function request<Answer>(path: string, body?: unknown): Promise<Answer> {
  const separator = path.includes('?') ? '&' : '?';
  const response = await fetch(`/api${path}${separator}language=${language()}`, {
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw serverError(answer, response.statusText);
  return answer as Answer;
}

function serverError(answer: unknown, status: string): ServerError {
  const said = (answer ?? {}) as Partial<SaidFault> & { faults?: SaidFault[] };
  const params = said.params ?? {};
  const faults = said.faults ?? (params['faults'] as SaidFault[] | undefined) ?? [];
  return new ServerError(said.code ?? 'unreachable', params, said.text ?? status, faults);
}

export const server = {
  games: () => request<GameDescription[]>('/games'),
  buildings: () => request<BuildingShown[]>('/buildings'),
  myTables: () => request<TableSummary[]>('/tables/mine'),
  open: (table: TableRequest) =>
    request<{ table: string; seats: unknown; invitations: Invitation[] }>('/tables', table),
  invitation: (token: string) =>
    request<{ table: string; game: string; title: string; seats: { name: string }[] }>(
      `/invitations/${token}`,
    ),
  join: (token: string, name: string) =>
    request<{ table: string; seat: number }>(`/invitations/${token}`, { name }),
  rematch: (table: string) => request<{ table: string }>(`/tables/${table}/rematch`, {}),
  replay: (table: string, ply: number | null) =>
    request<Replay>(`/tables/${table}/replay${ply === null ? '' : `?ply=${ply}`}`),
  replayRecord: (record: unknown, ply: number) => request<Replay>('/replay', { record, ply }),
  score: (board: ScoreRequest) => request<ScoreAnswer>('/score', board),
  rules: (game: string) => request<{ markdown: string; language: string }>(`/rules/${game}`),
};

export function socketAddress(table: string, from: number | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const since = from === null ? '' : `&from=${from}`;
  return `${scheme}://${location.host}/api/tables/${table}/socket?language=${language()}${since}`;
}
