import type {
  BetOrder,
  BookFailure,
  BookSession,
  LeagueDetail,
  LegOrder,
  LegQuote,
  MatchDetail,
  TicketPage,
  TicketView,
} from '../../src/play-protocol.ts';
import { page } from './page.ts';

export type Failure = BookFailure | { readonly code: 'offline' };

export class BookFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

const storageKey = `session:${page.isFun ? 'fun:' : ''}${page.gameCode}`;
const timeoutMs = 15_000;

let token: string | null = null;

/** Opens the session of a new launch, or resumes the session from before a reload. */
export async function openSession(): Promise<BookSession> {
  if (page.isFun) return openFunSession();
  const launchToken = new URL(window.location.href).searchParams.get('launch_token');
  if (!launchToken) return resumeSession();
  const session = await ask<BookSession>('POST', '/api/session', {
    launchToken,
    gameCode: page.gameCode,
  });
  token = session.token ?? null;
  storage()?.setItem(storageKey, token ?? '');
  // The launch token is used up: a reload continues with the session instead.
  const address = new URL(window.location.href);
  address.searchParams.delete('launch_token');
  window.history.replaceState(null, '', address);
  return session;
}

/** A reload continues with the play money from before, while the server still has it. */
async function openFunSession(): Promise<BookSession> {
  const known = await resumeSession().catch(() => null);
  if (known) return known;
  const { gameCode, currency } = page;
  token = null;
  const session = await ask<BookSession>('POST', '/api/fun', { gameCode, currency });
  token = session.token ?? null;
  storage()?.setItem(storageKey, token ?? '');
  return session;
}

export function resumeSession(): Promise<BookSession> {
  token ??= storage()?.getItem(storageKey) ?? null;
  if (!token) return Promise.reject(new BookFailed({ code: 'session-lost' }));
  return ask<BookSession>('GET', '/api/session');
}

export const placeBet = (order: BetOrder) => ask<TicketView>('POST', '/api/bets', order);

export const askQuotes = (legs: readonly LegOrder[]) =>
  ask<readonly LegQuote[]>('POST', '/api/quotes', { legs });

export const readTickets = (isOpen: boolean, before?: string) =>
  ask<TicketPage>('GET', `/api/bets?open=${isOpen ? 1 : 0}${before ? `&before=${before}` : ''}`);

export const readTicket = (ticket: string) => ask<TicketView>('GET', `/api/tickets/${ticket}`);

export const cashOut = (ticket: string, amount: string) =>
  ask<TicketView>('POST', `/api/bets/${ticket}/cash-out`, { amount });

export const readMatch = (id: string) =>
  ask<MatchDetail>('GET', `/api/matches/${encodeURIComponent(id)}`);

export const readLeague = (code: string) => ask<LeagueDetail>('GET', `/api/leagues/${code}`);

/** Calls the book in this session. Rejects only with `BookFailed`. */
async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (!response || answer === null) throw new BookFailed({ code: 'offline' });
  // Client and server share the types of the book's answers.
  if (!response.ok) throw new BookFailed(answer as BookFailure);
  return answer as Answer;
}

/** A browser that blocks storage for embedded pages of another site throws. */
export function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
