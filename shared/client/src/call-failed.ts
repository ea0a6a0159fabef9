import type { CommonFailure, ErrorCode, FieldError, Problem } from '@croupier/contracts';

/** A call's failure as a value: `code` is one of the call's own failures or of the common ones. */
export class CallFailed<Failure extends ErrorCode = ErrorCode> extends Error {
  readonly code: Failure | CommonFailure;
  readonly fields: Readonly<Record<string, FieldError>>;
  readonly isCaptchaAsked: boolean;
  /** Seconds until a retry can succeed; `null` if unknown. */
  readonly retryAfterS: number | null;

  constructor(problem: Pick<Problem, 'code'> & Partial<Problem>) {
    super(problem.title ?? problem.code);
    this.name = 'CallFailed';
    // The server answers only with codes of the call's line; its tests ensure that.
    this.code = problem.code as Failure | CommonFailure;
    this.fields = problem.fields ?? {};
    this.isCaptchaAsked = problem.captcha ?? false;
    this.retryAfterS = problem.retryAfter ?? null;
  }
}
