import type { Withdrawal } from '@croupier/contracts';
import { paymentDesk, type PaymentDesk, type Player } from '../../testing/test-desk.ts';

let desk: PaymentDesk;
let player: Player;

beforeAll(async () => {
  desk = await paymentDesk();
});
beforeEach(async () => {
  player = await desk.player('20000');
});

const nothing = { remark: '', images: [] };

async function paid(): Promise<Withdrawal> {
  const withdrawal = await desk.withdraw(player, '1000');
  await desk.cashier.desk.approve(desk.operator('mina'), { id: withdrawal.id, note: '' });
  await desk.say(withdrawal, 'paid');
  return withdrawal;
}

const answer = (id: Withdrawal['id'], word: 'received' | 'not-received', remark = '') =>
  desk.cashier.answerReceipt(player, { ...nothing, id, answer: word, remark });

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
  expect(await desk.cashier.desk.withdrawals({ queue: 'disputed' })).toMatchObject({
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
  const held = await desk.withdraw(player, '1000');
  expect(await answer(held.id, 'received')).toMatchObject({ code: 'already-decided' });
  expect(await answer(held.id, 'not-received')).toMatchObject({ code: 'already-decided' });
  const { id } = await paid();
  const stranger = await desk.newMember('0');
  expect(
    await desk.cashier.answerReceipt(stranger, { ...nothing, id, answer: 'received' }),
  ).toMatchObject({ code: 'not-found' });
});

test('all received at once is all that wait, and no other', async () => {
  const [first, second] = [await paid(), await paid()];
  const disputed = await paid();
  await answer(disputed.id, 'not-received');
  expect(await desk.cashier.confirmAllReceipts(player)).toMatchObject({ value: { confirmed: 2 } });
  expect(await Promise.all([first, second, disputed].map(({ id }) => desk.state(id)))).toEqual([
    'received',
    'received',
    'disputed',
  ]);
});

test('silence counts as a receipt after the brand’s time, and not a moment before', async () => {
  const { id } = await paid();
  desk.core.clock.advance(60 * 60_000 - 1);
  await desk.cashier.forceReceipts();
  expect(await desk.state(id)).toBe('paid');
  desk.core.clock.advance(1);
  await desk.cashier.forceReceipts();
  expect(await desk.state(id)).toBe('forced');
});

test('a forced receipt keeps the right to dispute, for the brand’s days', async () => {
  const [first, second] = [await paid(), await paid()];
  desk.core.clock.advance(60 * 60_000);
  await desk.cashier.forceReceipts();
  desk.core.clock.advance(13 * 86_400_000);
  expect(await answer(first.id, 'not-received')).toMatchObject({ value: { state: 'disputed' } });
  desk.core.clock.advance(86_400_000);
  expect(await answer(second.id, 'not-received')).toMatchObject({ code: 'already-decided' });
  expect(await desk.cashier.withdrawal(player, second.id)).toMatchObject({
    value: { disputeUntil: null },
  });
});

test.each(Array.from({ length: 4 }, (_, round) => [round]))(
  'the member’s word and the clock at once are one step after the other (round %i)',
  async () => {
    const { id } = await paid();
    desk.core.clock.advance(60 * 60_000);
    await Promise.all([desk.cashier.forceReceipts(), answer(id, 'not-received')]);
    expect(await desk.state(id)).toBe('disputed');
  },
);

test('a dispute ends with a proven payment or with the money back, once', async () => {
  const [first, second] = [await paid(), await paid()];
  for (const { id } of [first, second]) await answer(id, 'not-received');
  const before = Number(await desk.balance(player));
  const mina = desk.operator('mina');
  const settle = (id: Withdrawal['id'], verdict: 'paid' | 'return') =>
    desk.cashier.desk.settleDispute(mina, { id, verdict, reason: 'the bank’s slip' });
  expect(await settle(first.id, 'paid')).toMatchObject({ value: { state: 'received' } });
  expect(await settle(second.id, 'return')).toMatchObject({ value: { state: 'returned' } });
  expect(await settle(second.id, 'return')).toMatchObject({ code: 'already-decided' });
  expect(Number(await desk.balance(player)) - before).toBe(1000);
  expect(await desk.cashier.withdrawal(player, second.id)).toMatchObject({
    value: { reason: 'the bank’s slip' },
  });
  expect(await desk.deeds(second.id)).toMatchObject([
    { action: 'withdrawal.approved' },
    { action: 'withdrawal.dispute-settled', after: 'returned' },
  ]);
});

test('a member who finds the money after all ends the dispute', async () => {
  const { id } = await paid();
  await answer(id, 'not-received');
  expect(await answer(id, 'received')).toMatchObject({ value: { state: 'received' } });
});
