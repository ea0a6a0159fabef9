import { sql } from 'kysely';
import type { Core } from '../../core.ts';

/**
 * What a refused request may leave behind, and why. Everything else in the database must be as it was,
 * the ledger, the sessions and the members above all.
 */
const mayChange: Readonly<Record<string, readonly string[] | 'all'>> = {
  // A failed attempt counts: that is what locks an account.
  sign_in_attempts: 'all',
  verification_counts: 'all',
  // Each is good for one try.
  captchas: 'all',
  spent_proofs: 'all',
  one_time_codes: ['tries', 'used_at'],
  // The time of the session's last request.
  sessions: ['seen_at'],
};

export interface KeptRows {
  /** Number and hash of the rows of each table. */
  look(): Promise<ReadonlyMap<string, string>>;
}

/**
 * Looks at every table of the database: a new one is looked at, too. A trigger of each table notes which of them a
 * statement wrote to, so that a look reads only those again.
 */
export async function keptRows({ db }: Pick<Core, 'db'>): Promise<KeptRows> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1
  `.execute(db.read);
  const watched = tables.rows.map(({ name }) => name).filter((name) => mayChange[name] !== 'all');
  await noteWrites(db, watched);
  let states = await statesOf(db, new Set(watched));
  return {
    async look() {
      const written = await statesOf(db, await writtenTables(db));
      if (written.size > 0) states = new Map([...states, ...written]);
      return states;
    },
  };
}

/** Statements only add rows, so that transactions at the same time do not wait for each other. */
async function noteWrites({ read }: Core['db'], tables: readonly string[]): Promise<void> {
  const triggers = tables.map(
    (table) => `create trigger noted_write after insert or update or delete on "${table}"
      for each statement execute function note_write();`,
  );
  await sql
    .raw(
      `create unlogged table noted_write (name text not null);
      create function note_write() returns trigger language plpgsql as
        'begin insert into noted_write (name) values (tg_table_name); return null; end';
      ${triggers.join('\n')}`,
    )
    .execute(read);
}

/** The tables that transactions have written to since the last call. */
async function writtenTables({ read }: Core['db']): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`delete from noted_write returning name`.execute(
    read,
  );
  return new Set(rows.map(({ name }) => name));
}

async function statesOf(
  { read }: Core['db'],
  tables: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  if (tables.size === 0) return new Map();
  const all = [...tables].map(stateOf).join(' union all ');
  const query = sql.raw<{ name: string; state: string }>(all);
  const { rows } = await query.execute(read);
  return new Map(rows.map(({ name, state }) => [name, state]));
}

function stateOf(table: string): string {
  const loose = mayChange[table] ?? [];
  const row = `to_jsonb(kept) - '{${Array.isArray(loose) ? loose.join(',') : ''}}'::text[]`;
  const hash = `md5((${row})::text)`;
  return `select '${table}' as name,
    count(*) || ' rows ' || coalesce(md5(string_agg(${hash}, '' order by ${hash})), '') as state
    from "${table}" as kept`;
}

/** Names of the tables that differ. */
export function changed(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after.keys()].filter((name) => before.get(name) !== after.get(name));
}
