import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Db, Tx } from '../core.ts';
import { rollsBack, settled, type TransactionResult } from './committed-refusal.ts';
import { NamedStatementPool } from './named-statements.ts';
import { isRetryable, pauseBeforeRetry } from './retry.ts';
import type { Tables } from './tables.ts';

export interface ConnectOptions {
  /** Maximum number of connections; further requests wait. */
  readonly connections?: number;
  /** Application name that the server's views show for this process. */
  readonly name?: string;
}

/** Ends the transaction whose work has returned a failure. */
class RolledBack extends Error {
  override name = 'RolledBack';
}

/** Opens a pool on PostgreSQL 15 or newer. Connects with the first statement. */
export function connect(url: string, options: ConnectOptions = {}): Db {
  const pool = openPool(url, options);
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new NamedStatementPool(pool) }),
  });

  async function transaction<Value>(
    work: (tx: Tx) => Promise<Value>,
  ): Promise<TransactionResult<Value>> {
    for (let attempt = 1; ; attempt++) {
      try {
        return settled(await attemptOnce(work));
      } catch (error) {
        if (!isRetryable(error) || attempt === attemptsAtMost) throw error;
        await pauseBeforeRetry(attempt);
      }
    }
  }

  async function attemptOnce<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value> {
    const effects: (() => void)[] = [];
    const refusals: Value[] = [];
    try {
      const value = await kysely
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (tx) => {
          effectsOf.set(tx, effects);
          const result = await work(tx);
          if (!rollsBack(result)) return result;
          refusals.push(result);
          throw new RolledBack();
        });
      for (const effect of effects) effect();
      return value;
    } catch (error) {
      const [refusal] = refusals;
      if (refusal !== undefined && error instanceof RolledBack) return refusal;
      throw error;
    }
  }

  return { read: kysely, transaction, close: () => closeAll(kysely, pool) };
}

/**
 * Runs `effect` after `tx` has committed, and never if it rolls back. Outside of a transaction it runs at
 * once, because each statement has committed by itself. The effect must not throw.
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

/** Parses an array of one dimension without nulls, such as `{1,2}`. */
function bigints(text: string): bigint[] {
  const inside = text.slice(1, -1);
  return inside === '' ? [] : inside.split(',').map(BigInt);
}

/** Settings of every connection of the platform. */
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
  // A broken connection fails the statement that uses it. Without this listener the event would end the
  // process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** kysely closes the pool only if it has used it. */
async function closeAll(kysely: Kysely<Tables>, pool: pg.Pool): Promise<void> {
  await kysely.destroy();
  if (!pool.ended && !pool.ending) await pool.end();
}
