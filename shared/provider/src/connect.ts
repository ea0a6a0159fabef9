import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

export interface Database<Tables> {
  readonly read: Kysely<Tables>;
  /** `work` may run more than once, so it must have no effect outside `tx`. */
  transaction<Value>(work: (tx: Transaction<Tables>) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

const int8 = 20;
const attemptsAtMost = 8;

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 && format !== 'binary' ? BigInt : pg.types.getTypeParser(oid, format),
};

/** `name` is what the server shows of these connections. */
export function connectTo<Tables>(url: string, name: string): Database<Tables> {
  const pool = new pg.Pool({ connectionString: url, max: 10, application_name: name, types });
  // A broken connection fails its current statement; without this listener the error event would end the
  // process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const read = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

  async function transaction<Value>(
    work: (tx: Transaction<Tables>) => Promise<Value>,
  ): Promise<Value> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await read.transaction().execute(work);
      } catch (error) {
        if (attempt === attemptsAtMost || !isRetryable(error)) throw error;
      }
    }
  }

  return { read, transaction, close: () => read.destroy() };
}

function isRetryable(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')
  );
}
