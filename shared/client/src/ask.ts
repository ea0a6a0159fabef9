import { commonFailures, statedFailures, type Problem } from '@croupier/contracts';
import { CallFailed } from './call-failed.ts';
import { unreached } from './unreached.ts';

interface Question {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly signal: AbortSignal | undefined;
}

const timeoutMs = 20_000;

/** Sends one request and gives the body of its answer; everything but a success rejects with `CallFailed`. */
export async function ask({ signal, ...request }: Question): Promise<unknown> {
  const leave = new AbortController();
  const abort = () => leave.abort();
  const timer = setTimeout(abort, timeoutMs);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    return await answerOf(request.url, {
      ...request,
      credentials: 'include',
      signal: leave.signal,
    });
  } catch (error) {
    if (leave.signal.aborted) throw new CallFailed({ code: 'timeout' });
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

async function answerOf(url: string, request: RequestInit): Promise<unknown> {
  const response = await fetch(url, request).catch(failUnreached);
  const data = parsed(await response.text().catch(failUnreached));
  if (response.ok && data !== undefined) return data;
  if (isProblem(data)) throw new CallFailed(data);
  throw new CallFailed({ code: isRefusal(response, data) ? 'unknown-refusal' : 'unavailable' });
}

function failUnreached(cause: unknown): never {
  throw unreached(cause);
}

/** A problem answer of a platform that is newer than this page: its reason has no text here. */
function isRefusal({ status }: Response, data: unknown): boolean {
  const hasCode = typeof data === 'object' && data !== null && 'code' in data;
  return hasCode && typeof data.code === 'string' && status >= 400 && status < 500;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblem(data: unknown): data is Problem {
  if (typeof data !== 'object' || data === null || !('code' in data)) return false;
  return [...commonFailures, ...statedFailures].some((code) => code === data.code);
}
