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
  /** Names that this connection knows. */
  readonly #prepared = new Set<string>();
  /** A transaction that is to be opened; it goes with its first statement. */
  #opening: string | null = null;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('cursors are not used');
    const opening = this.#opening;
    this.#opening = text.startsWith('start transaction') ? text : null;
    if (this.#opening !== null) return Promise.resolve(nothing);
    if (opening === null) return this.#ask(text, values);
    return isEnd(text) ? Promise.resolve(nothing) : this.#openWith(opening, text, values);
  }

  release(): void {
    this.#client.release();
  }

  #ask(text: string, values: readonly unknown[]): Promise<unknown> {
    const name = nameOf(text);
    return name === undefined
      ? this.#client.query({ text, values: [...values] })
      : this.#askNamed({ name, text, values: values.map(parameterOf) });
  }

  async #askNamed(statement: NamedStatement): Promise<unknown> {
    const result = await this.#client.query(statement);
    this.#prepared.add(statement.name);
    return result;
  }

  /**
   * One way to the server less: the transaction is opened by the messages before those of the statement, in one go up
   * to the same sync, so that neither happens without the other. Only for a name that is known: the answer to another's
   * preparation could not be told from that of the opening.
   */
  async #openWith(opening: string, text: string, values: readonly unknown[]): Promise<unknown> {
    const name = nameOf(text);
    if (name === undefined || !this.#prepared.has(name)) {
      await this.#client.query(opening);
      return this.#ask(text, values);
    }
    const { connection } = this.#client;
    connection.stream.cork();
    connection.parse({ name: '', text: opening, types: [] }, true);
    connection.bind({}, true);
    connection.execute(null, true);
    const asked = this.#client.query({ name, text, values: values.map(parameterOf) });
    connection.stream.uncork();
    const results: unknown = await asked;
    // The driver has counted two statements, and keeps a result of each.
    return Array.isArray(results) ? results.at(-1) : results;
  }
}

interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

const nothing: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] };

const isEnd = (text: string) => text === 'commit' || text === 'rollback';

const nameOf = (text: string) => /^\s*\/\* ([a-z-]+) \*\//.exec(text)?.[1];
