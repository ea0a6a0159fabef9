import type { Withdrawal } from '@croupier/contracts';
import { until } from '../../testing/test-counter.ts';
import { paymentDesk, type PaymentDesk, type Player } from '../../testing/test-desk.ts';

let desk: PaymentDesk;
let player: Player;

beforeAll(async () => {
  desk = await paymentDesk();
});
beforeEach(async () => {
  desk.line.state = 'up';
  player = await desk.player('5000');
});

/** A withdrawal that an operator has said yes to. */
async function approved(amount = '1000'): Promise<Withdrawal> {
  const withdrawal = await desk.withdraw(player, amount);
  await desk.cashier.desk.approve(desk.operator('mina'), { id: withdrawal.id, note: '' });
  return withdrawal;
}

test('an approved withdrawal is sent, paid by the provider’s word, and waits for the member’s', async () => {
  const { id } = await approved();
  await desk.cashier.sendPayouts();
  expect(await desk.state(id)).toBe('sending');
  const [payout] = await payoutsOf(id);
  await desk.post(`/tester/payouts/${payout}`, { word: 'paid' });
  await until(async () => (await desk.state(id)) === 'paid');
  expect(await desk.held(id)).toBe('0.00');
  expect(await desk.balance(player)).toBe('4000.00');
  expect(await desk.cashier.withdrawal(player, id)).toMatchObject({
    value: {
      steps: [{ state: 'held' }, { state: 'approved' }, { state: 'sending' }, { state: 'paid' }],
      receiptDueAt: expect.any(String),
      disputeUntil: expect.any(String),
    },
  });
});

async function payoutsOf(id: string): Promise<(string | null)[]> {
  const rows = await desk.core.db.read
    .selectFrom('withdrawals')
    .select('payout_id')
    .where('id', '=', id as Withdrawal['id'])
    .execute();
  return rows.map(({ payout_id }) => payout_id);
}

test('the fee is kept back: the provider pays the rest', async () => {
  const [payouts, fees] = [await desk.total('payouts'), await desk.total('fees')];
  const account = await desk.addAccount(player, {
    method: 'bank-sandbox',
    fields: { bank: 'Sonali Bank', account: '1234567890123', routing: '200270522' },
  });
  if (!account.ok) throw new Error(account.code);
  const asked = await desk.ask(player, '1000', { account: account.value.id });
  if (!asked.ok) throw new Error(asked.code);
  await desk.cashier.desk.approve(desk.operator('mina'), { id: asked.value.id, note: '' });
  expect(await desk.say(asked.value, 'paid')).toBe(200);
  expect(Number(await desk.total('payouts')) - Number(payouts)).toBe(980);
  expect(Number(await desk.total('fees')) - Number(fees)).toBe(20);
});

test('a payout that fails gives the funds back', async () => {
  const withdrawal = await approved();
  await desk.cashier.sendPayouts();
  const [payout_id] = await payoutsOf(withdrawal.id);
  expect(await desk.say(withdrawal, 'failed', { payout_id: payout_id ?? '' })).toBe(200);
  expect(await desk.state(withdrawal.id)).toBe('failed');
  expect(await desk.balance(player)).toBe('5000.00');
  expect((await desk.entries(player))[0]).toMatchObject({ kind: 'withdrawal-return' });
});

test('“paid” before “accepted”, and both twice, is paid once', async () => {
  const withdrawal = await approved();
  for (const word of ['paid', 'accepted', 'paid', 'accepted'] as const)
    expect(await desk.say(withdrawal, word)).toBe(200);
  expect(await desk.state(withdrawal.id)).toBe('paid');
  expect(await desk.heard(withdrawal.id)).toEqual(['late', 'applied']);
  expect(await desk.held(withdrawal.id)).toBe('0.00');
});

test('the provider’s word may come before its answer: nothing is paid or sent twice', async () => {
  const withdrawal = await approved();
  await desk.say(withdrawal, 'paid', { payout_id: 'out-first' });
  await desk.cashier.sendPayouts();
  expect(await desk.state(withdrawal.id)).toBe('paid');
});

test('twenty words at once pay once', async () => {
  const withdrawal = await approved();
  const words = Array.from({ length: 20 }, (_, index) =>
    desk.say(withdrawal, 'paid', { event_id: `evt-${index % 4}-${withdrawal.id}` }),
  );
  expect(new Set(await Promise.all(words))).toEqual(new Set([200]));
  expect(await desk.held(withdrawal.id)).toBe('0.00');
  expect((await desk.heard(withdrawal.id)).toSorted()).toEqual(['applied', 'late', 'late', 'late']);
});

test.each(Array.from({ length: 4 }, (_, round) => [round]))(
  '“paid” and “failed” at once: one is followed, the other waits for an operator (round %i)',
  async () => {
    const withdrawal = await approved();
    await Promise.all([desk.say(withdrawal, 'paid'), desk.say(withdrawal, 'failed')]);
    const isPaid = (await desk.state(withdrawal.id)) === 'paid';
    expect(await desk.balance(player)).toBe(isPaid ? '4000.00' : '5000.00');
    expect((await desk.heard(withdrawal.id)).toSorted()).toEqual(['applied', 'parked']);
  },
);

test.each([
  ['another amount', { amount: '9000.00' }],
  ['another currency', { currency: 'EUR' }],
])('a word about %s is refused and changes nothing', async (_, changes) => {
  const withdrawal = await approved();
  expect(await desk.say(withdrawal, 'paid', changes)).toBe(400);
  expect(await desk.state(withdrawal.id)).toBe('approved');
  expect(await desk.heard(withdrawal.id)).toEqual(['mismatch']);
});

test('a lost answer is the same payout: asking again sends nothing twice', async () => {
  const { id } = await approved();
  desk.line.state = 'answers-lost';
  await desk.cashier.sendPayouts();
  expect(await desk.state(id)).toBe('approved');
  desk.line.state = 'up';
  desk.core.clock.advance(30_000);
  // The provider's “accepted” may hold the row at this very moment: such a row waits for the next look.
  await until(async () => {
    await desk.cashier.sendPayouts();
    return (await desk.state(id)) === 'sending';
  });
});

test('a word that never came is asked for', async () => {
  const deaf = await paymentDesk();
  deaf.line.isDeaf = true;
  const holder = await deaf.player('5000');
  const { id } = await deaf.withdraw(holder, '1000');
  await deaf.cashier.desk.approve(deaf.operator('mina'), { id, note: '' });
  await deaf.cashier.sendPayouts();
  const { payout_id } = await deaf.core.db.read
    .selectFrom('withdrawals')
    .select('payout_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await deaf.post(`/tester/payouts/${payout_id}`, { word: 'paid' });
  deaf.core.clock.advance(30_000);
  await deaf.cashier.sendPayouts();
  expect(await deaf.state(id)).toBe('paid');
});

test('money that was paid after it had gone back is taken from the balance, or borne by the house', async () => {
  const [first, second] = [await approved(), await approved()];
  for (const withdrawal of [first, second]) {
    await desk.say(withdrawal, 'failed');
    await desk.say(withdrawal, 'paid');
  }
  expect(await desk.balance(player)).toBe('5000.00');
  const mina = desk.operator('mina');
  expect(
    await desk.cashier.desk.settleParked(mina, { id: first.id, verdict: 'return', note: 'x' }),
  ).toMatchObject({ code: 'invalid-input' });
  expect(
    await desk.cashier.desk.settleParked(mina, { id: first.id, verdict: 'take-back', note: 'x' }),
  ).toMatchObject({ value: { state: 'received', parked: null } });
  expect(await desk.balance(player)).toBe('4000.00');
  expect(
    await desk.cashier.desk.settleParked(mina, { id: second.id, verdict: 'write-off', note: 'x' }),
  ).toMatchObject({ value: { state: 'failed', parked: null } });
  expect(await desk.balance(player)).toBe('4000.00');
  expect(await desk.total('write-offs')).toBe('-1000.00');
  expect(
    await desk.cashier.desk.settleParked(mina, { id: second.id, verdict: 'write-off', note: 'x' }),
  ).toMatchObject({ code: 'already-decided' });
});

test('what a balance no longer has is not taken back', async () => {
  const withdrawal = await approved();
  await desk.say(withdrawal, 'failed');
  await desk.say(withdrawal, 'paid');
  await desk.withdraw(player, '4500');
  const verdict = { id: withdrawal.id, verdict: 'take-back', note: 'x' } as const;
  expect(await desk.cashier.desk.settleParked(desk.operator('mina'), verdict)).toMatchObject({
    code: 'insufficient-funds',
  });
  expect(await desk.cashier.desk.withdrawals({ queue: 'parked' })).toMatchObject({
    value: { rows: expect.arrayContaining([expect.objectContaining({ id: withdrawal.id })]) },
  });
});

test('a payment that came back after all is returned by an operator', async () => {
  const withdrawal = await approved();
  await desk.say(withdrawal, 'paid');
  await desk.say(withdrawal, 'failed');
  const verdict = { id: withdrawal.id, verdict: 'return', note: 'bounced' } as const;
  expect(await desk.cashier.desk.settleParked(desk.operator('mina'), verdict)).toMatchObject({
    value: { state: 'returned' },
  });
  expect(await desk.balance(player)).toBe('5000.00');
});
