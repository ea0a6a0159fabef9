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
  // When somebody was last here.
  sessions: ['seen_at'],
};

export interface KeptRows {
  /** Number and hash of the rows of each table. */
  look(): Promise<ReadonlyMap<string, string>>;
}

/** Looks at every table of the database: a new one is looked at, too. */
export async function keptRows({ db }: Pick<Core, 'db'>): Promise<KeptRows> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1
  `.execute(db.read);
  const watched = tables.rows.map(({ name }) => name).filter((name) => mayChange[name] !== 'all');
  let seen: { readonly at: string; readonly rows: ReadonlyMap<string, string> } | null = null;
  const query = sql.raw<{ name: string; state: string }>(watched.map(stateOf).join(' union all '));
  return {
    async look() {
      const at = await momentOf(db);
      if (seen === null || at === null || seen.at !== at) {
        const { rows } = await query.execute(db.read);
        seen = { at: at ?? '', rows: new Map(rows.map(({ name, state }) => [name, state])) };
      }
      return seen.rows;
    },
  };
}

/** The server's count of transactions that write; `null` while one is under way. Equal moments have equal rows. */
async function momentOf(db: Core['db']): Promise<string | null> {
  const { rows } = await sql<{ moment: string }>`
    select pg_current_snapshot()::text as moment
  `.execute(db.read);
  const [oldest, next] = rows[0]?.moment.split(':') ?? [];
  return oldest !== undefined && oldest === next ? oldest : null;
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
