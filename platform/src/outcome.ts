import type { ErrorCode, FieldError, Problem } from '@croupier/contracts';

/** An expected result of a domain function: a value, or one of the failures that its call declares. */
export type Outcome<Value, Failure extends ErrorCode = never> = Done<Value> | Failed<Failure>;

export interface Done<Value> {
  readonly ok: true;
  readonly value: Value;
}

export interface Failed<Failure extends ErrorCode> extends FailureDetail {
  readonly ok: false;
  readonly code: Failure;
}

export interface FailureDetail {
  /** One sentence that says what to do next. */
  readonly detail?: string;
  readonly fields?: Readonly<Record<string, FieldError>>;
  readonly captcha?: boolean;
  readonly retryAfter?: number;
  /** The terms at which the slip would be accepted now. */
  readonly prices?: NonNullable<Problem['prices']>;
  /** The reasons against a release. */
  readonly refusals?: NonNullable<Problem['refusals']>;
}

export function done<Value>(value: Value): Done<Value> {
  return { ok: true, value };
}

export function fail<Failure extends ErrorCode>(
  code: Failure,
  detail: FailureDetail = {},
): Failed<Failure> {
  return { ok: false, code, ...detail };
}
