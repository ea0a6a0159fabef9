import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { arrayLiteral } from './array-literal.ts';

/**
 * A pool whose statements are prepared once a connection when their text begins with a name, as
 * `/* ledger-lock *\/ select …`. A hot statement is up to twice as fast so; its text must be constant.
 */
export class NamedStatementPool implements PostgresPool {
  readonly #pool: pg.Pool;
  /** One wrapper a connection: kysely keeps what it knows of a connection by identity. */
  readonly #wrappers = new WeakMap<pg.PoolClient, NamedStatementClient>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect();
    const wrapper = this.#wrappers.get(client) ?? new NamedStatementClient(client);
    this.#wrappers.set(client, wrapper);
    return wrapper;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

function parameterOf(value: unknown): unknown {
  return Array.isArray(value) ? (arrayLiteral(value) ?? value) : value;
}

class NamedStatementClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('cursors are not used');
    const name = /^\s*\/\* ([a-z-]+) \*\//.exec(text)?.[1];
    if (!name) return this.#client.query({ text, values: [...values] });
    return this.#client.query({ text, name, values: values.map(parameterOf) });
  }

  release(): void {
    this.#client.release();
  }
}
