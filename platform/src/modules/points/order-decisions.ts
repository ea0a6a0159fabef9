import { unitsPerCurrencyUnit, type InputOf, type calls } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit, type Actor } from '../audit/index.ts';
import type { Brand } from '../brands/index.ts';
import { deliver, type MallUses } from './mall.ts';
import { lockOrder, putBackOne, updateOrder, type OrderRow } from './mall.store.ts';
import { bookEntries } from './point-bookings.ts';
import { lockPoints } from './points.store.ts';

export type OrderFailure = 'not-found' | 'already-decided';

interface Decision {
  readonly operator: Actor;
  readonly brand: Brand;
  readonly input: InputOf<typeof calls.decidePointOrder>;
}

const unknownOrder = fail('not-found', { detail: 'There is no such order.' });

/** Locks in the order order, points, stock, accounts of the ledger. */
export async function decideOrder(
  tx: Tx,
  uses: MallUses,
  { operator, brand, input }: Decision,
): Promise<Outcome<void, OrderFailure>> {
  const { core } = uses;
  const order = await lockOrder(tx, brand.code, input.id);
  if (!order) return unknownOrder;
  if (order.status !== 'processing')
    return fail('already-decided', { detail: 'Another operator has decided on this order.' });
  const isApproved = input.decision === 'approve';
  const status = isApproved ? 'approved' : 'rejected';
  await updateOrder(tx, order.id, {
    status,
    tracking: isApproved ? input.tracking : '',
    reason: isApproved ? '' : input.note,
    decided_at: core.clock.now(),
    decided_by: operator.name,
  });
  if (isApproved) await deliver(tx, uses, order, brand);
  else await giveBack(tx, uses, order);
  await recordAudit(tx, core, operator, {
    action: isApproved ? 'points.order-approved' : 'points.order-rejected',
    subject: `${brand.code}/${order.id}`,
    before: JSON.stringify({ status: order.status }),
    after: JSON.stringify({ status }),
    note: input.note,
  });
  await uses.live.publish(
    tx,
    'point-order.changed',
    { member: order.member_id },
    { id: order.id, status },
  );
  return done(undefined);
}

async function giveBack(tx: Tx, uses: MallUses, order: OrderRow): Promise<void> {
  await lockPoints(tx, order.member_id);
  await putBackOne(tx, order.brand, order.item_id);
  const units = BigInt(order.price) * unitsPerCurrencyUnit;
  const source = `return:${order.id}`;
  const entry = { type: 'redeem', kind: 'returned', units, detail: '', source } as const;
  const booked = await bookEntries(tx, uses, order.member_id, [entry]);
  if (!booked.ok) throw new Error(`${source} could not be booked`);
}

/** Changes the tracking number of an approved order. */
export async function trackOrder(
  tx: Tx,
  { core, live }: MallUses,
  operator: Actor,
  { brand, id, tracking, note }: InputOf<typeof calls.trackPointOrder>,
): Promise<Outcome<void, 'not-found'>> {
  const order = await lockOrder(tx, brand, id);
  if (order?.status !== 'approved') return unknownOrder;
  await updateOrder(tx, id, { tracking });
  await recordAudit(tx, core, operator, {
    action: 'points.order-tracked',
    subject: `${brand}/${id}`,
    before: JSON.stringify({ tracking: order.tracking }),
    after: JSON.stringify({ tracking }),
    note,
  });
  const { member_id: member, status } = order;
  await live.publish(tx, 'point-order.changed', { member }, { id, status });
  return done(undefined);
}
