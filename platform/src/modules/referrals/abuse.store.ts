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

function reasonsOf({ device, network, account }: Omit<Suspect, 'id'>): readonly ReferralReason[] {
  return [
    ...(device ? (['same-device'] as const) : []),
    ...(network ? (['same-network'] as const) : []),
    ...(account ? (['same-payment-account'] as const) : []),
  ];
}
