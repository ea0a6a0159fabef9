import type { MemberId, PushBrowserId, PushKind } from '@croupier/contracts';
import { sql, type JSONColumnType, type Selectable } from 'kysely';
import type { Db, Tx } from '../../core.ts';
import type { NotificationSubject } from './notification-subject.ts';
import type { BrowserRow } from './push.store.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    push_letters: PushMessageTable;
  }
}

export interface PushMessageTable {
  browser_id: PushBrowserId;
  source: string;
  kind: PushKind;
  facts: JSONColumnType<NotificationSubject>;
  state: 'waiting' | 'sent' | 'dropped';
  attempts: number;
  made_at: Date;
  due_at: Date;
}

export type PushMessageRow = Selectable<PushMessageTable>;
/** A push message with the browser that receives it. */
export type AddressedPushMessage = PushMessageRow &
  Pick<BrowserRow, 'member_id' | 'brand' | 'locked_address' | 'language'>;

export interface MemberNotification {
  readonly member: MemberId;
  readonly kind: PushKind;
  readonly source: string;
  readonly facts: NotificationSubject;
}

/**
 * Inserts a push message for each browser of a member that subscribed to its kind; one message per browser
 * and source.
 */
export async function addMemberPushMessages(
  tx: Tx,
  notifications: readonly MemberNotification[],
  now: Date,
): Promise<void> {
  if (notifications.length === 0) return;
  await sql`/* push-tell-members */
    INSERT INTO push_letters (browser_id, source, kind, facts, state, made_at, due_at)
    SELECT b.id, t.source, t.kind, t.facts, 'waiting', ${now}::timestamptz, ${now}::timestamptz
    FROM unnest(${notifications.map(({ member }) => member)}::text[], ${notifications.map(({ source }) => source)}::text[],
      ${notifications.map(({ kind }) => kind)}::text[], ${notifications.map(({ facts }) => JSON.stringify(facts))}::jsonb[]
    ) AS t (member, source, kind, facts)
    JOIN push_browsers b ON b.member_id = t.member AND t.kind = ANY(b.kinds)
    ON CONFLICT (browser_id, source) DO NOTHING`.execute(tx);
}

export interface BrandNotification {
  readonly brand: string;
  readonly kind: PushKind;
  readonly source: string;
  readonly facts: NotificationSubject;
}

export async function addBrandPushMessages(
  tx: Tx,
  { brand, kind, source, facts }: BrandNotification,
  now: Date,
): Promise<void> {
  await sql`/* push-tell-brand */
    INSERT INTO push_letters (browser_id, source, kind, facts, state, made_at, due_at)
    SELECT id, ${source}::text, ${kind}::text, ${JSON.stringify(facts)}::jsonb, 'waiting',
      ${now}::timestamptz, ${now}::timestamptz
    FROM push_browsers WHERE brand = ${brand}::text AND ${kind}::text = ANY(kinds)
    ON CONFLICT (browser_id, source) DO NOTHING`.execute(tx);
}

/** Takes push messages that are due, and schedules their next attempt in case this one reports no result. */
export async function takeDuePushMessages(
  tx: Tx,
  { now, next, limit }: { now: Date; next: Date; limit: number },
): Promise<readonly AddressedPushMessage[]> {
  const { rows } = await sql<AddressedPushMessage>`/* push-take */
    UPDATE push_letters l SET due_at = ${next}::timestamptz, attempts = l.attempts + 1
    FROM push_browsers b
    WHERE b.id = l.browser_id AND (l.browser_id, l.source) IN (
      SELECT browser_id, source FROM push_letters
      WHERE state = 'waiting' AND due_at <= ${now}::timestamptz
      ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    RETURNING l.*, b.member_id, b.brand, b.locked_address, b.language`.execute(tx);
  return rows;
}

/** Stores the result of an attempt; changes nothing if a later attempt has reported since. */
export async function recordPushAttempt(
  read: Db['read'],
  { browser_id, source, attempts }: PushMessageRow,
  change: Partial<Pick<PushMessageRow, 'state' | 'due_at'>>,
): Promise<void> {
  await read
    .updateTable('push_letters')
    .set(change)
    .where('browser_id', '=', browser_id)
    .where('source', '=', source)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)
    .execute();
}

export async function dropPushMessages(read: Db['read'], oldest: Date): Promise<void> {
  await read.deleteFrom('push_letters').where('made_at', '<', oldest).execute();
}
