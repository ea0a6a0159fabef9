import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db, Tx } from '../core.ts';
import { NamedStatementPool } from './named-statements.ts';
import { isRetryable, pauseBeforeRetry } from './retry.ts';
import type { Tables } from './tables.ts';

export interface ConnectOptions {
  /** Connections at most; a request that finds none free waits. */
  readonly connections?: number;
  /** Name that the server's own views show for this process. */
  readonly name?: string;
}

/** Opens a pool on a PostgreSQL, version 15 or newer. Connects with the first statement, not before. */
export function connect(url: string, options: ConnectOptions = {}): Db {
  const pool = openPool(url, options);
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new NamedStatementPool(pool) }),
  });

  async function transaction<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await attemptOnce(work);
      } catch (error) {
        if (!isRetryable(error) || attempt === attemptsAtMost) throw error;
        await pauseBeforeRetry(attempt);
      }
    }
  }

  async function attemptOnce<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value> {
    const effects: (() => void)[] = [];
    const value = await kysely
      .transaction()
      .setIsolationLevel('read committed')
      .execute((tx) => {
        effectsOf.set(tx, effects);
        return work(tx);
      });
    for (const effect of effects) effect();
    return value;
  }

  return { read: kysely, transaction, close: () => closeAll(kysely, pool) };
}

/**
 * Runs `effect` once `tx` has committed, and never if it does not; at once where it is no transaction, in which
 * each statement has committed when it is done. The effect must not throw.
 */
export function afterCommit(tx: Kysely<Tables> | Tx, effect: () => void): void {
  const effects = effectsOf.get(tx);
  if (effects) effects.push(effect);
  else effect();
}

const effectsOf = new WeakMap<Kysely<Tables>, (() => void)[]>();
const attemptsAtMost = 12;
const int8 = 20;
const int8Array = 1016;

const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format === 'binary') return pg.types.getTypeParser(oid, format);
    if (oid === int8) return BigInt;
    return oid === int8Array ? bigints : pg.types.getTypeParser(oid, format);
  },
};

/** Of an array of one dimension without nulls, as `{1,2}`. */
function bigints(text: string): bigint[] {
  const inside = text.slice(1, -1);
  return inside === '' ? [] : inside.split(',').map(BigInt);
}

/** Settings that every connection of the platform has, whatever it is used for. */
export function openPool(
  url: string,
  { connections = 20, name = 'croupier' }: ConnectOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: name,
    types,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks fails the statement that uses it; without a listener the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** kysely closes the pool itself only if it has used it. */
async function closeAll(kysely: Kysely<Tables>, pool: pg.Pool): Promise<void> {
  await kysely.destroy();
  if (!pool.ended && !pool.ending) await pool.end();
}
