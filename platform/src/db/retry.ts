import { setTimeout as pause } from 'node:timers/promises';

/**
 * Thrown inside a transaction when data it relies on has changed: the transaction rolls back and runs again.
 */
export class TransactionConflict extends Error {
  override name = 'TransactionConflict';
  readonly code = '40001';
}

/** Serialisation failure or deadlock: the transaction can run again. */
export function isRetryable(error: unknown): boolean {
  return hasCode(error, '40001') || hasCode(error, '40P01');
}

/** A unique key is taken. */
export function isDuplicate(error: unknown): boolean {
  return hasCode(error, '23505');
}

/** SQLSTATE classes of a server that is down, starting, stopping or full. */
const serverAway = /^(08...|53...|57P0[1-5])$/;
const lostConnections = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'];
/** pg reports these errors without a code. */
const lostMessages = [
  /^Connection terminated/,
  /^timeout exceeded when trying to connect/,
  /^Client has encountered a connection error/,
];

/**
 * Whether the database could not be reached or the connection was lost, so that further queries are of no use
 * now.
 */
export function isConnectionError(error: unknown): boolean {
  const code = codeOf(error);
  if (serverAway.test(code) || lostConnections.includes(code)) return true;
  const message = textOf(error, 'message');
  return lostMessages.some((lost) => lost.test(message)) || isSoOfCause(error, isConnectionError);
}

/**
 * Whether the same request can succeed shortly: the database is down, a race was lost, or a lock was not
 * granted.
 */
export function isTransient(error: unknown): boolean {
  if (isConnectionError(error) || isRetryable(error) || hasCode(error, '55P03')) return true;
  return isSoOfCause(error, isTransient);
}

function isSoOfCause(error: unknown, isSo: (cause: unknown) => boolean): boolean {
  return isObject(error) && error['cause'] !== undefined && isSo(error['cause']);
}

/** Whether `error` has this SQLSTATE or system error code. */
export function hasCode(error: unknown, code: string): boolean {
  return codeOf(error) === code;
}

const codeOf = (error: unknown) => textOf(error, 'code');

/** Reads a property of a thrown value, which may not be an `Error` of this realm. */
function textOf(error: unknown, name: 'code' | 'message'): string {
  const text = isObject(error) ? error[name] : undefined;
  return typeof text === 'string' ? text : '';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * Waits longer with each attempt, with a random share, so that colliding transactions do not collide again.
 */
export async function pauseBeforeRetry(attempt: number): Promise<void> {
  const atMostMs = Math.min(2 ** attempt * 2, 500);
  await pause(Math.random() * atMostMs);
}
