import type {
  PlayFailure,
  PlayHistory,
  PlaySession,
  RoundOrder,
  RoundView,
} from '../../src/play-protocol.ts';
import { page } from './page-data.ts';

export class PlayFailed extends Error {
  readonly code: PlayFailure['code'] | 'offline';

  constructor(code: PlayFailure['code'] | 'offline') {
    super(code);
    this.code = code;
  }
}

const storageKey = `session:${page.game.code}`;
const timeoutMs = 12_000;

let token: string | null = null;

/** Opens the session of a new launch, or resumes the session from before a reload. */
export async function openSession(): Promise<PlaySession> {
  if (page.isFun) return openFunSession();
  const launchToken = new URL(window.location.href).searchParams.get('launch_token');
  if (!launchToken) return resumeSession();
  const session = await ask<PlaySession>('POST', '/api/session', {
    launchToken,
    gameCode: page.game.code,
  });
  keep(session.token ?? '');
  removeLaunch();
  return session;
}

/** Play money is new with every load: no session is stored. */
async function openFunSession(): Promise<PlaySession> {
  const { currency, game } = page;
  const session = await ask<PlaySession>('POST', '/api/fun', { gameCode: game.code, currency });
  token = session.token ?? null;
  return session;
}

export async function resumeSession(): Promise<PlaySession> {
  token ??= storage()?.getItem(storageKey) ?? null;
  if (!token) throw new PlayFailed('session-lost');
  return ask<PlaySession>('GET', '/api/session');
}

export const orderRound = (order: RoundOrder) => ask<RoundView>('POST', '/api/rounds', order);

/** A round by its order or by its id. */
export const readRound = (name: string) =>
  ask<RoundView>('GET', `/api/rounds/${encodeURIComponent(name)}`);

export const readHistory = () => ask<PlayHistory>('GET', '/api/rounds');

/** Calls the studio in this session. Rejects only with `PlayFailed`. */
export async function ask<Answer>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Answer> {
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
  if (!response || answer === null) throw new PlayFailed('offline');
  // Client and server share the types of the studio's answers.
  if (!response.ok) throw new PlayFailed((answer as PlayFailure).code);
  return answer as Answer;
}

/** For a stream that the page opens itself; `null` before the session exists. */
export const sessionToken = (): string | null => token;

function keep(fresh: string): void {
  token = fresh;
  storage()?.setItem(storageKey, fresh);
}

/**
 * A browser that blocks storage for embedded pages of another site throws; the session then lives as long as
 * the page.
 */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** The launch token is used up: a reload continues with the session instead. */
function removeLaunch(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete('launch_token');
  window.history.replaceState(null, '', address);
}
