import type { MemberId } from '@croupier/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core.ts';
import { searchTexts, type SearchText } from './search-texts.ts';

type Read = Db['read'];

/** The conditions of a search, and its cursor. */
export interface MemberSearch {
  /** `null`: of all brands. */
  readonly brand: string | null;
  /** In lower case. */
  readonly text: string;
  /** Members before this one alone. */
  readonly before: MemberId | null;
}

export interface SearchedRange {
  /** The newest members that fit, among those that were read. */
  readonly ids: readonly MemberId[];
  /** The last one that was read; `null` where no member is left below. */
  readonly end: MemberId | null;
}

/** Reads members one after the other, the newest first, at most `length` of them. */
export async function matchInRange(
  read: Read,
  { brand, text, before }: MemberSearch,
  { length, limit }: { readonly length: number; readonly limit: number },
): Promise<SearchedRange> {
  const { rows } = await sql<{ id: MemberId; fits: boolean }>`
    WITH searched AS MATERIALIZED (
      SELECT id, ${searchTexts.members.text} AS text FROM members
      WHERE ${ofBrand(brand)} AND ${below(before)} ORDER BY id DESC LIMIT ${length}
    ), fitting AS (
      SELECT id FROM searched
      WHERE ${holds(sql`text`, text)} OR ${sql.join(searchTexts.own.map(ownText(text)), sql` OR `)}
      ORDER BY id DESC LIMIT ${limit}
    )
    SELECT id, true AS fits FROM fitting
    UNION ALL
    (SELECT id, false FROM searched ORDER BY id LIMIT (SELECT (count(*) = ${length})::int FROM searched))
    ORDER BY fits DESC, id DESC`.execute(read);
  return {
    ids: rows.filter(({ fits }) => fits).map(({ id }) => id),
    end: rows.find(({ fits }) => !fits)?.id ?? null,
  };
}

export interface Indexed {
  readonly ids: readonly MemberId[];
  /** Some text has more matches than were read: `ids` are not the newest ones. */
  readonly isCut: boolean;
}

/** Looks every text up by its index. Reads at most `most` matches of each. */
export async function matchByIndex(
  read: Read,
  wanted: MemberSearch,
  { most, limit }: { readonly most: number; readonly limit: number },
): Promise<Indexed> {
  const { rows } = await sql<{ id: MemberId | null; isCut: boolean }>`
    ${matches(wanted, most)}
    SELECT page.id, cut."isCut" FROM (
      SELECT bool_or(matches = ${most}) AS "isCut" FROM (
        SELECT count(*) AS matches FROM matched GROUP BY source
      ) AS counted
    ) AS cut LEFT JOIN (
      SELECT DISTINCT members.id FROM matched JOIN members ON members.id = matched.id
      WHERE ${ofBrand(wanted.brand)} ORDER BY members.id DESC LIMIT ${limit}
    ) AS page ON true
    ORDER BY page.id DESC`.execute(read);
  return {
    ids: rows.flatMap(({ id }) => id ?? []),
    isCut: rows[0]?.isCut ?? false,
  };
}

/** How PostgreSQL would read `fitByIndex`: for the test that holds it to its indexes. */
export async function planOfIndexed(
  read: Read,
  wanted: MemberSearch,
  most: number,
): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    EXPLAIN ${matches(wanted, most)} SELECT * FROM matched`.execute(read);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

function matches({ text, before }: MemberSearch, most: number): RawBuilder<unknown> {
  const texts = [searchTexts.members, ...searchTexts.own, ...searchTexts.payments];
  return sql`WITH matched AS MATERIALIZED (${sql.join(
    texts.map(
      (one, source) => sql`(SELECT ${sql.ref(one.member)} AS id, ${sql.lit(source)} AS source
        FROM ${sql.table(one.table)}
        WHERE search_grams(${one.text}) @> search_grams(${text}) AND ${holds(one.text, text)}
          AND ${one.only ?? sql`true`} AND ${below(before, one.member)} LIMIT ${most})`,
    ),
    sql` UNION ALL `,
  )})`;
}

/** Whose transaction, round or ticket has this whole id. */
export async function ownersOf(read: Read, id: string): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ id: MemberId }>`
    SELECT member_id AS id FROM deposits WHERE id = ${id}
    UNION SELECT member_id FROM withdrawals WHERE id = ${id}
    UNION SELECT member_id FROM game_round WHERE id = ${id}
    UNION SELECT member_id FROM lottery_ticket WHERE id = ${id}
    UNION SELECT member_id FROM wallet_transfer WHERE id = ${id}
    UNION SELECT player FROM provider_tx WHERE transaction_uuid = ${id}
    UNION SELECT split_part(path, ':', 2) FROM (
      SELECT from_path AS path FROM ledger_move WHERE transfer_id = ${id}
      UNION SELECT to_path FROM ledger_move WHERE transfer_id = ${id}
    ) AS booked WHERE path LIKE 'player:%'`.execute(read);
  return rows.map(({ id: owner }) => owner);
}

const ownText =
  (text: string) =>
  ({ table, member, text: own, only = sql`true` }: SearchText) =>
    sql`EXISTS (SELECT FROM ${sql.table(table)} AS own WHERE own.${sql.ref(member)} = searched.id
      AND ${only} AND ${holds(own, text)})`;

const holds = (text: RawBuilder<string>, part: string) => sql`strpos(lower(${text}), ${part}) > 0`;

const ofBrand = (brand: string | null) => (brand === null ? sql`true` : sql`brand = ${brand}`);

const below = (before: MemberId | null, column = 'id') =>
  before === null ? sql`true` : sql`${sql.ref(column)} < ${before}`;
