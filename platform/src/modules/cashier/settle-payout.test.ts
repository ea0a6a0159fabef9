import type { Withdrawal, WithdrawalId } from '@croupier/contracts';
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

/** A withdrawal that an operator has approved. */
async function approved(amount = '1000'): Promise<Withdrawal> {
  const withdrawal = await payments.withdraw(player, amount);
  await payments.cashier.admin.approve(payments.operator('mina'), {
    id: withdrawal.id,
    note: '',
  });
  return withdrawal;
}

test('an approved withdrawal is sent, becomes paid by the provider’s notice, and waits for the member’s confirmation', async () => {
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

test('the fee is deducted: the provider pays the rest', async () => {
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
  expect(await payments.sendPayoutNotice(asked.value, 'paid')).toBe(200);
  expect(Number(await payments.total('payouts')) - Number(payouts)).toBe(980);
  expect(Number(await payments.total('fees')) - Number(fees)).toBe(20);
});

test('a failed payout returns the funds', async () => {
  const withdrawal = await approved();
  await payments.cashier.sendPayouts();
  const [payout_id] = await payoutsOf(withdrawal.id);
  expect(
    await payments.sendPayoutNotice(withdrawal, 'failed', { payout_id: payout_id ?? '' }),
  ).toBe(200);
  expect(await payments.state(withdrawal.id)).toBe('failed');
  expect(await payments.balance(player)).toBe('5000.00');
  expect((await payments.entries(player))[0]).toMatchObject({ kind: 'withdrawal-return' });
});

test('“paid” before “accepted”, each sent twice, pays once', async () => {
  const withdrawal = await approved();
  for (const word of ['paid', 'accepted', 'paid', 'accepted'] as const)
    expect(await payments.sendPayoutNotice(withdrawal, word)).toBe(200);
  expect(await payments.state(withdrawal.id)).toBe('paid');
  expect(await payments.noticeOutcomes(withdrawal.id)).toEqual(['late', 'applied']);
  expect(await payments.held(withdrawal.id)).toBe('0.00');
});

test('a provider’s notice that arrives before the provider’s answer causes no second payment or request', async () => {
  const withdrawal = await approved();
  await payments.sendPayoutNotice(withdrawal, 'paid', { payout_id: 'out-first' });
  await payments.cashier.sendPayouts();
  expect(await payments.state(withdrawal.id)).toBe('paid');
});

test('twenty simultaneous notices pay once', async () => {
  const withdrawal = await approved();
  const words = Array.from({ length: 20 }, (_, index) =>
    payments.sendPayoutNotice(withdrawal, 'paid', {
      event_id: `evt-${index % 4}-${withdrawal.id}`,
    }),
  );
  expect(new Set(await Promise.all(words))).toEqual(new Set([200]));
  expect(await payments.held(withdrawal.id)).toBe('0.00');
  expect((await payments.noticeOutcomes(withdrawal.id)).toSorted()).toEqual([
    'applied',
    'late',
    'late',
    'late',
  ]);
});

test.each(Array.from({ length: 4 }, (_, round) => [round]))(
  'of simultaneous “paid” and “failed” notices one is applied and the other is parked (round %i)',
  async () => {
    const withdrawal = await approved();
    await Promise.all([
      payments.sendPayoutNotice(withdrawal, 'paid'),
      payments.sendPayoutNotice(withdrawal, 'failed'),
    ]);
    const isPaid = (await payments.state(withdrawal.id)) === 'paid';
    expect(await payments.balance(player)).toBe(isPaid ? '4000.00' : '5000.00');
    expect((await payments.noticeOutcomes(withdrawal.id)).toSorted()).toEqual([
      'applied',
      'parked',
    ]);
  },
);

test.each([
  ['another amount', { amount: '9000.00' }],
  ['another currency', { currency: 'EUR' }],
])('a notice about %s is refused and changes nothing', async (_, changes) => {
  const withdrawal = await approved();
  expect(await payments.sendPayoutNotice(withdrawal, 'paid', changes)).toBe(400);
  expect(await payments.state(withdrawal.id)).toBe('approved');
  expect(await payments.noticeOutcomes(withdrawal.id)).toEqual(['mismatch']);
});

test('a refused notice has spent its nonce', async () => {
  const withdrawal = await approved();
  const notice = (amount: string, reference: WithdrawalId) => ({
    event_id: `refused-${reference}-${amount}`,
    payout_id: 'out-refused',
    reference,
    state: 'paid' as const,
    amount,
    currency: 'BDT' as const,
  });
  const twice = async (word: ReturnType<typeof notice>, nonce: string) => {
    const path = '/hooks/payouts/sandbox';
    const first = await payments.send(word, { path, nonce });
    return [first, await payments.send(word, { path, nonce })];
  };
  const unknown = payments.core.ids.next('wdr');
  expect(await twice(notice('1.00', unknown), 'of-unknown-payout')).toEqual([404, 401]);
  expect(await twice(notice('9000.00', withdrawal.id), 'of-other-amount')).toEqual([400, 401]);
});

test('after a lost answer, the retry gets the same payout and sends nothing twice', async () => {
  const { id } = await approved();
  payments.line.state = 'answers-lost';
  await payments.cashier.sendPayouts();
  expect(await payments.state(id)).toBe('approved');
  payments.line.state = 'up';
  payments.core.clock.advance(30_000);
  // The provider's “accepted” notice may hold the row lock at this moment: the job then skips the row until
  // its next run.
  await until(async () => {
    await payments.cashier.sendPayouts();
    return (await payments.state(id)) === 'sending';
  });
});

test('the job asks the provider about a payout without a notice', async () => {
  const unresponsive = await paymentTable();
  unresponsive.line.isUnresponsive = true;
  const holder = await unresponsive.player('5000');
  const { id } = await unresponsive.withdraw(holder, '1000');
  await unresponsive.cashier.admin.approve(unresponsive.operator('mina'), { id, note: '' });
  await unresponsive.cashier.sendPayouts();
  const { payout_id } = await unresponsive.core.db.read
    .selectFrom('withdrawals')
    .select('payout_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await unresponsive.post(`/tester/payouts/${payout_id}`, { word: 'paid' });
  unresponsive.core.clock.advance(30_000);
  await unresponsive.cashier.sendPayouts();
  expect(await unresponsive.state(id)).toBe('paid');
});

test('money paid out after the funds were returned is taken from the balance or borne by the house', async () => {
  const [first, second] = [await approved(), await approved()];
  for (const withdrawal of [first, second]) {
    await payments.sendPayoutNotice(withdrawal, 'failed');
    await payments.sendPayoutNotice(withdrawal, 'paid');
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

test('no money is taken back if the balance is too low', async () => {
  const withdrawal = await approved();
  await payments.sendPayoutNotice(withdrawal, 'failed');
  await payments.sendPayoutNotice(withdrawal, 'paid');
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

test('an operator returns a payment that bounced', async () => {
  const withdrawal = await approved();
  await payments.sendPayoutNotice(withdrawal, 'paid');
  await payments.sendPayoutNotice(withdrawal, 'failed');
  const verdict = { id: withdrawal.id, verdict: 'return', note: 'bounced' } as const;
  expect(
    await payments.cashier.admin.settleParked(payments.operator('mina'), verdict),
  ).toMatchObject({
    value: { state: 'returned' },
  });
  expect(await payments.balance(player)).toBe('5000.00');
});
