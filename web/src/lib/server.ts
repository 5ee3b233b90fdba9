/** Requests to the server. */

import type {
  GameDescription,
  Invitation,
  OpenTable,
  PrintKind,
  RefereeAct,
  RefereeAnswer,
  RefereeSheet,
  Replay,
  ScoreAnswer,
  ScoreRequest,
  TableRequest,
  TableSummary,
  TallyAnswer,
  TallyRequest,
} from './protocol';
import { buildings, rematch, request } from './requests';

export { ServerError } from './requests';

export const server = {
  games: () => request<GameDescription[]>('/games'),
  buildings,
  myTables: () => request<TableSummary[]>('/tables/mine'),
  openTables: () => request<OpenTable[]>('/tables/open'),
  sit: (table: string, seat: number, name: string) =>
    request<{ table: string; seat: number }>(`/tables/${table}/seats/${seat}`, { name }),
  open: (table: TableRequest) =>
    request<{ table: string; seats: unknown; invitations: Invitation[] }>('/tables', table),
  invitation: (token: string) =>
    request<{ table: string; game: string; title: string; seats: { name: string }[] }>(
      `/invitations/${token}`,
    ),
  join: (token: string, name: string) =>
    request<{ table: string; seat: number }>(`/invitations/${token}`, { name }),
  rematch,
  replay: (table: string, ply: number | null) =>
    request<Replay>(`/tables/${table}/replay${ply === null ? '' : `?ply=${ply}`}`),
  replayRecord: (record: unknown, ply: number) => request<Replay>('/replay', { record, ply }),
  score: (board: ScoreRequest) => request<ScoreAnswer>('/score', board),
  tally: (pad: TallyRequest) => request<TallyAnswer>('/tally', pad),
  print: (game: string, kind: PrintKind, players: number) =>
    request<{ markdown: string; language: string; braille: boolean }>(
      `/print/${encodeURIComponent(game)}/${kind}?players=${players}`,
    ),
  referee: (sheet: RefereeSheet, act: RefereeAct, line = '') =>
    request<RefereeAnswer>('/referee', { sheet, act, line }),
  rules: (game: string) => request<{ markdown: string; language: string }>(`/rules/${game}`),
};
