import type { MemberId } from '@croupier/contracts';
import { sql, type Kysely } from 'kysely';
import type { Tx } from '../../core.ts';
import type { Tables } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    data_export: DataExportRow;
  }
}

export interface DataExportRow {
  readonly member_id: MemberId;
  readonly requested_at: Date;
  readonly ready_at: Date | null;
  readonly expires_at: Date | null;
  readonly body: Buffer | null;
  readonly link_hash: Buffer | null;
  readonly link_expires_at: Date | null;
}

type ExportState = Pick<DataExportRow, 'requested_at' | 'ready_at' | 'expires_at'>;

/** Tables of the sign-in itself: their rows are secrets or last minutes only. */
const internalTables: readonly string[] = [
  'data_export',
  'member_recovery_codes',
  'member_second_factors',
  'passkey_challenges',
  'password_links',
  'sign_in_tickets',
];

/** Columns with secrets, or with keys that only the platform uses. */
const secretColumn = /(^|_)(hash|secret|token|key|locked|public_key|body)($|_)/;

const entries = 'ledger_entry';

/** An entry alone has neither kind nor time. */
const entriesWithKinds = sql`(SELECT entry.*, transfer.kind, transfer.reference, transfer.created_at
  FROM ledger_entry AS entry JOIN ledger_transfer AS transfer ON transfer.id = entry.transfer_id)`;

/** Where a member's data is: a table, and the column and value that select the rows of the member. */
export interface Source {
  readonly name: string;
  readonly table: string;
  readonly column: string;
  readonly value: string;
}

export function dataExportStore(read: Kysely<Tables>) {
  return {
    async stateOf(member: MemberId): Promise<ExportState | null> {
      const row = await read
        .selectFrom('data_export')
        .select(['requested_at', 'ready_at', 'expires_at'])
        .where('member_id', '=', member)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Asks for a new file, unless one was asked for after `since`. */
    async request(tx: Tx, member: MemberId, { now, since }: { now: Date; since: Date }) {
      const { rows } = await sql`
        INSERT INTO data_export (member_id, requested_at) VALUES (${member}, ${now})
        ON CONFLICT (member_id) DO UPDATE SET requested_at = excluded.requested_at, ready_at = NULL,
          expires_at = NULL, body = NULL, link_hash = NULL, link_expires_at = NULL
        WHERE data_export.requested_at <= ${since} RETURNING 1`.execute(tx);
      return rows.length > 0;
    },

    waiting: () =>
      read
        .selectFrom('data_export')
        .select(['member_id', 'requested_at'])
        .where('ready_at', 'is', null)
        .orderBy('requested_at')
        .limit(10)
        .execute(),

    /** Stores a built file; does nothing if another node was first. */
    async complete(
      tx: Tx,
      member: MemberId,
      { now, expires, body }: { now: Date; expires: Date; body: Buffer },
    ): Promise<boolean> {
      const done = await tx
        .updateTable('data_export')
        .set({ ready_at: now, expires_at: expires, body })
        .where('member_id', '=', member)
        .where('ready_at', 'is', null)
        .returning('member_id')
        .executeTakeFirst();
      return done !== undefined;
    },

    /** Opens a link to a file that is there; `false` if there is none. */
    async openLink(tx: Tx, member: MemberId, { hash, now, until }: OpenedLink): Promise<boolean> {
      const opened = await tx
        .updateTable('data_export')
        .set({ link_hash: hash, link_expires_at: until })
        .where('member_id', '=', member)
        .where('expires_at', '>', now)
        .returning('member_id')
        .executeTakeFirst();
      return opened !== undefined;
    },

    /** Uses a link, which works once; returns the file. */
    async takeLink(tx: Tx, member: MemberId, { hash, now }: Omit<OpenedLink, 'until'>) {
      const taken = await tx
        .updateTable('data_export')
        .set({ link_hash: null, link_expires_at: null })
        .where('member_id', '=', member)
        .where('link_hash', '=', hash)
        .where('link_expires_at', '>', now)
        .where('expires_at', '>', now)
        .returning('body')
        .executeTakeFirst();
      return taken?.body ?? null;
    },

    async sweep(now: Date): Promise<void> {
      await read.deleteFrom('data_export').where('expires_at', '<', now).execute();
    },

    /** Every table with a column `member_id`, so that tables of later versions are contained as well. */
    async sourcesOf(member: MemberId): Promise<readonly Source[]> {
      const { rows } = await sql<{ table: string }>`
        SELECT table_name::text AS "table" FROM information_schema.columns
          JOIN information_schema.tables USING (table_schema, table_name)
        WHERE table_schema = current_schema() AND column_name = 'member_id'
          AND table_type = 'BASE TABLE' ORDER BY table_name`.execute(read);
      const own = rows
        .filter(({ table }) => !internalTables.includes(table))
        .map(({ table }) => ({ name: table, table, column: 'member_id', value: member }));
      return [
        { name: 'profile', table: 'members', column: 'id', value: member },
        { name: 'sessions', table: 'sessions', column: 'subject', value: member },
        { name: 'support_messages', table: 'support_messages', column: 'room_id', value: member },
        ...['cash', 'bonus'].map((part) => ({
          name: `ledger_${part}`,
          table: entries,
          column: 'path',
          value: `player:${member}:${part}`,
        })),
        ...own,
      ];
    },

    /** All rows of a source, without secrets. */
    async rowsOf({ table, column, value }: Source): Promise<readonly object[]> {
      const { rows } = await sql<{ row: Record<string, unknown> }>`
        SELECT row_to_json(exported_row) AS row FROM ${table === entries ? entriesWithKinds : sql.table(table)} AS exported_row
        WHERE ${sql.ref(`exported_row.${column}`)} = ${value}`.execute(read);
      return rows.map(({ row }) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => !secretColumn.test(name))),
      );
    },
  };
}

export interface OpenedLink {
  readonly hash: Buffer;
  readonly now: Date;
  readonly until: Date;
}
