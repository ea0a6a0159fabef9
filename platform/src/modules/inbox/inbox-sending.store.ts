import type { InboxConditions, InboxImageId, InboxMessageId, MemberId } from '@croupier/contracts';
import { parseAmount, trialType } from '@croupier/contracts';
import { sql, type Insertable } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { InboxImageTable, InboxMessageRow, InboxTables } from './inbox.store.ts';

type Read = Db['read'] | Tx;

/** `false` if the request has added its message already. */
export async function addMessage(
  tx: Tx,
  row: Insertable<InboxTables['inbox_messages']>,
): Promise<boolean> {
  const added = await tx
    .insertInto('inbox_messages')
    .values(row)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export const messageOfRequest = (tx: Tx, key: string): Promise<InboxMessageRow | undefined> =>
  tx.selectFrom('inbox_messages').selectAll().where('request_key', '=', key).executeTakeFirst();

export const lockMessage = (tx: Tx, id: InboxMessageId): Promise<InboxMessageRow | undefined> =>
  tx.selectFrom('inbox_messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function writeMessage(
  tx: Tx,
  id: InboxMessageId,
  changes: Partial<Pick<InboxMessageRow, 'state' | 'sent_at' | 'last_member' | 'recipients'>>,
): Promise<void> {
  await tx.updateTable('inbox_messages').set(changes).where('id', '=', id).execute();
}

/** Messages whose time has come, and groups that are not complete, the earliest first. */
export async function dueMessages(
  read: Read,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly InboxMessageId[]> {
  const rows = await read
    .selectFrom('inbox_messages')
    .select('id')
    .where('state', 'in', ['scheduled', 'sending'])
    .where('send_at', '<=', now)
    .orderBy('send_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface Delivery {
  readonly message: InboxMessageId;
  readonly members: readonly MemberId[];
  readonly now: Date;
}

/** A member who has the message already does not get it again. */
export async function deliver(tx: Tx, { message, members, now }: Delivery): Promise<void> {
  if (members.length === 0) return;
  await tx
    .insertInto('inbox_items')
    .values(
      members.map((member) => ({
        member_id: member,
        message_id: message,
        is_delivery: true,
        sent_at: now,
        read_at: null,
        deleted_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface Group {
  readonly brand: string;
  readonly conditions: InboxConditions;
}

/** Members of a group after a member, in the order of their ids. */
export async function groupMembers(
  read: Read,
  group: Group,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly MemberId[]> {
  const { rows } = await sql<{ id: MemberId }>`
    SELECT members.id FROM members
    WHERE ${inGroup(group)} AND members.id COLLATE "C" > ${after}
    ORDER BY members.id COLLATE "C" LIMIT ${limit}`.execute(read);
  return rows.map(({ id }) => id);
}

export async function countGroup(read: Read, group: Group): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) FROM members WHERE ${inGroup(group)}`.execute(read);
  return Number(rows[0]?.count ?? 0);
}

/** All members who can sign in. */
export async function countBrand(read: Read, brand: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) FROM members
    WHERE brand = ${brand} AND status IN ('active', 'excluded')`.execute(read);
  return Number(rows[0]?.count ?? 0);
}

/** A group is for offers: members who have excluded themselves and trial accounts never belong to one. */
function inGroup({ brand, conditions }: Group) {
  const { rankFrom, dialingCode, registeredSince, activeSince, balanceFrom } = conditions;
  const conditionsSql = [
    sql`members.brand = ${brand}`,
    sql`members.status = 'active'`,
    sql`members.type <> ${trialType}`,
    rankFrom !== null && sql`members.rank_level >= ${rankFrom}`,
    registeredSince !== null && sql`members.joined_at >= ${new Date(registeredSince)}`,
    activeSince !== null && sql`members.last_login_at >= ${new Date(activeSince)}`,
    dialingCode !== null &&
      sql`EXISTS (SELECT FROM member_details details WHERE details.member_id = members.id
        AND starts_with(details.mobile, ${`+${dialingCode}`}))`,
    balanceFrom !== null &&
      sql`EXISTS (SELECT FROM ledger_account account
        WHERE account.path = 'player:' || members.id || ':cash'
          AND account.balance_units >= ${parseAmount(balanceFrom) ?? 0n})`,
  ];
  return sql.join(
    conditionsSql.filter((condition) => condition !== false),
    sql` AND `,
  );
}

export interface SentPage {
  readonly brand: string;
  readonly before: string | null;
  readonly limit: number;
}

/** A brand's messages with the size of their pictures, the newest first. */
export function sentMessages(read: Read, { brand, before, limit }: SentPage) {
  const rows = withImage(read).where('message.brand', '=', brand);
  return (before === null ? rows : rows.where(sql<boolean>`message.id < ${before}`))
    .orderBy('message.id', 'desc')
    .limit(limit)
    .execute();
}

export const sentMessage = (read: Read, id: InboxMessageId) =>
  withImage(read).where('message.id', '=', id).executeTakeFirst();

const withImage = (read: Read) =>
  read
    .selectFrom('inbox_messages as message')
    .leftJoin('inbox_images as image', 'image.id', 'message.image_id')
    .selectAll('message')
    .select(['image.width', 'image.height']);

export async function addImage(read: Read, row: InboxImageTable): Promise<void> {
  await read.insertInto('inbox_images').values(row).execute();
}

export const imageOfBrand = (
  read: Read,
  { id, brand }: { readonly id: InboxImageId; readonly brand: string },
): Promise<Pick<InboxImageTable, 'id'> | undefined> =>
  read
    .selectFrom('inbox_images')
    .select('id')
    .where('id', '=', id)
    .where('brand', '=', brand)
    .executeTakeFirst();

export const imageById = (
  read: Read,
  id: string,
): Promise<Pick<InboxImageTable, 'brand' | 'jpeg'> | undefined> =>
  read
    .selectFrom('inbox_images')
    .select(['brand', 'jpeg'])
    .where(sql<boolean>`id = ${id}`)
    .executeTakeFirst();

/** The messages that show a picture. */
export async function messagesWith(read: Read, image: string): Promise<readonly InboxMessageId[]> {
  const rows = await read
    .selectFrom('inbox_messages')
    .select('id')
    .where(sql<boolean>`image_id = ${image}`)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes pictures that no message shows. */
export async function dropForgottenImages(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('inbox_images')
    .where('uploaded_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('inbox_messages')
            .select('inbox_messages.id')
            .whereRef('inbox_messages.image_id', '=', 'inbox_images.id'),
        ),
      ),
    )
    .execute();
}
