import { setTimeout as pause } from 'node:timers/promises';

/** Thrown inside a transaction that found the world changed under it: it is rolled back and run again. */
export class TransactionConflict extends Error {
  override name = 'TransactionConflict';
  readonly code = '40001';
}

/** Serialisation failure and deadlock: the work can run again as if it had never run. */
export function isRetryable(error: unknown): boolean {
  return hasCode(error, '40001') || hasCode(error, '40P01');
}

/** Whether `error` carries this SQLSTATE or this system error's name. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/** Waits longer each time, by a random share, so that those who collided do not collide again. */
export async function pauseBeforeRetry(attempt: number): Promise<void> {
  const atMostMs = Math.min(2 ** attempt * 2, 500);
  await pause(Math.random() * atMostMs);
}
