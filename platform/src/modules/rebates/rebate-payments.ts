import { formatAmount, parseAmount, type MemberId } from '@croupier/contracts';
import type { Core, Db, Tx } from '../../core.ts';
import { dayIn, type Day } from '../../zoned-day.ts';
import type { Brand } from '../brands/index.ts';
import { payableOf } from '../day-payments/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import { turnoverOf, type Reports } from '../reports/index.ts';
import type { RebateBonus } from '../vip/index.ts';
import { sumOf, unpaidParts, type Part } from './accrual.ts';
import {
  addPayment,
  carries,
  countedParts,
  paymentByKey,
  type PaymentRow,
} from './payments.store.ts';
import { termsOf, termsOn, type DatedTerms } from './terms.store.ts';

type Reader = Db['read'] | Tx;

export interface PayOrder {
  readonly member: MemberId;
  readonly brand: Brand;
  readonly by: PaymentRow['paid_by'];
  /** Idempotency key of a claim. */
  readonly key: string | null;
}

export interface Accrual {
  readonly today: Day;
  readonly terms: readonly DatedTerms[];
  /** Days before today. */
  readonly closed: readonly Part[];
  readonly ofToday: readonly Part[];
}

export interface AccrualQuery {
  readonly member: MemberId;
  readonly brand: Brand;
  readonly now: Date;
  readonly bonusesOf: RebateBonusesOf;
}

/** What a member's level adds to the rates, by day. */
export type RebateBonusesOf = (reader: Reader, member: MemberId) => Promise<readonly RebateBonus[]>;

/** What the member's turnover earned and no payment contains, from the first day of the brand's terms. */
export async function accrualOf(
  reader: Reader,
  { member, brand, now, bonusesOf }: AccrualQuery,
): Promise<Accrual> {
  const today = dayIn(brand.settings.profile.timeZone, now);
  const terms = await termsOf(reader, brand.code);
  const [first] = terms;
  if (!first) return { today, terms, closed: [], ofToday: [] };
  const query = { member, currency: brand.currency, from: first.from };
  const turnovers = await turnoverOf(reader, query);
  const counted = await countedParts(reader, query);
  const parts = unpaidParts(turnovers, counted, terms, await bonusesOf(reader, member));
  return {
    today,
    terms,
    closed: parts.filter(({ day }) => day < today),
    ofToday: parts.filter(({ day }) => day >= today),
  };
}

export interface PaymentUses {
  readonly ledger: Ledger;
  readonly live: Live;
  readonly reports: Pick<Reports, 'catchUp'>;
  readonly bonusesOf: RebateBonusesOf;
}

export interface RebatePayments {
  /** Pays all closed days of a member; `null` if there is nothing to pay. */
  pay(order: PayOrder): Promise<PaymentRow | null>;
}

export function createRebatePayments(
  { db, clock, ids }: Pick<Core, 'db' | 'clock' | 'ids'>,
  { ledger, live, reports, bonusesOf }: PaymentUses,
): RebatePayments {
  /** The lock of the account puts claims and the job in order: the second one finds nothing left. */
  async function payIn(tx: Tx, { member, brand, by, key }: PayOrder): Promise<PaymentRow | null> {
    const account = { member, currency: brand.currency };
    const carry = await carries.lock(tx, account);
    const repeated = key === null ? undefined : await paymentByKey(tx, member, key);
    if (repeated) return repeated;
    const { closed, terms, today } = await accrualOf(tx, {
      member,
      brand,
      bonusesOf,
      now: clock.now(),
    });
    const balance = carry + sumOf(closed);
    const amount = payableOf(balance, parseAmount(termsOn(terms, today).minimum) ?? 0n);
    if (amount === 0n) return null;
    await carries.set(tx, account, balance - amount);
    const row = await book(tx, { member, brand, by, key }, amount);
    await addPayment(tx, row, closed);
    const payload = { id: row.id, amount: formatAmount(amount) };
    await live.publish(tx, 'rebate.paid', { member }, payload);
    return row;
  }

  async function book(
    tx: Tx,
    { member, brand, by, key }: PayOrder,
    amountUnits: bigint,
  ): Promise<PaymentRow> {
    const id = ids.next('rbt');
    const moves = [{ from: accounts.house('promo'), to: accounts.cash(member), amountUnits }];
    const { currency } = brand;
    const booking = { key: `turnover-rebate:${id}`, currency, reference: id, moves };
    const [booked] = await ledger.book(tx, [{ ...booking, kind: 'turnover-rebate' }]);
    if (!booked?.ok) throw new Error(`${booking.key} could not be booked: ${booked?.code}`);
    return {
      id,
      member_id: member,
      brand: brand.code,
      currency,
      amount_units: amountUnits,
      paid_by: by,
      idempotency_key: key,
      transfer_id: booked.transfer,
      paid_at: clock.now(),
    };
  }

  return {
    async pay(order) {
      // A closed day is paid only when the sums contain every booking of it.
      while (!(await reports.catchUp(order.member)));
      return db.transaction((tx) => payIn(tx, order));
    },
  };
}
