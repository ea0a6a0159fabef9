import type { Refusal } from './release/refusal.ts';

/** Failures that any call can have. */
export const commonFailures = [
  'invalid-input',
  'not-found',
  'unauthenticated',
  'session-switched',
  'forbidden',
  'password-change-needed',
  'second-factor-needed',
  'second-factor-due',
  'stale-seal',
  'idempotency-key-missing',
  'idempotency-key-reused',
  'too-many-requests',
  'payload-too-large',
  'unsupported-media-type',
  'unknown-brand',
  'unavailable',
  'maintenance',
  'region-restricted',
  'internal',
  'unknown-refusal',
  'offline',
  'timeout',
] as const;

/** Failures that a call declares in the call table. */
export const statedFailures = [
  'wrong-credentials',
  'account-locked',
  'account-suspended',
  'device-unknown',
  'passkey-invalid',
  'reset-link-invalid',
  'captcha-needed',
  'wrong-captcha',
  'challenge-failed',
  'wrong-code',
  'phone-auth-failed',
  'phone-auth-off',
  'social-expired',
  'sign-in-expired',
  'message-expired',
  'member_no_enter',
  'error_not_agent',
  'in_need_true_account',
  'username-taken',
  'mobile-taken',
  'invitation_code_error',
  'invitation-ended',
  'team-limit-reached',
  'team-move-refused',
  'insufficient-funds',
  'amount-out-of-range',
  'deposit-method-unavailable',
  'wrong-payment-password',
  'payment-password-locked',
  'payee-name-mismatch',
  'payout-account-known',
  'payout-method-unavailable',
  'withdrawal-limit-reached',
  'transfer-limit-reached',
  'recipient-unavailable',
  'withdrawals-paused',
  'turnover-due',
  'contract-rule-broken',
  'contract-pending',
  'agent-frozen',
  'withdrawal-final',
  'already-decided',
  'terms-fixed',
  'offer-expired',
  'second-person-needed',
  'transfer-known',
  'image-unusable',
  'deposit-limit-reached',
  'deposit-limit-choice-due',
  'wager-limit-reached',
  'loss-limit-reached',
  'time-limit-reached',
  'limit-change-not-due',
  'reality-check-due',
  'timed-out',
  'self-excluded',
  'exclusion-in-force',
  'draw-closed',
  'draw-not-held',
  'number-closed',
  'liability-reached',
  'bet-limit-exceeded',
  'price-changed',
  'game-unusable',
  'game-unavailable',
  'provider-unavailable',
  'favourites-full',
  'bonus-active',
  'bonus-in-play',
  'reward-closed',
  'mission-not-done',
  'claim-expired',
  'insufficient-points',
  'item-sold-out',
  'item-limit-reached',
  'point-price-changed',
  'campaign-closed',
  'campaign-not-open-to-member',
  'campaign-code-unknown',
  'campaign-used',
  'raffle-not-ready',
  'chat-closed',
  'chat-muted',
  'chat-text-refused',
  'version-unknown',
  'version-conflict',
  'place-taken',
  'release-refused',
] as const;

export type CommonFailure = (typeof commonFailures)[number];
export type StatedFailure = (typeof statedFailures)[number];

/** Every code of a problem answer. Codes are nouns; names from the specification are kept unchanged. */
export type ErrorCode = CommonFailure | StatedFailure;

/** What is wrong with a field beside a brand's own rules: names of `pattern` that have a text of their own. */
export const statedPatterns = [
  'common-password',
  'weak-password',
  'same-password',
  'given-password',
  'account-name',
  'no-such-day',
  'wrong-pin',
  'other-payee',
  'other-amount',
  'not-an-amount',
] as const;

/** RFC 9457 problem details, as `application/problem+json`. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ErrorCode;
  /** One sentence on what to do next; never an exception's text. */
  readonly detail?: string;
  /** Field name → message code and its numbers, for forms. */
  readonly fields?: Readonly<Record<string, FieldError>>;
  /** The specification's captcha flag: fetch and show the captcha. */
  readonly captcha?: boolean;
  /** Seconds after which a retry can succeed. */
  readonly retryAfter?: number;
  /** Why a release is refused, each reason with a remedy. */
  readonly refusals?: readonly Refusal[];
  /** The current prices, if the slip was made with others. */
  readonly prices?: ChangedPrices;
  /** Identifies the request in the server's log. */
  readonly instance?: string;
}

export interface ChangedPrices {
  readonly priceVersion: number;
  /** Odds by tier of each line of the slip, in the slip's order. */
  readonly odds: readonly (readonly string[])[];
}

export interface FieldError {
  readonly code:
    | 'required'
    | 'too-short'
    | 'too-long'
    | 'pattern'
    | 'mismatch'
    | 'range'
    | 'invalid';
  readonly min?: number;
  readonly max?: number;
  /** The violated `pattern` rule: a key of the texts. */
  readonly pattern?: string;
  /** The two accounts of a line between which the rule applies. */
  readonly between?: { readonly upper: string; readonly lower: string };
}
