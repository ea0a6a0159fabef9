import { parseAmount, type MemberId } from '@croupier/contracts';
import type { Core, Db, Tx } from '../../core.ts';
import { dayIn } from '../../zoned-day.ts';
import type { Brand } from '../brands/index.ts';
import { payableOf } from '../day-payments/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import { holdSuspects } from './abuse.store.ts';
import { sumOf, unpaidParts, type Part } from './accrual.ts';
import {
  addPayment,
  carries,
  countedParts,
  friendDays,
  type PaymentRow,
} from './payments.store.ts';
import { termsOf, termsOn } from './terms.store.ts';

interface Payee {
  readonly member: MemberId;
  readonly brand: Brand;
}

/** What closed days earned a referrer and no payment contains. */
export async function earnedBy(
  reader: Db['read'] | Tx,
  { member, brand, now }: Payee & { readonly now: Date },
): Promise<readonly Part[]> {
  const account = { member, currency: brand.currency };
  const before = dayIn(brand.settings.profile.timeZone, now);
  const days = await friendDays(reader, { ...account, before });
  return unpaidParts(days, await countedParts(reader, account), await termsOf(reader, brand.code));
}

/** Pays a referrer all closed days that the roll-up contains. */
export function createReferralPayments(
  { db, clock, ids }: Pick<Core, 'db' | 'clock' | 'ids'>,
  { ledger, live }: { readonly ledger: Ledger; readonly live: Live },
) {
  async function book(tx: Tx, { member, brand }: Payee, amountUnits: bigint): Promise<PaymentRow> {
    const id = ids.next('rfp');
    const { currency } = brand;
    const moves = [{ from: accounts.house('promo'), to: accounts.cash(member), amountUnits }];
    const booking = { key: `referral:${id}`, currency, reference: id, moves };
    const [booked] = await ledger.book(tx, [{ ...booking, kind: 'referral' }]);
    if (!booked?.ok) throw new Error(`${booking.key} could not be booked: ${booked?.code}`);
    return {
      id,
      member_id: member,
      brand: brand.code,
      currency,
      amount_units: amountUnits,
      transfer_id: booked.transfer,
      paid_at: clock.now(),
    };
  }

  /** The lock of the account puts simultaneous runs in order: the second one finds nothing left. */
  async function payIn(tx: Tx, { member, brand }: Payee): Promise<PaymentRow | null> {
    const account = { member, currency: brand.currency };
    const carry = await carries.lock(tx, account);
    await holdSuspects(tx, member);
    const now = clock.now();
    const parts = await earnedBy(tx, { member, brand, now });
    const today = dayIn(brand.settings.profile.timeZone, now);
    const { minimum } = termsOn(await termsOf(tx, brand.code), today);
    const balance = carry + sumOf(parts);
    const amount = payableOf(balance, parseAmount(minimum) ?? 0n);
    if (amount === 0n) return null;
    await carries.set(tx, account, balance - amount);
    const row = await book(tx, { member, brand }, amount);
    await addPayment(tx, row, parts);
    await live.publish(tx, 'referral.changed', { member }, { reason: 'payment' });
    return row;
  }

  return (payee: Payee): Promise<PaymentRow | null> => db.transaction((tx) => payIn(tx, payee));
}
