import type { MemberId, ReferralId, ReferralReason } from '@croupier/contracts';
import { sql } from 'kysely';
import type { Tx } from '../../core.ts';
import { treeOf } from './referral.store.ts';

interface Suspect {
  readonly id: ReferralId;
  readonly device: boolean;
  readonly network: boolean;
  readonly account: boolean;
}

/** Addresses of connections are given to other households after a while. */
const networkDays = 30;

/**
 * Holds the open referrals below a referrer to which an abuse rule applies: the friend shares a browser, a network
 * or a payment account with the referrer or with another friend. Referrals that an operator has decided stay.
 */
export async function holdSuspects(tx: Tx, referrer: MemberId): Promise<number> {
  const { rows } = await sql<Suspect>`
    WITH RECURSIVE ${treeOf(referrer)},
    person AS (SELECT ${referrer}::text AS id UNION SELECT friend_id FROM tree)
    SELECT id, ${sharedTrace('browser')} AS device, ${sharedTrace('network')} AS network,
      EXISTS (SELECT 1 FROM payout_accounts AS own
        JOIN payout_accounts AS other ON other.fields_key = own.fields_key
          AND other.method = own.method AND other.brand = own.brand
        JOIN person ON person.id = other.member_id
        WHERE own.member_id = tree.friend_id AND other.member_id <> own.member_id) AS account
    FROM tree WHERE state = 'open'`.execute(tx);
  let held = 0;
  for (const { id, ...found } of rows) {
    const reasons = reasonsOf(found);
    if (reasons.length === 0) continue;
    await tx
      .updateTable('referral')
      .set({ state: 'held', reasons })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .execute();
    held += 1;
  }
  return held;
}

const sharedTrace = (kind: 'browser' | 'network') => sql`EXISTS (
  SELECT 1 FROM member_trace AS own
    JOIN member_trace AS other ON other.kind = own.kind AND other.value = own.value
    JOIN person ON person.id = other.member_id
  WHERE own.member_id = tree.friend_id AND own.kind = ${kind} AND other.member_id <> own.member_id
    AND (own.kind = 'browser' OR abs(extract(epoch FROM own.seen_at - other.seen_at))
      < ${networkDays * 86_400}))`;

/** So many members with the same key are looked at: a network can have thousands. The payment looks at all. */
const sharersAtMost = 200;

interface SharedTraits {
  readonly friend: MemberId;
  readonly device: boolean;
  readonly network: boolean;
  readonly account: boolean;
}

/**
 * Holds a new friend who shares a browser, a network or a payment account with the referrer or with another friend,
 * and these friends too. It reads by the keys of the new friend, so its cost does not grow with the referrer's tree;
 * `holdSuspects` compares the whole tree before each payment.
 */
export async function holdNewFriend(
  tx: Tx,
  { friend, referrer }: { readonly friend: MemberId; readonly referrer: MemberId },
): Promise<void> {
  const { rows } = await sql<SharedTraits>`
    WITH sharer AS (
      SELECT other.member_id, own.kind FROM member_trace AS own CROSS JOIN LATERAL (
        SELECT member_id FROM member_trace AS seen
        WHERE seen.kind = own.kind AND seen.value = own.value AND seen.member_id <> own.member_id
          AND (own.kind = 'browser' OR abs(extract(epoch FROM own.seen_at - seen.seen_at))
            < ${networkDays * 86_400})
        LIMIT ${sharersAtMost}) AS other
      WHERE own.member_id = ${friend}
      UNION
      SELECT other.member_id, 'account' FROM payout_accounts AS own CROSS JOIN LATERAL (
        SELECT member_id FROM payout_accounts AS paid
        WHERE paid.fields_key = own.fields_key AND paid.method = own.method AND paid.brand = own.brand
          AND paid.member_id <> own.member_id
        LIMIT ${sharersAtMost}) AS other
      WHERE own.member_id = ${friend}),
    related AS (
      SELECT sharer.member_id, sharer.kind FROM sharer
        LEFT JOIN referral AS first ON first.friend_id = sharer.member_id
        LEFT JOIN referral AS second ON second.friend_id = first.referrer_id
        LEFT JOIN referral AS third ON third.friend_id = second.referrer_id
      WHERE ${referrer} IN (sharer.member_id, first.referrer_id, second.referrer_id, third.referrer_id)),
    suspect AS (
      SELECT member_id AS friend, kind FROM related WHERE member_id <> ${referrer}
      UNION ALL SELECT ${friend}, kind FROM related)
    SELECT friend, bool_or(kind = 'browser') AS device, bool_or(kind = 'network') AS network,
      bool_or(kind = 'account') AS account
    FROM suspect GROUP BY friend ORDER BY friend`.execute(tx);
  for (const { friend: held, ...found } of rows)
    await tx
      .updateTable('referral')
      .set({ state: 'held', reasons: reasonsOf(found) })
      .where('friend_id', '=', held)
      .where('state', '=', 'open')
      .execute();
}

function reasonsOf({ device, network, account }: Omit<Suspect, 'id'>): readonly ReferralReason[] {
  return [
    ...(device ? (['same-device'] as const) : []),
    ...(network ? (['same-network'] as const) : []),
    ...(account ? (['same-payment-account'] as const) : []),
  ];
}
