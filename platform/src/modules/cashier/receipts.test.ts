import type { Withdrawal } from '@croupier/contracts';
import { paymentTable, type PaymentTable, type Player } from '../../testing/payment-table.ts';

let payments: PaymentTable;
let player: Player;

beforeAll(async () => {
  payments = await paymentTable();
});
beforeEach(async () => {
  player = await payments.player('20000');
});

const nothing = { remark: '', images: [] };

async function paid(): Promise<Withdrawal> {
  const withdrawal = await payments.withdraw(player, '1000');
  await payments.cashier.admin.approve(payments.operator('mina'), {
    id: withdrawal.id,
    note: '',
  });
  await payments.sendPayoutNotice(withdrawal, 'paid');
  return withdrawal;
}

const answer = (id: Withdrawal['id'], word: 'received' | 'not-received', remark = '') =>
  payments.cashier.answerReceipt(player, { ...nothing, id, answer: word, remark });

test('“received” ends the withdrawal, and a second answer changes nothing', async () => {
  const { id } = await paid();
  expect(await answer(id, 'received')).toMatchObject({
    value: { state: 'received', disputeUntil: null },
  });
  expect(await answer(id, 'received')).toMatchObject({ value: { state: 'received' } });
  expect(await answer(id, 'not-received')).toMatchObject({ code: 'already-decided' });
});

test('“not received” opens a dispute with the member’s text', async () => {
  const { id } = await paid();
  expect(await answer(id, 'not-received', 'nothing on my account')).toMatchObject({
    value: { state: 'disputed' },
  });
  expect(await payments.cashier.admin.withdrawals({ queue: 'disputed' })).toMatchObject({
    value: {
      rows: expect.arrayContaining([
        expect.objectContaining({
          id,
          dispute: expect.objectContaining({ remark: 'nothing on my account' }),
        }),
      ]),
    },
  });
});

test('an unpaid withdrawal can be neither confirmed nor disputed; another member can do neither at any time', async () => {
  const held = await payments.withdraw(player, '1000');
  expect(await answer(held.id, 'received')).toMatchObject({ code: 'already-decided' });
  expect(await answer(held.id, 'not-received')).toMatchObject({ code: 'already-decided' });
  const { id } = await paid();
  const stranger = await payments.newMember('0');
  expect(
    await payments.cashier.answerReceipt(stranger, { ...nothing, id, answer: 'received' }),
  ).toMatchObject({ code: 'not-found' });
});

test('confirming all confirms exactly the payments that wait for an answer', async () => {
  const [first, second] = [await paid(), await paid()];
  const disputed = await paid();
  await answer(disputed.id, 'not-received');
  expect(await payments.cashier.confirmAllReceipts(player)).toMatchObject({
    value: { confirmed: 2 },
  });
  expect(await Promise.all([first, second, disputed].map(({ id }) => payments.state(id)))).toEqual([
    'received',
    'received',
    'disputed',
  ]);
});

test('without an answer, the payment counts as received exactly when the brand’s time is over', async () => {
  const { id } = await paid();
  payments.core.clock.advance(60 * 60_000 - 1);
  await payments.cashier.forceReceipts();
  expect(await payments.state(id)).toBe('paid');
  payments.core.clock.advance(1);
  await payments.cashier.forceReceipts();
  expect(await payments.state(id)).toBe('forced');
});

test('after a forced receipt the member can still dispute, for the number of days that the brand sets', async () => {
  const [first, second] = [await paid(), await paid()];
  payments.core.clock.advance(60 * 60_000);
  await payments.cashier.forceReceipts();
  payments.core.clock.advance(13 * 86_400_000);
  expect(await answer(first.id, 'not-received')).toMatchObject({ value: { state: 'disputed' } });
  payments.core.clock.advance(86_400_000);
  expect(await answer(second.id, 'not-received')).toMatchObject({ code: 'already-decided' });
  expect(await payments.cashier.withdrawal(player, second.id)).toMatchObject({
    value: { disputeUntil: null },
  });
});

test.each(Array.from({ length: 4 }, (_, round) => [round]))(
  'the member’s answer and the timeout at the same time are processed one after the other (round %i)',
  async () => {
    const { id } = await paid();
    payments.core.clock.advance(60 * 60_000);
    await Promise.all([payments.cashier.forceReceipts(), answer(id, 'not-received')]);
    expect(await payments.state(id)).toBe('disputed');
  },
);

test('a dispute ends once: with a proven payment or with the money returned', async () => {
  const [first, second] = [await paid(), await paid()];
  for (const { id } of [first, second]) await answer(id, 'not-received');
  const before = Number(await payments.balance(player));
  const mina = payments.operator('mina');
  const settle = (id: Withdrawal['id'], verdict: 'paid' | 'return') =>
    payments.cashier.admin.settleDispute(mina, { id, verdict, reason: 'the bank’s slip' });
  expect(await settle(first.id, 'paid')).toMatchObject({ value: { state: 'received' } });
  expect(await settle(second.id, 'return')).toMatchObject({ value: { state: 'returned' } });
  expect(await settle(second.id, 'return')).toMatchObject({ code: 'already-decided' });
  expect(Number(await payments.balance(player)) - before).toBe(1000);
  expect(await payments.cashier.withdrawal(player, second.id)).toMatchObject({
    value: { reason: 'the bank’s slip' },
  });
  expect(await payments.auditRecords(second.id)).toMatchObject([
    { action: 'withdrawal.approved' },
    { action: 'withdrawal.dispute-settled', after: 'returned' },
  ]);
});

test('a member who confirms the payment later ends the dispute', async () => {
  const { id } = await paid();
  await answer(id, 'not-received');
  expect(await answer(id, 'received')).toMatchObject({ value: { state: 'received' } });
});
