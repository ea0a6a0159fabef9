import type { CommonFailure, ErrorCode, FieldError, Problem } from '@croupier/contracts';

/** A call's failure as a value: `code` is of the call's own union or one that any call may give. */
export class CallFailed<Failure extends ErrorCode = ErrorCode> extends Error {
  readonly code: Failure | CommonFailure;
  readonly fields: Readonly<Record<string, FieldError>>;
  readonly isCaptchaAsked: boolean;
  /** Seconds after which a retry can succeed; `null` where unknown. */
  readonly retryAfterS: number | null;

  constructor(problem: Pick<Problem, 'code'> & Partial<Problem>) {
    super(problem.title ?? problem.code);
    this.name = 'CallFailed';
    // The server answers with codes of the call's line only; its tests hold it to that.
    this.code = problem.code as Failure | CommonFailure;
    this.fields = problem.fields ?? {};
    this.isCaptchaAsked = problem.captcha ?? false;
    this.retryAfterS = problem.retryAfter ?? null;
  }
}
