import type {
  InboxConditions,
  InboxImageId,
  InboxMessageId,
  InboxState,
  InboxWords,
  InLanguages,
  MemberId,
} from '@croupier/contracts';
import { sql, type Generated, type JSONColumnType, type Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';

export interface InboxTables {
  inbox_images: InboxImageTable;
  inbox_messages: {
    id: InboxMessageId;
    brand: string;
    audience: 'member' | 'group' | 'brand';
    member_id: MemberId | null;
    account: string | null;
    conditions: JSONColumnType<InboxConditions> | null;
    words: JSONColumnType<InLanguages<InboxWords>>;
    image_id: InboxImageId | null;
    state: InboxState;
    send_at: Date;
    sent_at: Date | null;
    last_member: Generated<string>;
    recipients: Generated<number>;
    operator: string;
    note: string;
    request_key: string;
  };
  inbox_items: {
    member_id: MemberId;
    message_id: InboxMessageId;
    is_delivery: boolean;
    sent_at: Date;
    read_at: Date | null;
    deleted_at: Date | null;
  };
  inbox_marks: { member_id: MemberId; read_until: Date };
}

export interface InboxImageTable {
  id: InboxImageId;
  brand: string;
  width: number;
  height: number;
  jpeg: Buffer;
  uploaded_at: Date;
}

declare module '../../db/tables.ts' {
  interface Tables extends InboxTables {}
}

export type InboxMessageRow = Selectable<InboxTables['inbox_messages']>;
export type InboxItemRow = InboxTables['inbox_items'];

/** A message as a member's list shows it. */
export interface ShownRow {
  readonly id: InboxMessageId;
  readonly words: InLanguages<InboxWords>;
  readonly image_id: InboxImageId | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly sent_at: Date;
  readonly is_read: boolean;
}

type Read = Db['read'] | Tx;

export interface ShownPage {
  /** The message that the page follows; `null`: the first page. */
  readonly before: InboxMessageId | null;
  readonly limit: number;
}

const reader = (member: MemberId) => sql`
  SELECT members.id, members.brand, members.joined_at, mark.read_until
  FROM members LEFT JOIN inbox_marks mark ON mark.member_id = members.id
  WHERE members.id = ${member}`;

/** Messages to the whole brand since the member joined, with what the member has done with them. */
const brandMessages = sql`reader
  JOIN inbox_messages message ON message.brand = reader.brand AND message.audience = 'brand'
    AND message.state = 'sent' AND message.sent_at >= reader.joined_at
  LEFT JOIN inbox_items item ON item.member_id = reader.id AND item.message_id = message.id`;

/** Newest first: the member's own messages and those to the whole brand, each read along its index. */
export async function shownRows(
  read: Read,
  member: MemberId,
  { before, limit }: ShownPage,
): Promise<readonly ShownRow[]> {
  const earlier = (time: string, id: string) =>
    before === null
      ? sql`true`
      : sql`(${sql.ref(time)}, ${sql.ref(id)}) < (SELECT sent_at, id FROM position)`;
  const { rows } = await sql<ShownRow>`
    WITH reader AS MATERIALIZED (${reader(member)}), position AS MATERIALIZED (
      SELECT coalesce(item.sent_at, message.sent_at) AS sent_at, message.id
      FROM inbox_messages message
      LEFT JOIN inbox_items item ON item.message_id = message.id AND item.member_id = ${member}
      WHERE message.id = ${before}
    ), own AS (
      SELECT item.message_id AS id, item.sent_at, item.read_at FROM inbox_items item
      WHERE item.member_id = ${member} AND item.is_delivery AND item.deleted_at IS NULL
        AND ${earlier('item.sent_at', 'item.message_id')}
      ORDER BY item.sent_at DESC, item.message_id DESC LIMIT ${limit}
    ), shared AS (
      SELECT message.id, message.sent_at, item.read_at FROM ${brandMessages}
      WHERE item.deleted_at IS NULL AND ${earlier('message.sent_at', 'message.id')}
      ORDER BY message.sent_at DESC, message.id DESC LIMIT ${limit}
    )
    ${shownFrom(sql`(SELECT * FROM own UNION ALL SELECT * FROM shared)`)}
    ORDER BY shown.sent_at DESC, shown.id DESC LIMIT ${limit}`.execute(read);
  return rows;
}

/** One message, if the member got it and has not deleted it. */
export async function shownRow(
  read: Read,
  member: MemberId,
  id: InboxMessageId,
): Promise<ShownRow | undefined> {
  const { rows } = await sql<ShownRow>`
    WITH reader AS MATERIALIZED (${reader(member)})
    ${shownFrom(sql`(
      SELECT item.message_id AS id, item.sent_at, item.read_at FROM inbox_items item
      WHERE item.member_id = ${member} AND item.message_id = ${id}
        AND item.is_delivery AND item.deleted_at IS NULL
      UNION ALL
      SELECT message.id, message.sent_at, item.read_at FROM ${brandMessages}
      WHERE message.id = ${id} AND item.deleted_at IS NULL
    )`)}`.execute(read);
  return rows[0];
}

const shownFrom = (rows: ReturnType<typeof sql>) => sql`
  SELECT shown.id, shown.sent_at, message.words, message.image_id, image.width, image.height,
    shown.read_at IS NOT NULL OR coalesce(shown.sent_at <= reader.read_until, false) AS is_read
  FROM ${rows} AS shown
  CROSS JOIN reader
  JOIN inbox_messages message ON message.id = shown.id
  LEFT JOIN inbox_images image ON image.id = message.image_id`;

/** Counts up to `most`, so that the count of a member who never reads stays cheap. */
export async function countUnread(read: Read, member: MemberId, most: number): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    WITH reader AS MATERIALIZED (${reader(member)})
    SELECT count(*) FROM (
      (SELECT FROM inbox_items item, reader
        WHERE item.member_id = ${member} AND item.is_delivery AND item.deleted_at IS NULL
          AND item.read_at IS NULL AND item.sent_at > coalesce(reader.read_until, '-infinity')
        LIMIT ${most})
      UNION ALL
      (SELECT FROM ${brandMessages}
        WHERE message.sent_at > coalesce(reader.read_until, '-infinity')
          AND item.read_at IS NULL AND item.deleted_at IS NULL
        LIMIT ${most})
      LIMIT ${most}
    ) AS unread`.execute(read);
  return Number(rows[0]?.count ?? 0);
}

/** Makes sure that the member has a row for a message that the member got; `false`: the member did not get it. */
export async function lockItem(
  tx: Tx,
  member: MemberId,
  id: InboxMessageId,
): Promise<InboxItemRow | undefined> {
  await sql`
    WITH reader AS (${reader(member)})
    INSERT INTO inbox_items (member_id, message_id, is_delivery, sent_at)
    SELECT reader.id, message.id, false, message.sent_at FROM ${brandMessages}
    WHERE message.id = ${id} AND item.message_id IS NULL
    ON CONFLICT DO NOTHING`.execute(tx);
  return tx
    .selectFrom('inbox_items')
    .selectAll()
    .where('member_id', '=', member)
    .where('message_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function writeItem(
  tx: Tx,
  { member_id, message_id }: Pick<InboxItemRow, 'member_id' | 'message_id'>,
  changes: Partial<Pick<InboxItemRow, 'read_at' | 'deleted_at'>>,
): Promise<void> {
  await tx
    .updateTable('inbox_items')
    .set(changes)
    .where('member_id', '=', member_id)
    .where('message_id', '=', message_id)
    .execute();
}

/** The mark only moves forward. */
export async function markReadUntil(tx: Tx, member: MemberId, time: Date): Promise<void> {
  await sql`
    INSERT INTO inbox_marks (member_id, read_until) VALUES (${member}, ${time})
    ON CONFLICT (member_id) DO UPDATE
      SET read_until = greatest(inbox_marks.read_until, excluded.read_until)`.execute(tx);
}
