import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { ErrorCode, Problem } from '@croupier/contracts';
import type { FailureDetail } from '../outcome.ts';

/** HTTP status of each error code: the only such table of the platform. */
export const statusOf = {
  'invalid-input': 400,
  'not-found': 404,
  unauthenticated: 401,
  forbidden: 403,
  'password-change-needed': 403,
  'second-factor-needed': 403,
  'second-factor-due': 403,
  'stale-seal': 409,
  'idempotency-key-missing': 400,
  'idempotency-key-reused': 422,
  'too-many-requests': 429,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'unknown-brand': 421,
  unavailable: 503,
  maintenance: 503,
  'region-restricted': 451,
  internal: 500,
  'unknown-refusal': 400,
  offline: 503,
  timeout: 504,
  'wrong-credentials': 401,
  'account-locked': 423,
  'account-suspended': 403,
  'device-unknown': 401,
  'reset-link-invalid': 410,
  'captcha-needed': 403,
  'wrong-captcha': 422,
  'challenge-failed': 403,
  'wrong-code': 422,
  'phone-auth-failed': 401,
  'phone-auth-off': 409,
  'social-expired': 410,
  'sign-in-expired': 410,
  'message-expired': 410,
  member_no_enter: 403,
  error_not_agent: 403,
  in_need_true_account: 403,
  'username-taken': 409,
  'mobile-taken': 409,
  invitation_code_error: 422,
  'invitation-ended': 410,
  'team-limit-reached': 422,
  'insufficient-funds': 422,
  'amount-out-of-range': 422,
  'deposit-method-unavailable': 409,
  'wrong-payment-password': 403,
  'payment-password-locked': 423,
  'payee-name-mismatch': 422,
  'payout-account-known': 409,
  'payout-method-unavailable': 409,
  'withdrawal-limit-reached': 422,
  'transfer-limit-reached': 422,
  'recipient-unavailable': 409,
  'withdrawals-paused': 409,
  'turnover-due': 409,
  'withdrawal-final': 409,
  'already-decided': 409,
  'second-person-needed': 409,
  'transfer-known': 409,
  'image-unusable': 422,
  'deposit-limit-reached': 422,
  'deposit-limit-choice-due': 409,
  'wager-limit-reached': 422,
  'loss-limit-reached': 422,
  'time-limit-reached': 422,
  'limit-change-not-due': 409,
  'reality-check-due': 409,
  'timed-out': 403,
  'self-excluded': 403,
  'exclusion-in-force': 409,
  'draw-closed': 409,
  'draw-not-held': 409,
  'number-closed': 409,
  'liability-reached': 422,
  'bet-limit-exceeded': 422,
  'price-changed': 409,
  'game-unusable': 422,
  'game-unavailable': 409,
  'provider-unavailable': 502,
  'favourites-full': 409,
  'bonus-active': 409,
  'bonus-in-play': 409,
  'reward-closed': 409,
  'mission-not-done': 409,
  'claim-expired': 410,
  'insufficient-points': 422,
  'item-sold-out': 409,
  'item-limit-reached': 409,
  'point-price-changed': 409,
  'version-unknown': 422,
  'version-conflict': 409,
  'place-taken': 409,
  'release-refused': 422,
} satisfies Record<ErrorCode, number>;

/** The RFC 9457 answer for a failure. `instance` names the request in the log. */
export function problemOf(code: ErrorCode, detail: FailureDetail, instance: string): Problem {
  const status = statusOf[code];
  return {
    type: `urn:croupier:problem:${code}`,
    title: STATUS_CODES[status] ?? 'Failed',
    status,
    code,
    ...(detail.detail === undefined ? {} : { detail: detail.detail }),
    ...(detail.fields === undefined ? {} : { fields: detail.fields }),
    ...(detail.captcha === undefined ? {} : { captcha: detail.captcha }),
    ...(detail.retryAfter === undefined ? {} : { retryAfter: detail.retryAfter }),
    ...(detail.prices === undefined ? {} : { prices: detail.prices }),
    ...(detail.refusals === undefined ? {} : { refusals: detail.refusals }),
    instance: `urn:request:${instance}`,
  };
}

/** Sends a problem that no cache may store. */
export function sendProblem(
  reply: FastifyReply,
  code: ErrorCode,
  detail: FailureDetail = {},
): FastifyReply {
  if (detail.retryAfter !== undefined) reply.header('retry-after', String(detail.retryAfter));
  return reply
    .code(statusOf[code])
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemOf(code, detail, reply.request.id)));
}
