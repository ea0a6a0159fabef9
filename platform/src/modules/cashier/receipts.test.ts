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
  await payments.say(withdrawal, 'paid');
  return withdrawal;
}

const answer = (id: Withdrawal['id'], word: 'received' | 'not-received', remark = '') =>
  payments.cashier.answerReceipt(player, { ...nothing, id, answer: word, remark });

test('“received” ends it, and a second one changes nothing', async () => {
  const { id } = await paid();
  expect(await answer(id, 'received')).toMatchObject({
    value: { state: 'received', disputeUntil: null },
  });
  expect(await answer(id, 'received')).toMatchObject({ value: { state: 'received' } });
  expect(await answer(id, 'not-received')).toMatchObject({ code: 'already-decided' });
});

test('“not received” opens a dispute with the member’s words', async () => {
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

test('before it is paid, nothing can be confirmed or disputed; nobody else can say either', async () => {
  const held = await payments.withdraw(player, '1000');
  expect(await answer(held.id, 'received')).toMatchObject({ code: 'already-decided' });
  expect(await answer(held.id, 'not-received')).toMatchObject({ code: 'already-decided' });
  const { id } = await paid();
  const stranger = await payments.newMember('0');
  expect(
    await payments.cashier.answerReceipt(stranger, { ...nothing, id, answer: 'received' }),
  ).toMatchObject({ code: 'not-found' });
});

test('all received at once is all that wait, and no other', async () => {
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

test('silence counts as a receipt after the brand’s time, and not a moment before', async () => {
  const { id } = await paid();
  payments.core.clock.advance(60 * 60_000 - 1);
  await payments.cashier.forceReceipts();
  expect(await payments.state(id)).toBe('paid');
  payments.core.clock.advance(1);
  await payments.cashier.forceReceipts();
  expect(await payments.state(id)).toBe('forced');
});

test('a forced receipt keeps the right to dispute, for the brand’s days', async () => {
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
  'the member’s word and the clock at once are one step after the other (round %i)',
  async () => {
    const { id } = await paid();
    payments.core.clock.advance(60 * 60_000);
    await Promise.all([payments.cashier.forceReceipts(), answer(id, 'not-received')]);
    expect(await payments.state(id)).toBe('disputed');
  },
);

test('a dispute ends with a proven payment or with the money back, once', async () => {
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
  expect(await payments.deeds(second.id)).toMatchObject([
    { action: 'withdrawal.approved' },
    { action: 'withdrawal.dispute-settled', after: 'returned' },
  ]);
});

test('a member who finds the money after all ends the dispute', async () => {
  const { id } = await paid();
  await answer(id, 'not-received');
  expect(await answer(id, 'received')).toMatchObject({ value: { state: 'received' } });
});
