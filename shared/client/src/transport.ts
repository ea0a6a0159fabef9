import { commonFailures, sessionHeader, statedFailures, type Problem } from '@croupier/contracts';
import axios, { isAxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import { CallFailed } from './call-failed.ts';
import { unreached } from './unreached.ts';

export interface TransportOptions {
  readonly baseUrl: string;
  /** Handle of the session, or `null` for a visitor; read at each request. */
  readonly token: () => string | null;
  /** Language of the visitor; read at each request. */
  readonly language: () => string;
  /** Seals what a sealed request sends. */
  readonly seal: (input: unknown) => Promise<string>;
}

export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  /** The request body; absent in a request without a body. */
  readonly input: { readonly value: unknown; readonly isSealed: boolean } | null;
  /** Of a call that happens once. */
  readonly key: string | undefined;
  readonly signal: AbortSignal | undefined;
  /** Called with the share that has been sent, from 0 to 1. */
  readonly onSent: ((share: number) => void) | undefined;
}

/** Sends one request and gives the body of its answer; everything but a success rejects with `CallFailed`. */
export type Transport = (request: TransportRequest) => Promise<unknown>;

declare module 'axios' {
  interface InternalAxiosRequestConfig {
    /** Input of a call whose body leaves the page sealed. */
    sealedInput?: { readonly value: unknown };
  }
  interface AxiosRequestConfig {
    sealedInput?: { readonly value: unknown };
  }
}

const timeoutMs = 20_000;

/**
 * The only HTTP transport of the pages: adds token, language and sealing to requests, and returns failures as
 * values.
 */
export function createTransport(options: TransportOptions): Transport {
  const http = axios.create({
    baseURL: options.baseUrl,
    adapter: 'fetch',
    timeout: timeoutMs,
    withCredentials: true,
    headers: { accept: 'application/json' },
    responseType: 'text',
    // Bodies are written and read here: an answer that is no JSON is a failure, not a text.
    transformRequest: (data: unknown) => data,
    transformResponse: parsed,
  });
  addHeaders(http, options);
  addSealing(http, options);
  addFailures(http);

  return async ({ method, url, input, key, signal, onSent }) => {
    const answer = await http.request<unknown>({
      method,
      url,
      ...(input ? bodyOf(input) : {}),
      headers: {
        ...(input ? { 'content-type': 'application/json' } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(signal ? { signal } : {}),
      // Upload progress of `fetch` needs HTTP/2; XMLHttpRequest reports it over every version.
      ...(onSent ? { adapter: 'xhr', onUploadProgress: shareTo(onSent) } : {}),
    });
    return answer.data;
  };
}

const bodyOf = ({ value, isSealed }: { readonly value: unknown; readonly isSealed: boolean }) =>
  isSealed ? { sealedInput: { value } } : { data: JSON.stringify(value) };

const shareTo =
  (onSent: (share: number) => void) =>
  ({ progress }: { readonly progress?: number }) =>
    progress === undefined ? undefined : onSent(progress);

function addHeaders(http: AxiosInstance, { token, language }: TransportOptions): void {
  http.interceptors.request.use((config) => {
    config.headers.set('accept-language', language());
    const handle = token();
    if (handle) config.headers.set(sessionHeader, handle);
    return config;
  });
}

function addSealing(http: AxiosInstance, { seal }: TransportOptions): void {
  http.interceptors.request.use(async (config) => {
    if (!config.sealedInput) return config;
    config.data = await seal(config.sealedInput.value);
    config.headers.set('content-type', 'application/jose');
    return config;
  });
}

function addFailures(http: AxiosInstance): void {
  http.interceptors.response.use(
    (answer) => {
      if (answer.data === undefined) throw new CallFailed({ code: 'unavailable' });
      return answer;
    },
    (error: unknown) => {
      throw failureOf(error);
    },
  );
}

function failureOf(error: unknown): CallFailed {
  if (error instanceof CallFailed) return error;
  if (!isAxiosError(error)) return new CallFailed({ code: 'internal' });
  if (error.response) return refusalOf(error.response);
  const isOver = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
  return isOver ? new CallFailed({ code: 'timeout' }) : unreached(error);
}

function refusalOf({ status, data }: AxiosResponse<unknown>): CallFailed {
  if (isProblem(data)) return new CallFailed(data);
  return new CallFailed({ code: isRefusal(status, data) ? 'unknown-refusal' : 'unavailable' });
}

/** A problem answer of a platform that is newer than this page: its reason has no text here. */
function isRefusal(status: number, data: unknown): boolean {
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
