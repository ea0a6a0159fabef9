import type { GameCategory, MemberId } from '@croupier/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { Day } from '../../zoned-day.ts';
import type { AccountPath, ReadUpTo } from '../ledger/index.ts';
import { measures, type Measure } from './measures.ts';
import type { Sums } from './roll-up.ts';

type Reader = Db['read'] | Tx;

declare module '../../db/tables.ts' {
  interface Tables {
    report_day: {
      member_id: MemberId;
      day: Date;
      category: GameCategory | '';
      vendor: string;
      game: string;
      currency: string;
      bets: bigint;
    } & { [Name in `${Measure}_units`]: bigint };
    report_mark: { path: AccountPath; version: bigint };
    report_reader: { reader: string; path: AccountPath; version: bigint };
  }
}

/** The marks of the accounts, locked in the order of their paths until the transaction ends. */
export async function lockMarks(
  tx: Tx,
  paths: readonly AccountPath[],
): Promise<readonly ReadUpTo[]> {
  const sorted = [...paths].toSorted();
  await sql`INSERT INTO report_mark (path, version)
    SELECT path, 0 FROM unnest(${sorted}::text[]) AS account (path) ON CONFLICT DO NOTHING`.execute(
    tx,
  );
  const { rows } = await sql<ReadUpTo>`
    SELECT path, version FROM report_mark WHERE path = ANY(${sorted}::text[]) ORDER BY path FOR UPDATE`.execute(
    tx,
  );
  return rows;
}

export async function setMarks(tx: Tx, marks: readonly ReadUpTo[]): Promise<void> {
  await sql`UPDATE report_mark AS mark SET version = reached.version
    FROM unnest(${marks.map(({ path }) => path)}::text[], ${marks.map(({ version }) => version)}::bigint[])
      AS reached (path, version)
    WHERE mark.path = reached.path`.execute(tx);
}

/** Those of the accounts that have entries after their mark. */
export async function behind(
  reader: Reader,
  paths: readonly AccountPath[],
): Promise<readonly AccountPath[]> {
  return pathsOf(
    reader,
    sql`account.path = ANY(${paths}::text[]) AND account.version > coalesce(mark.version, 0)`,
  );
}

/** Accounts with entries after their mark, after one of them, in the order of their paths. */
export async function allBehind(
  reader: Reader,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly AccountPath[]> {
  return pathsOf(
    reader,
    sql`account.version > coalesce(mark.version, 0) AND account.path > ${after}
      ORDER BY account.path LIMIT ${limit}`,
  );
}

async function pathsOf(reader: Reader, condition: RawBuilder<unknown>) {
  const { rows } = await sql<{ path: AccountPath }>`
    SELECT account.path FROM ledger_account AS account LEFT JOIN report_mark AS mark ON mark.path = account.path
    -- Points are no money.
    WHERE account.path NOT LIKE '%:points' AND ${condition}`.execute(reader);
  return rows.map(({ path }) => path);
}

/** The columns of `report_day` that are sums. */
export const sumColumns: readonly { readonly column: string; readonly of: keyof Sums }[] = [
  { column: 'bets', of: 'bets' },
  ...measures.map((measure) => ({ column: `${measure}_units`, of: measure })),
];

export async function dropRows(tx: Tx, member: MemberId): Promise<void> {
  await tx.deleteFrom('report_day').where('member_id', '=', member).execute();
}

/** The brands of members by their ids. */
export async function brandsOf(
  reader: Reader,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, string>> {
  const { rows } = await sql<{ id: MemberId; brand: string }>`
    SELECT id, brand FROM members WHERE id = ANY(${[...new Set(members)]}::text[])`.execute(reader);
  return new Map(rows.map(({ id, brand }) => [id, brand]));
}

/** The sums of all columns, by the names of `Sums`. */
export const sumsOfColumns = (): RawBuilder<unknown> =>
  sql.join(
    sumColumns.map(({ column, of }) => sql`sum(${sql.ref(column)})::bigint AS ${sql.ref(of)}`),
  );

export interface ReportQuery {
  readonly member: MemberId;
  readonly currency: string;
  /** Both inclusive. */
  readonly from: Day;
  readonly to: Day;
}

export interface ReportRow {
  /** `null` in a sum over all days. */
  readonly day: Day | null;
  readonly category: GameCategory | '' | null;
  readonly vendor: string | null;
  readonly game: string | null;
  readonly sums: Sums;
}

/** The sums by day, and by game over all days, in one reading of the rows. */
export async function readReport(
  reader: Reader,
  { member, currency, from, to }: ReportQuery,
): Promise<readonly ReportRow[]> {
  const { rows } = await sql<Omit<ReportRow, 'sums'> & Sums>`/* report-profit */
    SELECT to_char(day, 'YYYY-MM-DD') AS day, category, vendor, game, ${sumsOfColumns()}
    FROM report_day
    WHERE member_id = ${member} AND currency = ${currency} AND day BETWEEN ${from}::date AND ${to}::date
    GROUP BY GROUPING SETS ((day), (category, vendor, game))
    ORDER BY report_day.day, category, vendor, game`.execute(reader);
  return rows.map(({ day, category, vendor, game, ...row }) => ({
    day,
    category,
    vendor,
    game,
    sums: row,
  }));
}

/** Names of providers' games by their ids. */
export async function namesOfGames(
  reader: Db['read'],
  games: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const rows = await reader
    .selectFrom('game')
    .select(['id', 'name'])
    .where(sql<boolean>`id = ANY(${games}::text[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
