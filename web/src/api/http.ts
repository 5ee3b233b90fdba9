/** Requests to the server, and the few of a table itself. */

import { language, text } from '$base/i18n.svelte';
import { tellBuild } from '$base/server-build';
import { SERVERLESS } from '$base/serverless';
import type { BuildingView, ErrorResponse, FaultView, RematchCreated } from './generated/wire';

/** An answer that says what is wrong, in the person's language. */
export class ServerError extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, unknown>,
    text: string,
    readonly faults: FaultView[],
  ) {
    super(text);
  }
}

export async function request<Answer>(
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
  headers: Record<string, string> = {},
  credentials: RequestCredentials = 'same-origin',
): Promise<Answer> {
  if (SERVERLESS) return keptAnswer<Answer>(path);
  const separator = path.includes('?') ? '&' : '?';
  const sent = body === undefined ? null : JSON.stringify(body);
  const response = await fetch(`/api${path}${separator}language=${language()}`, {
    method,
    headers: sent ? { ...headers, 'Content-Type': 'application/json' } : headers,
    body: sent,
    credentials,
  });
  tellBuild(response.headers.get('Dominium-Build'));
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw serverError(answer, response.statusText);
  return answer as Answer;
}

/** The answer that a server would give to everybody; all else is refused. */
async function keptAnswer<Answer>(path: string): Promise<Answer> {
  const { default: answers } = await import('virtual:kept-answers');
  const answer = answers[language()]?.[path];
  if (answer === undefined) throw new ServerError('no_server', {}, text('web-no-server'), []);
  return answer as Answer;
}

function serverError(answer: unknown, status: string): ServerError {
  const said = (answer ?? {}) as Partial<ErrorResponse>;
  const params = said.params ?? {};
  const faults = said.faults ?? (params['faults'] as FaultView[] | undefined) ?? [];
  return new ServerError(said.code ?? 'unreachable', params, said.text ?? status, faults);
}

export function buildings(): Promise<BuildingView[]> {
  return request('/buildings');
}

export function rematch(table: string): Promise<RematchCreated> {
  return request(`/tables/${table}/rematch`, {});
}
