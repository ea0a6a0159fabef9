import {
  unitsPerCurrencyUnit,
  type InputOf,
  type Language,
  type PointItem,
  type PointItemDraft,
  type PointItemId,
  type PointOrder,
  type calls,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brand } from '../brands/index.ts';
import { checkPaymentPassword, type PasswordFailure } from '../cashier/index.ts';
import { titleWithOwn, wordsFor, type Documents } from '../documents/index.ts';
import { lockMembers, type Member } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Rewards } from '../rewards/index.ts';
import {
  addOrder,
  orderByKey,
  ordersOfItem,
  stocksOf,
  takeOne,
  type OrderRow,
} from './mall.store.ts';
import { bookEntries, type BookingUses } from './point-bookings.ts';
import { lockPoints } from './points.store.ts';
import { shownOrder } from './shown-points.ts';

export interface MallUses extends BookingUses {
  readonly core: Core;
  readonly ledger: Pick<Ledger, 'batch' | 'book'>;
  readonly rewards: Pick<Rewards, 'grant'>;
  readonly items: Documents<PointItemDraft, PointItemId>;
}

export type RedeemFailure =
  | PasswordFailure
  | 'not-found'
  | 'invalid-input'
  | 'idempotency-key-reused'
  | 'insufficient-points'
  | 'item-sold-out'
  | 'item-limit-reached'
  | 'point-price-changed'
  | 'self-excluded';

type RedeemInput = InputOf<typeof calls.redeemPointReward>;

interface Redemption {
  readonly member: Member;
  readonly brand: Brand;
  readonly input: RedeemInput;
  readonly key: string;
  readonly item: PointItemDraft;
}

/** The published items with their stock, in the order that operators chose. */
export async function shownItems(
  { core, items }: MallUses,
  brand: Brand,
  language: Language,
): Promise<readonly PointItem[]> {
  const [shown, stocks] = await Promise.all([
    items.shown({ brand, now: core.clock.now() }),
    stocksOf(core.db.read, brand.code),
  ]);
  return shown.map(({ id, content }) => {
    const { category, gives, price, art, perMember, words } = content;
    const { title = '', text = '' } = wordsFor(words, { brand, language }) ?? {};
    const known = stocks.get(id);
    const stock = known === undefined ? 0 : known;
    return { id, category, gives, price, art, perMember, title, text, stock };
  });
}

export async function redeem(
  uses: MallUses,
  order: Omit<Redemption, 'item'>,
): Promise<Outcome<PointOrder, RedeemFailure>> {
  const { core, items } = uses;
  const { member, brand, input, key } = order;
  // A repeated request after a lost answer is answered before it uses up a password attempt.
  const known = await orderByKey(core.db.read, member.id, key);
  if (known) return repeated(known, order);
  const found = await items.shownOne({ brand: brand.code, id: input.item }, core.clock.now());
  if (!found) return fail('not-found', { detail: 'This item is not offered any more.' });
  const item = found.content;
  if (item.price !== input.price) return fail('point-price-changed');
  if (item.gives.kind === 'physical' && input.address === null) return addressMissing;
  const password = await checkPaymentPassword(core, member, input.paymentPassword);
  if (!password.ok) return password;
  const ordered = await core.db.transaction((tx) => redeemIn(tx, uses, { ...order, item }));
  return ordered.ok ? done(shownOrder(ordered.value, brand)) : ordered;
}

/** Locks in the order members, points, stock, accounts of the ledger. */
async function redeemIn(
  tx: Tx,
  uses: MallUses,
  redemption: Redemption,
): Promise<Outcome<OrderRow, RedeemFailure>> {
  const { member, brand, input, key, item } = redemption;
  const [locked] = await lockMembers(tx, [member.id]);
  if (locked?.status !== 'active') return fail('self-excluded');
  await lockPoints(tx, member.id);
  const known = await orderByKey(tx, member.id, key);
  if (known) return known.item_id === input.item ? done(known) : fail('idempotency-key-reused');
  if (item.perMember !== null && (await ordersOfItem(tx, member.id, input.item)) >= item.perMember)
    return fail('item-limit-reached');
  if (!(await takeOne(tx, brand.code, input.item))) return fail('item-sold-out');
  const row = orderOf(uses, redemption);
  await addOrder(tx, row);
  const units = -BigInt(item.price) * unitsPerCurrencyUnit;
  const entry = {
    type: 'redeem',
    kind: 'redeemed',
    units,
    detail: '',
    source: `order:${row.id}`,
  } as const;
  const booked = await bookEntries(tx, uses, member.id, [entry]);
  if (!booked.ok) return booked;
  if (row.status === 'approved') await deliver(tx, uses, row, brand);
  return done(row);
}

function orderOf({ core }: MallUses, { member, brand, input, key, item }: Redemption): OrderRow {
  const isPhysical = item.gives.kind === 'physical';
  const isApproved = item.isAutomatic && !isPhysical;
  const now = core.clock.now();
  return {
    id: core.ids.next('pto'),
    member_id: member.id,
    brand: brand.code,
    item_id: input.item,
    item,
    price: item.price,
    status: isApproved ? 'approved' : 'processing',
    address: isPhysical ? input.address : null,
    tracking: '',
    reason: '',
    idempotency_key: key,
    ordered_at: now,
    decided_at: isApproved ? now : null,
    decided_by: null,
  };
}

/** Gives the member what was ordered. A physical item is sent by the operators. */
export async function deliver(
  tx: Tx,
  { rewards }: MallUses,
  { id, member_id: member, item }: OrderRow,
  brand: Brand,
): Promise<void> {
  const { gives: reward } = item;
  if (reward.kind === 'physical') return;
  await rewards.grant(tx, {
    member,
    brand,
    reward,
    source: { type: 'points', id },
    title: titleWithOwn(item.words, brand.defaultLanguage),
    terms: [],
    expiresAt: null,
    claim: 'automatic',
  });
}

function repeated(row: OrderRow, { brand, input }: Omit<Redemption, 'item'>) {
  if (row.item_id !== input.item) return fail('idempotency-key-reused');
  return done(shownOrder(row, brand));
}

const addressMissing = fail('invalid-input', { fields: { address: { code: 'required' } } });
