import { sql, type QueryExecutorProvider } from 'kysely';

/** What a step writes into the columns of a row; a column without a value stays as it is. */
type RowChange = Readonly<Record<string, unknown>>;

export interface RowStep {
  readonly table: string;
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly change: RowChange;
}

/** Moves a row to its next state if it is still in the first one: of two concurrent attempts only one succeeds. */
export async function stepRow(
  db: QueryExecutorProvider,
  { table, id, from, to, change }: RowStep,
): Promise<boolean> {
  const columns = Object.entries({ ...change, state: to }).filter(
    ([, value]) => value !== undefined,
  );
  const set = columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const { rows } = await sql`update ${sql.table(table)} set ${sql.join(set)}
    where id = ${id} and state = ${from} returning id`.execute(db);
  return rows.length > 0;
}

export interface RowLease {
  readonly table: string;
  readonly states: readonly string[];
  readonly now: Date;
  readonly leaseEnd: Date;
  readonly limit: number;
  /** Only rows of these partners; by default all rows. */
  readonly partners?: readonly string[];
}

/** Rows whose next step is due, leased by the caller until `leaseEnd`. `Row` is what the table holds. */
export async function leaseRows<Row>(
  db: QueryExecutorProvider,
  { table, states, now, leaseEnd, limit, partners }: RowLease,
): Promise<Row[]> {
  const ofPartners = partners ? sql`and partner in (${sql.join(partners)})` : sql``;
  const { rows } = await sql<Row>`update ${sql.table(table)} set due_at = ${leaseEnd}
    where due_at <= ${now} and id in (
      select id from ${sql.table(table)} where state in (${sql.join(states)}) and due_at <= ${now}
      ${ofPartners} order by due_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/** The session of a page's token; the provider's database has the table `play_session`. */
export async function sessionRow<Row>(
  db: QueryExecutorProvider,
  tokenHash: string,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select * from play_session where token_hash = ${tokenHash}`.execute(db);
  return rows[0];
}

/** Writes the new token and end of a session that the wallet refreshed. */
export async function renewSession(
  db: QueryExecutorProvider,
  session: { readonly id: string; readonly wallet_token: string; readonly expires_at: Date },
): Promise<void> {
  await sql`update play_session
    set wallet_token = ${session.wallet_token}, expires_at = ${session.expires_at}
    where id = ${session.id}`.execute(db);
}
