import type { CampaignId, ChatMessageId, MemberId, RainId, Reward } from '@croupier/contracts';
import { sql, type ColumnType, type Generated, type JSONColumnType, type Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';

export type Reader = Db['read'] | Tx;

export interface ChatTables {
  chat_room: {
    brand: string;
    is_open: boolean;
    slow_seconds: number;
    text_length: number;
  };
  chat_message: {
    id: ChatMessageId;
    brand: string;
    member_id: MemberId;
    account: string;
    author: string;
    text: string;
    posted_at: Date;
    removed_at: ColumnType<Date | null, Date | undefined, Date | null>;
    reports: Generated<number>;
    request_key: string;
  };
  chat_rain: {
    id: RainId;
    brand: string;
    campaign_id: CampaignId;
    reward: JSONColumnType<Reward>;
    started_at: Date;
    ends_at: Date;
    request_key: string;
  };
  chat_rain_share: {
    rain_id: RainId;
    member_id: MemberId;
    claimed_at: ColumnType<Date | null, Date | undefined, Date>;
  };
}

declare module '../../db/tables.ts' {
  interface Tables extends ChatTables {}
}

export type RoomRow = Selectable<ChatTables['chat_room']>;
export type MessageRow = Selectable<ChatTables['chat_message']>;

export const roomOf = (reader: Reader, brand: string): Promise<RoomRow | undefined> =>
  reader.selectFrom('chat_room').selectAll().where('brand', '=', brand).executeTakeFirst();

/** Locks the room: rains of a brand are started one after the other. */
export const lockRoom = (tx: Tx, brand: string): Promise<RoomRow | undefined> =>
  tx.selectFrom('chat_room').selectAll().where('brand', '=', brand).forUpdate().executeTakeFirst();

export async function saveRoom(tx: Tx, row: RoomRow): Promise<void> {
  await tx
    .insertInto('chat_room')
    .values(row)
    .onConflict((conflict) => conflict.column('brand').doUpdateSet(row))
    .execute();
}

export async function closeRoom(tx: Tx, brand: string): Promise<void> {
  await tx.updateTable('chat_room').set({ is_open: false }).where('brand', '=', brand).execute();
}

/** The latest messages, the oldest first. */
export async function latestMessages(
  reader: Reader,
  brand: string,
  limit: number,
): Promise<readonly MessageRow[]> {
  const rows = await reader
    .selectFrom('chat_message')
    .selectAll()
    .where('brand', '=', brand)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

export interface WriterRow {
  readonly lastPostAt: Date | null;
  readonly mutedUntil: Date | null;
}

/** Locks the row of a member who writes. */
export async function lockWriter(tx: Tx, member: MemberId): Promise<WriterRow> {
  await sql`INSERT INTO chat_member (member_id) VALUES (${member}) ON CONFLICT DO NOTHING`.execute(
    tx,
  );
  const { rows } = await sql<WriterRow>`
    SELECT last_post_at AS "lastPostAt", muted_until AS "mutedUntil" FROM chat_member
    WHERE member_id = ${member} FOR UPDATE`.execute(tx);
  return rows[0] ?? { lastPostAt: null, mutedUntil: null };
}

export async function mutedUntilOf(reader: Reader, member: MemberId): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    SELECT muted_until AS until FROM chat_member WHERE member_id = ${member}`.execute(reader);
  return rows[0]?.until ?? null;
}

export async function notePost(tx: Tx, member: MemberId, at: Date): Promise<void> {
  await sql`UPDATE chat_member SET last_post_at = ${at} WHERE member_id = ${member}`.execute(tx);
}

export async function muteWriter(tx: Tx, member: MemberId, until: Date | null): Promise<void> {
  await sql`INSERT INTO chat_member (member_id, muted_until) VALUES (${member}, ${until})
    ON CONFLICT (member_id) DO UPDATE SET muted_until = excluded.muted_until`.execute(tx);
}

export const messageByKey = (
  reader: Reader,
  member: MemberId,
  key: string,
): Promise<MessageRow | undefined> =>
  reader
    .selectFrom('chat_message')
    .selectAll()
    .where('member_id', '=', member)
    .where('request_key', '=', key)
    .executeTakeFirst();

/** `null`: there is no such message in the room. */
export async function lockMessage(
  tx: Tx,
  brand: string,
  id: ChatMessageId,
): Promise<MessageRow | null> {
  const row = await tx
    .selectFrom('chat_message')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** `false`: the member has reported it before. */
export async function addReport(
  tx: Tx,
  { id, member, reason, at }: { id: ChatMessageId; member: MemberId; reason: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO chat_report (message_id, member_id, reason, reported_at)
    VALUES (${id}, ${member}, ${reason}, ${at}) ON CONFLICT DO NOTHING RETURNING 1`.execute(tx);
  return rows.length > 0;
}

/** Messages of a brand for operators, newest first. */
export async function messagesIn(
  reader: Reader,
  {
    brand,
    view,
    before,
    limit,
  }: { brand: string; view: 'reported' | 'latest'; before?: string; limit: number },
): Promise<readonly (MessageRow & { readonly mutedUntil: Date | null })[]> {
  const reported = view === 'reported' ? sql`AND reports > 0 AND removed_at IS NULL` : sql``;
  const earlier = before === undefined ? sql`` : sql`AND message.id < ${before}`;
  const { rows } = await sql<MessageRow & { mutedUntil: Date | null }>`
    SELECT message.*, writer.muted_until AS "mutedUntil" FROM chat_message AS message
    LEFT JOIN chat_member AS writer ON writer.member_id = message.member_id
    WHERE message.brand = ${brand} ${reported} ${earlier}
    ORDER BY message.id DESC LIMIT ${limit}`.execute(reader);
  return rows;
}

/** Members who wrote lately and are not muted, the latest first. */
export async function recentWriters(
  tx: Tx,
  { brand, since, now, limit }: { brand: string; since: Date; now: Date; limit: number },
): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ member: MemberId }>`
    SELECT message.member_id AS member FROM chat_message AS message
    JOIN members ON members.id = message.member_id COLLATE "default" AND members.status = 'active'
    LEFT JOIN chat_member AS writer ON writer.member_id = message.member_id
    WHERE message.brand = ${brand} AND message.removed_at IS NULL AND message.posted_at >= ${since}
      AND (writer.muted_until IS NULL OR writer.muted_until <= ${now})
    GROUP BY message.member_id ORDER BY max(message.posted_at) DESC, message.member_id LIMIT ${limit}`.execute(
    tx,
  );
  return rows.map(({ member }) => member);
}

export interface ShareRow {
  readonly id: RainId;
  readonly campaign: CampaignId;
  readonly reward: Reward;
  readonly endsAt: Date;
  readonly claimedAt: Date | null;
}

const shareColumns = sql`rain.id, rain.campaign_id AS campaign, rain.reward, rain.ends_at AS "endsAt", share.claimed_at AS "claimedAt"`;

export async function sharesOf(
  reader: Reader,
  member: MemberId,
  now: Date,
): Promise<readonly ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    SELECT ${shareColumns} FROM chat_rain_share AS share JOIN chat_rain AS rain ON rain.id = share.rain_id
    WHERE share.member_id = ${member} AND share.claimed_at IS NULL AND rain.ends_at > ${now}
    ORDER BY rain.id`.execute(reader);
  return rows;
}

export async function lockShare(
  tx: Tx,
  rain: RainId,
  member: MemberId,
): Promise<ShareRow | undefined> {
  const { rows } = await sql<ShareRow>`
    SELECT ${shareColumns} FROM chat_rain_share AS share JOIN chat_rain AS rain ON rain.id = share.rain_id
    WHERE share.rain_id = ${rain} AND share.member_id = ${member} FOR UPDATE OF share`.execute(tx);
  return rows[0];
}

/** Deletes messages and rains of before a time; claims of rewards stay in `rewards`. */
export async function dropBefore(reader: Reader, time: Date): Promise<void> {
  await sql`DELETE FROM chat_message WHERE posted_at < ${time}`.execute(reader);
}
