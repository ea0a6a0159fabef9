import { sql, type Kysely } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';

export interface AuditTables {
  audit_entries: AuditRow;
  audit_links: LinkRow;
  audit_head: Pick<LinkRow, 'position' | 'hash'>;
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

/** Adds an entry and its link. The head is held until the commit: links are made one after the other. */
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

export const auditStore = (read: Kysely<Tables>) => ({
  /** The latest first; of one subject where it is named. */
  entries: (limit: number, subject: string | null): Promise<AuditRow[]> =>
    read
      .selectFrom('audit_entries')
      .selectAll()
      .$if(subject !== null, (query) => query.where('subject', '=', subject ?? ''))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),

  head: () => read.selectFrom('audit_head').select(['position', 'hash']).executeTakeFirstOrThrow(),

  /** The first entry, by the chain's order, that is altered, gone, slipped in or cut off; `null` where all is as it was written. */
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
