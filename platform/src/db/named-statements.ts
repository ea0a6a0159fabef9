import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { arrayLiteral } from './array-literal.ts';
import { hasCode, TransactionConflict } from './retry.ts';

/**
 * A pool that prepares a statement once per connection when its text begins with a name, such as `/*
 * ledger-lock *\/ select …`. A frequent statement is up to twice as fast this way; its text must be constant.
 * A statement named `/* ledger-book, with the commit *\/ insert …` is deferred: it is sent with the commit or
 * before the next statement of its transaction. It returns no rows, and its errors surface there.
 */
export class NamedStatementPool implements PostgresPool {
  readonly #pool: pg.Pool;
  /** One wrapper per connection, because kysely identifies a connection by its object. */
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
  /** Names that are prepared on this connection. */
  readonly #prepared = new Set<string>();
  /** The `BEGIN` that is sent together with the first statement of the transaction. */
  #opening: string | null = null;
  #isOpen = false;
  /** The deferred statement that is sent with the commit. */
  #late: NamedStatement | null = null;

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
    const wasOpen = this.#isOpen;
    this.#isOpen = !isEnd(text) && (wasOpen || opening !== null);
    if (opening !== null)
      return isEnd(text) ? Promise.resolve(nothing) : this.#openWith(opening, text, values);
    return wasOpen ? this.#goOn(text, values) : this.#ask(text, values);
  }

  release(): void {
    this.#client.release();
  }

  /** In an open transaction: sends the deferred statement, if any, before the given one. */
  async #goOn(text: string, values: readonly unknown[]): Promise<unknown> {
    const late = this.#late;
    this.#late = null;
    if (late && text === 'commit') return orConflict(this.#commitWith(late));
    if (late && text !== 'rollback') await orConflict(this.#askNamed(late));
    if (!isLate(text)) return this.#ask(text, values);
    this.#late = statementOf(text, values);
    return nothing;
  }

  async #ask(text: string, values: readonly unknown[]): Promise<unknown> {
    const statement = statementOf(text, values);
    if (!statement) return this.#client.query({ text, values: [...values] });
    const asked = this.#askNamed(statement);
    return isLate(text) ? orConflict(asked) : asked;
  }

  async #askNamed(statement: NamedStatement): Promise<unknown> {
    const result = await this.#client.query(statement);
    this.#prepared.add(statement.name);
    return result;
  }

  /**
   * Saves one round trip: `BEGIN` and the first statement are sent together up to the same sync, so that
   * neither happens without the other. Only for a prepared name, because the answer to a preparation could
   * not be told apart from that of `BEGIN`.
   */
  async #openWith(opening: string, text: string, values: readonly unknown[]): Promise<unknown> {
    const statement = statementOf(text, values);
    if (!statement || isLate(text) || !this.#prepared.has(statement.name)) {
      await this.#client.query(opening);
      return this.#ask(text, values);
    }
    const { connection } = this.#client;
    connection.stream.cork();
    connection.parse({ name: '', text: opening, types: [] }, true);
    connection.bind({}, true);
    connection.execute(null, true);
    const asked = this.#client.query(statement);
    connection.stream.uncork();
    const results: unknown = await asked;
    // The driver counts two statements and keeps a result of each.
    return Array.isArray(results) ? results.at(-1) : results;
  }

  /**
   * Sends the deferred statement and `COMMIT` together up to the same sync. When the statement fails, the
   * server skips everything up to the sync, so that nothing is committed. The statement returns no rows,
   * because the caller could not read them here.
   */
  async #commitWith(late: NamedStatement): Promise<unknown> {
    const values = late.values.map(spelled);
    if (!this.#prepared.has(late.name) || values.includes(undefined)) {
      await this.#askNamed(late);
      return this.#client.query('commit');
    }
    const { connection } = this.#client;
    connection.stream.cork();
    connection.bind({ statement: late.name, values }, true);
    connection.execute(null, true);
    const asked = this.#client.query({ name: 'commit', text: 'commit' });
    connection.stream.uncork();
    await asked;
    return nothing;
  }
}

interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

const nothing: PostgresQueryResult<never> = { command: 'SELECT', rowCount: 0, rows: [] };

const isEnd = (text: string) => text === 'commit' || text === 'rollback';

const nameForm = /^\s*\/\* ([a-z-]+)(, with the commit)? \*\//;
const isLate = (text: string) => nameForm.exec(text)?.[2] !== undefined;

function statementOf(text: string, values: readonly unknown[]): NamedStatement | null {
  const name = nameForm.exec(text)?.[1];
  return name === undefined ? null : { name, text, values: values.map(parameterOf) };
}

/** The value in the server's text or binary form; `undefined` when the driver must encode it. */
function spelled(value: unknown): string | Buffer | null | undefined {
  if (typeof value === 'number') return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' || value === null) return value;
  return Buffer.isBuffer(value) ? value : undefined;
}

const uniqueViolation = '23505';
const divisionByZero = '22012';

/**
 * A deferred statement relies on what the transaction has read. A taken key or a failing check (a division by
 * zero) means that the data has changed since, so the transaction runs again.
 */
async function orConflict<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (!hasCode(error, uniqueViolation) && !hasCode(error, divisionByZero)) throw error;
    throw new TransactionConflict('somebody wrote first', { cause: error });
  }
}
