import type { ErrorCode } from '@croupier/contracts';
import type { Failed } from '../outcome.ts';

/**
 * The failure of a transaction that commits. `ok` lets a caller pass it on like any other failure; `transaction`
 * commits and returns the failure itself.
 */
export class CommittedRefusal<Failure extends ErrorCode> {
  readonly ok = false;
  readonly refusal: Failed<Failure>;

  constructor(refusal: Failed<Failure>) {
    this.refusal = refusal;
  }
}

/**
 * Returned from a transaction: commits what it has written, although the answer is a refusal. For what a refused
 * request must leave behind, such as a spent nonce or the count of a failed attempt.
 */
export function commitRefusal<Failure extends ErrorCode>(
  refusal: Failed<Failure>,
): CommittedRefusal<Failure> {
  return new CommittedRefusal(refusal);
}

/** What `transaction` returns for the result of its work. */
export type TransactionResult<Value> =
  Value extends CommittedRefusal<infer Failure> ? Failed<Failure> : Value;

export function settled<Value>(value: Value): TransactionResult<Value>;
export function settled(value: unknown): unknown {
  return value instanceof CommittedRefusal ? value.refusal : value;
}

/** Whether the result of a transaction's work rolls the transaction back. */
export function rollsBack(value: unknown): boolean {
  const isRefusal = typeof value === 'object' && value !== null && 'ok' in value && !value.ok;
  return isRefusal && !(value instanceof CommittedRefusal);
}
