import type { AuditFilter } from '@croupier/contracts';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    audit_entries: AuditRow;
    audit_links: LinkRow;
    audit_head: Pick<LinkRow, 'position' | 'hash'>;
  }
}

export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly operator: string;
  readonly action: string;
  readonly subject: string;
  readonly before: string;
  readonly after: string;
  readonly note: string;
}

interface LinkRow {
  readonly entry: string;
  readonly position: bigint;
  readonly hash: Buffer;
}

/**
 * Adds an audit record and its link. The chain's head is locked until the commit, so links are made one after
 * the other.
 */
export async function addEntry(tx: Tx, row: AuditRow): Promise<void> {
  await tx.selectFrom('audit_head').select('position').forUpdate().executeTakeFirstOrThrow();
  await tx.insertInto('audit_entries').values(row).execute();
  await sql`
    INSERT INTO audit_links (entry, position, hash)
    SELECT e.id, h.position + 1, audit_hash(h.hash, e) FROM audit_entries e, audit_head h WHERE e.id = ${row.id}
  `.execute(tx);
  await sql`
    UPDATE audit_head h SET position = l.position, hash = l.hash FROM audit_links l WHERE l.entry = ${row.id}
  `.execute(tx);
}

export interface EntriesQuery extends AuditFilter {
  /** Id of the last entry of the page before. */
  readonly before?: string;
  readonly limit: number;
}

function conditionsOf({
  subject,
  operator,
  action,
  brand,
  text,
  from,
  to,
  before,
}: Omit<EntriesQuery, 'limit'>): RawBuilder<unknown>[] {
  return [
    subject && sql`subject = ${subject}`,
    operator && sql`entry.operator = ${operator}`,
    action && sql`action = ${action}`,
    brand && ofBrand(brand),
    text && holds(text.toLowerCase()),
    from && sql`at >= ${from}::timestamptz`,
    to && sql`at < ${to}::timestamptz`,
    before && sql`(at, id) < (SELECT at, id FROM audit_entries WHERE id = ${before})`,
  ].filter((one) => typeof one === 'object');
}

const ofBrand = (brand: string) => sql`(subject = ${brand} OR starts_with(subject, ${`${brand}/`})
  OR EXISTS (SELECT FROM members WHERE id = entry.subject AND brand = ${brand})
  OR EXISTS (SELECT FROM deposits WHERE id = entry.subject AND brand = ${brand})
  OR EXISTS (SELECT FROM withdrawals WHERE id = entry.subject AND brand = ${brand}))`;

/** The expression of the index `audit_entries_search`; of a text too short for it the trail is read from its end. */
const words = sql`subject || ' ' || before || ' ' || after || ' ' || note`;
const holds = (part: string) => sql`(search_grams(${words}) @> search_grams(${part})
  AND strpos(lower(${words}), ${part}) > 0)`;

export const auditStore = (read: Kysely<Tables>) => ({
  /** The latest first. */
  async entries({ limit, ...conditions }: EntriesQuery): Promise<AuditRow[]> {
    const { rows } = await sql<AuditRow>`
      SELECT * FROM audit_entries AS entry
      WHERE ${sql.join([sql`true`, ...conditionsOf(conditions)], sql` AND `)}
      ORDER BY at DESC, id DESC LIMIT ${limit}`.execute(read);
    return rows;
  },

  /** Each operator and each action that the trail names, read by jumps along an index. */
  async names(column: 'operator' | 'action'): Promise<string[]> {
    const name = sql.ref(column);
    const { rows } = await sql<{ readonly name: string }>`
      WITH RECURSIVE names AS (
        (SELECT ${name} AS name FROM audit_entries ORDER BY ${name} LIMIT 1)
        UNION ALL
        SELECT (SELECT ${name} FROM audit_entries WHERE ${name} > names.name ORDER BY ${name} LIMIT 1)
        FROM names WHERE names.name IS NOT NULL
      )
      SELECT name FROM names WHERE name IS NOT NULL`.execute(read);
    return rows.map((row) => row.name);
  },

  head: () => read.selectFrom('audit_head').select(['position', 'hash']).executeTakeFirstOrThrow(),

  /**
   * The first audit record in the chain's order that was altered, removed, inserted or cut off; `null` if the
   * chain is intact.
   */
  async firstBroken(): Promise<string | null> {
    const { rows } = await sql<{ readonly id: string }>`
      WITH links AS (
        SELECT entry, position, hash,
          lag(position, 1, 0::bigint) OVER (ORDER BY position) AS position_before,
          lag(hash, 1, ''::bytea) OVER (ORDER BY position) AS hash_before
        FROM audit_links
      )
      SELECT coalesce(l.entry, e.id) AS id, l.position
      FROM audit_entries e FULL JOIN links l ON l.entry = e.id
      WHERE l.entry IS NULL OR e.id IS NULL
        OR l.position <> l.position_before + 1 OR l.hash <> audit_hash(l.hash_before, e)
      UNION ALL
      SELECT 'head', h.position FROM audit_head h
      WHERE h.position <> 0
        AND NOT EXISTS (SELECT FROM links l WHERE l.position = h.position AND l.hash = h.hash)
      ORDER BY position NULLS LAST LIMIT 1
    `.execute(read);
    return rows[0]?.id ?? null;
  },
});
