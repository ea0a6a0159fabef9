import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { arrayLiteral } from './array-literal.ts';
import { hasCode, TransactionConflict } from './retry.ts';

/**
 * A pool whose statements are prepared once a connection when their text begins with a name, as
 * `/* ledger-lock *\/ select …`. A hot statement is up to twice as fast so; its text must be constant.
 * One named as `/* ledger-book, with the commit *\/ insert …` may wait for the commit and go with it, or before the
 * next statement of its transaction; it answers nothing, and what fails in it fails there.
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
  #isOpen = false;
  /** What goes with the commit. */
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

  /** In an open transaction: whatever comes, what was to go with the commit goes before it. */
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
   * One way to the server less: the transaction is opened by the messages before those of the statement, in one go up
   * to the same sync, so that neither happens without the other. Only for a name that is known: the answer to another's
   * preparation could not be told from that of the opening.
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
    // The driver has counted two statements, and keeps a result of each.
    return Array.isArray(results) ? results.at(-1) : results;
  }

  /**
   * The commit follows in the same go up to the same sync: where the statement fails the server leaves out what comes
   * before the sync, so that nothing is committed. The statement answers no rows, which nobody could read here.
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

/** As the server reads a value; `undefined` where the driver has to say it. */
function spelled(value: unknown): string | Buffer | null | undefined {
  if (typeof value === 'number') return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string' || value === null) return value;
  return Buffer.isBuffer(value) ? value : undefined;
}

const uniqueViolation = '23505';
const divisionByZero = '22012';

/**
 * What goes with the commit was decided on what had been looked up before: a key that is taken by now, or a check of
 * its own that fails, as a division by zero, says that the world has changed since.
 */
async function orConflict<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (!hasCode(error, uniqueViolation) && !hasCode(error, divisionByZero)) throw error;
    throw new TransactionConflict('somebody wrote first', { cause: error });
  }
}
