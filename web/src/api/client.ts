/** Requests to the server. */

import { buildings, rematch, request } from './http';
import { openTable, takeSeat } from './seats';
import type {
  GameView,
  InvitationView,
  KingdomScoreRequest,
  KingdomScoreResponse,
  LobbyView,
  PrintedPage,
  RefereeAct,
  RefereeResponse,
  RefereeSheet,
  Replay,
  RulesPage,
  TableSummary,
  TallyRequest,
  TallyResponse,
} from './generated/wire';

export { ServerError } from './http';

/** The pages to print about a game. */
export type PrintKind = 'summary' | 'score' | 'contents';

export const server = {
  games: () => request<GameView[]>('/games'),
  buildings,
  myTables: () => request<TableSummary[]>('/tables/mine'),
  openTables: (offset: number) => request<LobbyView>(`/tables/open?offset=${offset}`),
  sit: (table: string, seat: number, name: string) =>
    takeSeat(`/tables/${table}/seats/${seat}`, name),
  open: openTable,
  invitation: (token: string) => request<InvitationView>(`/invitations/${token}`),
  join: (token: string, name: string) => takeSeat(`/invitations/${token}`, name),
  rematch,
  replay: (table: string, ply: number | null) =>
    request<Replay>(`/tables/${table}/replay${ply === null ? '' : `?ply=${ply}`}`),
  record: (table: string) => request<unknown>(`/tables/${table}/record`),
  replayRecord: (record: unknown, ply: number) => request<Replay>('/replay', { record, ply }),
  score: (board: KingdomScoreRequest) => request<KingdomScoreResponse>('/score', board),
  tally: (pad: TallyRequest) => request<TallyResponse>('/tally', pad),
  print: (game: string, kind: PrintKind, players: number) =>
    request<PrintedPage>(`/print/${encodeURIComponent(game)}/${kind}?players=${players}`),
  referee: (sheet: RefereeSheet, act: RefereeAct, line = '') =>
    request<RefereeResponse>('/referee', { sheet, act, line }),
  rules: (game: string) => request<RulesPage>(`/rules/${game}`),
};
