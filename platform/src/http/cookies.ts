import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostnameOf, isLoopback } from './request-host.ts';

type CookieName =
  | 'croupier'
  | 'croupier-console'
  | 'croupier-device'
  | 'croupier-visitor'
  | 'croupier-preview'
  | 'croupier-social'
  | 'croupier-support'
  | 'croupier-entry'
  | 'croupier-browser';

interface Lifetime {
  readonly maxAgeS?: number;
  readonly sameSite?: 'lax' | 'strict';
}

/**
 * The `__Host-` prefix binds a cookie to this very host and to secure delivery. WebKit keeps no such cookie
 * on http://localhost, so on this machine without TLS, and only there, cookies go without the prefix and
 * without `Secure`. Over HTTPS a name without the prefix is never read: another site could have set it.
 */
const isPlain = (request: FastifyRequest) =>
  request.protocol === 'http' && isLoopback(hostnameOf(request));

const nameFor = (request: FastifyRequest, name: CookieName) =>
  isPlain(request) ? name : `__Host-${name}`;

const attributesFor = (request: FastifyRequest, { sameSite = 'lax' }: Lifetime) => ({
  path: '/',
  httpOnly: true,
  secure: !isPlain(request),
  sameSite,
});

/** The value of a cookie that only this server and this browser know. */
export function readCookie(request: FastifyRequest, name: CookieName): string | null {
  return request.cookies[nameFor(request, name)] ?? null;
}

/** Without a lifetime the cookie ends with the browser's session. */
export function writeCookie(
  reply: FastifyReply,
  name: CookieName,
  value: string,
  lifetime: Lifetime = {},
): void {
  const { request } = reply;
  void reply.setCookie(nameFor(request, name), value, {
    ...attributesFor(request, lifetime),
    ...(lifetime.maxAgeS === undefined ? {} : { maxAge: lifetime.maxAgeS }),
  });
}

export function dropCookie(reply: FastifyReply, name: CookieName, lifetime: Lifetime = {}): void {
  const { request } = reply;
  void reply.clearCookie(nameFor(request, name), attributesFor(request, lifetime));
}

/** The longest life of a session; the server ends an idle session earlier. */
const sessionS = 24 * 60 * 60;

/** The credential of the member's session, if the request has one. */
export const memberCredential = (request: FastifyRequest) => readCookie(request, 'croupier');

/** The credential of the operator's session, if the request has one. */
export const operatorCredential = (request: FastifyRequest) =>
  readCookie(request, 'croupier-console');

/** The secret of a visitor's conversation with support. */
export const supportCredential = (request: FastifyRequest) =>
  readCookie(request, 'croupier-support');

/** The time to type the code of the second factor. */
export const entryLastsS = 10 * 60;

/** A visitor may come back to read an answer. */
const supportLastsS = 30 * 24 * 60 * 60;

/** The visitor's random mark, which keeps a canary sticky. It does not identify a person. */
export function visitorMark(request: FastifyRequest): string | null {
  const mark = readCookie(request, 'croupier-visitor') ?? '';
  return /^[\w-]{22}$/.test(mark) ? mark : null;
}

const markLastsS = 90 * 24 * 60 * 60;

export const writeVisitorMark = (reply: FastifyReply, mark: string) =>
  writeCookie(reply, 'croupier-visitor', mark, { maxAgeS: markLastsS });

/** The token of the preview link through which this browser came. */
export const previewToken = (request: FastifyRequest) =>
  readCookie(request, 'croupier-preview') ?? undefined;

export const writePreview = (reply: FastifyReply, token: string) =>
  writeCookie(reply, 'croupier-preview', token);

export const dropPreview = (reply: FastifyReply) => dropCookie(reply, 'croupier-preview');

const yearS = 31_536_000;

/** Stores a visitor's preference in a cookie that scripts can read and change. */
export function writePreference(reply: FastifyReply, name: string, value: string): void {
  void reply.setCookie(name, value, { path: '/', sameSite: 'lax', maxAge: yearS });
}

/** The session cookies of one request: no credential ever reaches a script. */
export interface SessionCookies {
  readonly member: string | null;
  readonly operator: string | null;
  /** Token of a remembered device. */
  readonly device: string | null;
  /** Secret of a visitor's conversation with support. */
  readonly support: string | null;
  /** Secret of a sign-in that waits for the code of the second factor. */
  readonly entry: string | null;
  /** Secret by which this browser is recognised, for the abuse rules of referrals. */
  readonly browser: string | null;
  keepMember(credential: string): void;
  keepOperator(credential: string): void;
  keepDevice(token: string): void;
  keepSupport(secret: string): void;
  keepEntry(secret: string): void;
  writeBrowser(secret: string): void;
  dropEntry(): void;
  dropMember(): void;
  dropOperator(): void;
  dropDevice(): void;
}

/** Of a visit without a browser: nothing is read and nothing is stored. */
export const noCookies: SessionCookies = {
  member: null,
  operator: null,
  device: null,
  support: null,
  entry: null,
  browser: null,
  keepMember: () => undefined,
  keepOperator: () => undefined,
  keepDevice: () => undefined,
  keepSupport: () => undefined,
  keepEntry: () => undefined,
  writeBrowser: () => undefined,
  dropEntry: () => undefined,
  dropMember: () => undefined,
  dropOperator: () => undefined,
  dropDevice: () => undefined,
};

/**
 * The session cookies of one request and its answer. A class, because every call has one and few set a
 * cookie.
 */
export class VisitCookies implements SessionCookies {
  readonly member: string | null;
  readonly operator: string | null;
  readonly device: string | null;
  readonly support: string | null;
  readonly entry: string | null;
  readonly browser: string | null;
  readonly #reply: FastifyReply;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.member = memberCredential(request);
    this.operator = operatorCredential(request);
    this.device = readCookie(request, 'croupier-device');
    this.support = supportCredential(request);
    this.entry = readCookie(request, 'croupier-entry');
    this.browser = readCookie(request, 'croupier-browser');
    this.#reply = reply;
  }

  keepMember(credential: string): void {
    writeCookie(this.#reply, 'croupier', credential, { maxAgeS: sessionS });
  }

  keepOperator(credential: string): void {
    const lifetime = { maxAgeS: sessionS, sameSite: 'strict' } as const;
    writeCookie(this.#reply, 'croupier-console', credential, lifetime);
  }

  keepDevice(token: string): void {
    writeCookie(this.#reply, 'croupier-device', token, { maxAgeS: sessionS });
  }

  keepSupport(secret: string): void {
    writeCookie(this.#reply, 'croupier-support', secret, { maxAgeS: supportLastsS });
  }

  keepEntry(secret: string): void {
    writeCookie(this.#reply, 'croupier-entry', secret, { maxAgeS: entryLastsS });
  }

  writeBrowser(secret: string): void {
    writeCookie(this.#reply, 'croupier-browser', secret, { maxAgeS: yearS });
  }

  dropEntry(): void {
    dropCookie(this.#reply, 'croupier-entry');
  }

  dropDevice(): void {
    dropCookie(this.#reply, 'croupier-device');
  }

  dropMember(): void {
    dropCookie(this.#reply, 'croupier');
  }

  dropOperator(): void {
    dropCookie(this.#reply, 'croupier-console', { sameSite: 'strict' });
  }
}
