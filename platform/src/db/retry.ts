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

/** SQLSTATE classes of a server that is gone, going, coming or full. */
const serverAway = /^(08...|53...|57P0[1-5])$/;
const lostConnections = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'];
/** pg states these without a code. */
const lostMessages = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /^Client has encountered a connection error/,
];

/** Whether the database could not be reached or went away: asking it for something else now is of no use. */
export function isConnectionFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (serverAway.test(code) || lostConnections.includes(code)) return true;
  if (lostMessages.some((message) => message.test(error.message))) return true;
  return isConnectionFault(error.cause);
}

/** Whether the same request can succeed in a moment: a database away, a lost race, a lock not given. */
export function isPassing(error: unknown): boolean {
  if (isConnectionFault(error) || isRetryable(error) || hasCode(error, '55P03')) return true;
  return error instanceof Error && error.cause !== undefined && isPassing(error.cause);
}

/** Whether `error` carries this SQLSTATE or this system error's name. */
export function hasCode(error: unknown, code: string): boolean {
  return codeOf(error) === code;
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** Waits longer each time, by a random share, so that those who collided do not collide again. */
export async function pauseBeforeRetry(attempt: number): Promise<void> {
  const atMostMs = Math.min(2 ** attempt * 2, 500);
  await pause(Math.random() * atMostMs);
}
