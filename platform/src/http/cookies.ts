import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookies } from '../modules/identity/index.ts';

// `__Host-` binds a cookie to this very host and to secure delivery; browsers count `localhost` and
// `*.localhost` as secure.
const memberCookie = '__Host-croupier';
const operatorCookie = '__Host-croupier-console';
const deviceCookie = '__Host-croupier-device';
const visitorCookie = '__Host-croupier-visitor';
const supportCookie = '__Host-croupier-support';
const previewCookie = '__Host-croupier-preview';
const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;
/** As long as a session can last; the server ends it earlier where it is idle. */
const maxAgeS = 24 * 60 * 60;

/** The credential of the member's session, where the request has one. */
export function memberCredential(request: FastifyRequest): string | null {
  return request.cookies[memberCookie] ?? null;
}

/** The credential of the operator's session, where the request has one. */
export function operatorCredential(request: FastifyRequest): string | null {
  return request.cookies[operatorCookie] ?? null;
}

/** The secret of a visitor's room with the desk. */
export function supportCredential(request: FastifyRequest): string | null {
  return request.cookies[supportCookie] ?? null;
}

/** The visitor's mark: by it the same visitor gets the same versions. It leads to nobody. */
export function visitorMark(request: FastifyRequest): string | null {
  const mark = request.cookies[visitorCookie] ?? '';
  return /^[\w-]{22}$/.test(mark) ? mark : null;
}

/** A visitor may come back to read an answer. */
const supportLastsS = 30 * 24 * 60 * 60;
const markLastsS = 90 * 24 * 60 * 60;

export function keepVisitorMark(reply: FastifyReply, mark: string): void {
  void reply.setCookie(visitorCookie, mark, { ...attributes, maxAge: markLastsS });
}

/** The token of the preview link that this browser came by. */
export const previewToken = (request: FastifyRequest) => request.cookies[previewCookie];

export function keepPreview(reply: FastifyReply, token: string): void {
  void reply.setCookie(previewCookie, token, attributes);
}

export function dropPreview(reply: FastifyReply): void {
  void reply.clearCookie(previewCookie, attributes);
}

const yearS = 31_536_000;

/** A preference of a visitor, which scripts read and change as the platform does. */
export function keepPreference(reply: FastifyReply, name: string, value: string): void {
  void reply.setCookie(name, value, { path: '/', sameSite: 'lax', maxAge: yearS });
}

/** The session cookies of one request and its answer. A class: every call has one, few set a cookie. */
export class VisitCookies implements SessionCookies {
  readonly member: string | null;
  readonly operator: string | null;
  readonly device: string | null;
  readonly support: string | null;
  readonly #reply: FastifyReply;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.member = memberCredential(request);
    this.operator = operatorCredential(request);
    this.device = request.cookies[deviceCookie] ?? null;
    this.support = supportCredential(request);
    this.#reply = reply;
  }

  keepMember(credential: string): void {
    void this.#reply.setCookie(memberCookie, credential, { ...attributes, maxAge: maxAgeS });
  }

  keepOperator(credential: string): void {
    const strict = { ...attributes, sameSite: 'strict', maxAge: maxAgeS } as const;
    void this.#reply.setCookie(operatorCookie, credential, strict);
  }

  keepDevice(token: string): void {
    void this.#reply.setCookie(deviceCookie, token, { ...attributes, maxAge: maxAgeS });
  }

  keepSupport(secret: string): void {
    void this.#reply.setCookie(supportCookie, secret, { ...attributes, maxAge: supportLastsS });
  }

  dropDevice(): void {
    void this.#reply.clearCookie(deviceCookie, attributes);
  }

  dropMember(): void {
    void this.#reply.clearCookie(memberCookie, attributes);
  }

  dropOperator(): void {
    void this.#reply.clearCookie(operatorCookie, { ...attributes, sameSite: 'strict' });
  }
}
