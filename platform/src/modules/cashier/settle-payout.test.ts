import type { Withdrawal } from '@croupier/contracts';
import { until } from '../../testing/test-counter.ts';
import { paymentTable, type PaymentTable, type Player } from '../../testing/payment-table.ts';

let payments: PaymentTable;
let player: Player;

beforeAll(async () => {
  payments = await paymentTable();
});
beforeEach(async () => {
  payments.line.state = 'up';
  player = await payments.player('5000');
});

/** A withdrawal that an operator has said yes to. */
async function approved(amount = '1000'): Promise<Withdrawal> {
  const withdrawal = await payments.withdraw(player, amount);
  await payments.cashier.admin.approve(payments.operator('mina'), {
    id: withdrawal.id,
    note: '',
  });
  return withdrawal;
}

test('an approved withdrawal is sent, paid by the provider’s word, and waits for the member’s', async () => {
  const { id } = await approved();
  await payments.cashier.sendPayouts();
  expect(await payments.state(id)).toBe('sending');
  const [payout] = await payoutsOf(id);
  await payments.post(`/tester/payouts/${payout}`, { word: 'paid' });
  await until(async () => (await payments.state(id)) === 'paid');
  expect(await payments.held(id)).toBe('0.00');
  expect(await payments.balance(player)).toBe('4000.00');
  expect(await payments.cashier.withdrawal(player, id)).toMatchObject({
    value: {
      steps: [{ state: 'held' }, { state: 'approved' }, { state: 'sending' }, { state: 'paid' }],
      receiptDueAt: expect.any(String),
      disputeUntil: expect.any(String),
    },
  });
});

async function payoutsOf(id: string): Promise<(string | null)[]> {
  const rows = await payments.core.db.read
    .selectFrom('withdrawals')
    .select('payout_id')
    .where('id', '=', id as Withdrawal['id'])
    .execute();
  return rows.map(({ payout_id }) => payout_id);
}

test('the fee is kept back: the provider pays the rest', async () => {
  const [payouts, fees] = [await payments.total('payouts'), await payments.total('fees')];
  const account = await payments.addAccount(player, {
    method: 'bank-sandbox',
    fields: { bank: 'Sonali Bank', account: '1234567890123', routing: '200270522' },
  });
  if (!account.ok) throw new Error(account.code);
  const asked = await payments.ask(player, '1000', { account: account.value.id });
  if (!asked.ok) throw new Error(asked.code);
  await payments.cashier.admin.approve(payments.operator('mina'), {
    id: asked.value.id,
    note: '',
  });
  expect(await payments.say(asked.value, 'paid')).toBe(200);
  expect(Number(await payments.total('payouts')) - Number(payouts)).toBe(980);
  expect(Number(await payments.total('fees')) - Number(fees)).toBe(20);
});

test('a payout that fails gives the funds back', async () => {
  const withdrawal = await approved();
  await payments.cashier.sendPayouts();
  const [payout_id] = await payoutsOf(withdrawal.id);
  expect(await payments.say(withdrawal, 'failed', { payout_id: payout_id ?? '' })).toBe(200);
  expect(await payments.state(withdrawal.id)).toBe('failed');
  expect(await payments.balance(player)).toBe('5000.00');
  expect((await payments.entries(player))[0]).toMatchObject({ kind: 'withdrawal-return' });
});

test('“paid” before “accepted”, and both twice, is paid once', async () => {
  const withdrawal = await approved();
  for (const word of ['paid', 'accepted', 'paid', 'accepted'] as const)
    expect(await payments.say(withdrawal, word)).toBe(200);
  expect(await payments.state(withdrawal.id)).toBe('paid');
  expect(await payments.heard(withdrawal.id)).toEqual(['late', 'applied']);
  expect(await payments.held(withdrawal.id)).toBe('0.00');
});

test('the provider’s word may come before its answer: nothing is paid or sent twice', async () => {
  const withdrawal = await approved();
  await payments.say(withdrawal, 'paid', { payout_id: 'out-first' });
  await payments.cashier.sendPayouts();
  expect(await payments.state(withdrawal.id)).toBe('paid');
});

test('twenty words at once pay once', async () => {
  const withdrawal = await approved();
  const words = Array.from({ length: 20 }, (_, index) =>
    payments.say(withdrawal, 'paid', { event_id: `evt-${index % 4}-${withdrawal.id}` }),
  );
  expect(new Set(await Promise.all(words))).toEqual(new Set([200]));
  expect(await payments.held(withdrawal.id)).toBe('0.00');
  expect((await payments.heard(withdrawal.id)).toSorted()).toEqual([
    'applied',
    'late',
    'late',
    'late',
  ]);
});

test.each(Array.from({ length: 4 }, (_, round) => [round]))(
  '“paid” and “failed” at once: one is followed, the other waits for an operator (round %i)',
  async () => {
    const withdrawal = await approved();
    await Promise.all([payments.say(withdrawal, 'paid'), payments.say(withdrawal, 'failed')]);
    const isPaid = (await payments.state(withdrawal.id)) === 'paid';
    expect(await payments.balance(player)).toBe(isPaid ? '4000.00' : '5000.00');
    expect((await payments.heard(withdrawal.id)).toSorted()).toEqual(['applied', 'parked']);
  },
);

test.each([
  ['another amount', { amount: '9000.00' }],
  ['another currency', { currency: 'EUR' }],
])('a word about %s is refused and changes nothing', async (_, changes) => {
  const withdrawal = await approved();
  expect(await payments.say(withdrawal, 'paid', changes)).toBe(400);
  expect(await payments.state(withdrawal.id)).toBe('approved');
  expect(await payments.heard(withdrawal.id)).toEqual(['mismatch']);
});

test('a lost answer is the same payout: asking again sends nothing twice', async () => {
  const { id } = await approved();
  payments.line.state = 'answers-lost';
  await payments.cashier.sendPayouts();
  expect(await payments.state(id)).toBe('approved');
  payments.line.state = 'up';
  payments.core.clock.advance(30_000);
  // The provider's “accepted” may hold the row at this very moment: such a row waits for the next look.
  await until(async () => {
    await payments.cashier.sendPayouts();
    return (await payments.state(id)) === 'sending';
  });
});

test('a word that never came is asked for', async () => {
  const deaf = await paymentTable();
  deaf.line.isDeaf = true;
  const holder = await deaf.player('5000');
  const { id } = await deaf.withdraw(holder, '1000');
  await deaf.cashier.admin.approve(deaf.operator('mina'), { id, note: '' });
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
    await payments.say(withdrawal, 'failed');
    await payments.say(withdrawal, 'paid');
  }
  expect(await payments.balance(player)).toBe('5000.00');
  const mina = payments.operator('mina');
  expect(
    await payments.cashier.admin.settleParked(mina, {
      id: first.id,
      verdict: 'return',
      note: 'x',
    }),
  ).toMatchObject({ code: 'invalid-input' });
  expect(
    await payments.cashier.admin.settleParked(mina, {
      id: first.id,
      verdict: 'take-back',
      note: 'x',
    }),
  ).toMatchObject({ value: { state: 'received', parked: null } });
  expect(await payments.balance(player)).toBe('4000.00');
  expect(
    await payments.cashier.admin.settleParked(mina, {
      id: second.id,
      verdict: 'write-off',
      note: 'x',
    }),
  ).toMatchObject({ value: { state: 'failed', parked: null } });
  expect(await payments.balance(player)).toBe('4000.00');
  expect(await payments.total('write-offs')).toBe('-1000.00');
  expect(
    await payments.cashier.admin.settleParked(mina, {
      id: second.id,
      verdict: 'write-off',
      note: 'x',
    }),
  ).toMatchObject({ code: 'already-decided' });
});

test('what a balance no longer has is not taken back', async () => {
  const withdrawal = await approved();
  await payments.say(withdrawal, 'failed');
  await payments.say(withdrawal, 'paid');
  await payments.withdraw(player, '4500');
  const verdict = { id: withdrawal.id, verdict: 'take-back', note: 'x' } as const;
  expect(
    await payments.cashier.admin.settleParked(payments.operator('mina'), verdict),
  ).toMatchObject({
    code: 'insufficient-funds',
  });
  expect(await payments.cashier.admin.withdrawals({ queue: 'parked' })).toMatchObject({
    value: { rows: expect.arrayContaining([expect.objectContaining({ id: withdrawal.id })]) },
  });
});

test('a payment that came back after all is returned by an operator', async () => {
  const withdrawal = await approved();
  await payments.say(withdrawal, 'paid');
  await payments.say(withdrawal, 'failed');
  const verdict = { id: withdrawal.id, verdict: 'return', note: 'bounced' } as const;
  expect(
    await payments.cashier.admin.settleParked(payments.operator('mina'), verdict),
  ).toMatchObject({
    value: { state: 'returned' },
  });
  expect(await payments.balance(player)).toBe('5000.00');
});
