import { sql } from 'kysely';
import { createWallet } from '../wallet/index.ts';
import { paymentTable, type PaymentTable } from '../../testing/payment-table.ts';

let payments: PaymentTable;
beforeAll(async () => {
  payments = await paymentTable();
});

test('a request holds the funds and appears in the statement and on the live stream', async () => {
  const player = await payments.player('5000');
  const withdrawal = await payments.withdraw(player, '2000');
  expect(withdrawal).toMatchObject({
    state: 'held',
    amount: '2000.00',
    fee: '0.00',
    account: '•••• 5678',
    steps: [{ state: 'held' }],
    mayCancel: false,
  });
  expect(await payments.balance(player)).toBe('3000.00');
  expect(await payments.held(withdrawal.id)).toBe('2000.00');
  expect((await payments.entries(player))[0]).toMatchObject({
    kind: 'withdrawal',
    reference: withdrawal.id,
    amountUnits: -200_000_000n,
  });
  expect(await payments.events(player)).toContain('withdrawal.changed');
});

test.each([
  ['below the least', '499.99', 'amount-out-of-range'],
  ['above the most', '25000.01', 'amount-out-of-range'],
  ['finer than hundredths', '500.001', 'invalid-input'],
  ['above the balance', '5000.01', 'insufficient-funds'],
])('an amount %s is refused, and nothing is held', async (_, amount, code) => {
  const player = await payments.player('5000');
  expect(await payments.ask(player, amount)).toMatchObject({ code });
  expect(await payments.balance(player)).toBe('5000.00');
  expect(await payments.cashier.withdrawals(player, {})).toMatchObject({ value: { rows: [] } });
});

test('the payment password is required, and another member’s payout account is refused', async () => {
  const [player, other] = [await payments.player('5000'), await payments.player('5000')];
  expect(await payments.ask(player, '500', { password: '111111' })).toMatchObject({
    code: 'wrong-payment-password',
  });
  expect(await payments.ask(player, '500', { account: other.payTo })).toMatchObject({
    code: 'not-found',
  });
});

test('a trial account is refused', async () => {
  const player = await payments.player('5000');
  expect(await payments.ask({ ...player, type: 4 }, '500')).toMatchObject({
    code: 'in_need_true_account',
  });
});

test('four simultaneous requests create one withdrawal; another amount with the same key is refused', async () => {
  const player = await payments.player('5000');
  const key = 'pressed-four-times';
  const presses = Array.from({ length: 4 }, () => payments.ask(player, '1000', { key }));
  const ids = (await Promise.all(presses)).map((answer) =>
    answer.ok ? answer.value.id : answer.code,
  );
  expect(new Set(ids).size).toBe(1);
  expect(await payments.balance(player)).toBe('4000.00');
  expect(await payments.ask(player, '2000', { key })).toMatchObject({
    code: 'idempotency-key-reused',
  });
});

test('five different simultaneous requests never take more than the balance', async () => {
  const player = await payments.player('2500');
  const asked = await Promise.all(Array.from({ length: 5 }, () => payments.ask(player, '1000')));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(2);
  expect(await payments.balance(player)).toBe('500.00');
});

test('the daily limit counts all requests of the last 24 hours, even two simultaneous ones', async () => {
  const player = await payments.player('300000');
  for (let times = 0; times < 7; times += 1) await payments.withdraw(player, '25000');
  const asked = await Promise.all([payments.ask(player, '20000'), payments.ask(player, '20000')]);
  expect(asked.map((answer) => (answer.ok ? 'ok' : answer.code)).toSorted()).toEqual([
    'ok',
    'withdrawal-limit-reached',
  ]);
  payments.core.clock.advance(86_400_000);
  expect(await payments.ask(player, '20000')).toMatchObject({ ok: true });
});

test('the member cannot cancel a requested withdrawal', async () => {
  const player = await payments.player('5000');
  const { id } = await payments.withdraw(player, '1000');
  expect(await payments.cashier.cancelWithdrawal(player, id)).toMatchObject({
    code: 'withdrawal-final',
  });
  expect(await payments.state(id)).toBe('held');
});

test('if the brand’s rules allow it, the member can cancel before an operator approves', async () => {
  const lenient = await paymentTable();
  await lenient.core.db.read.updateTable('cashier_settings').set({ may_cancel: true }).execute();
  const player = await lenient.player('5000');
  const withdrawal = await lenient.withdraw(player, '1000');
  expect(withdrawal.mayCancel).toBe(true);
  const stranger = await lenient.player('0');
  expect(await lenient.cashier.cancelWithdrawal(stranger, withdrawal.id)).toMatchObject({
    code: 'not-found',
  });
  expect(await lenient.cashier.cancelWithdrawal(player, withdrawal.id)).toMatchObject({
    value: { state: 'cancelled' },
  });
  expect(await lenient.balance(player)).toBe('5000.00');
  expect(await lenient.held(withdrawal.id)).toBe('0.00');
});

test('a member reads only their own withdrawals, page by page', async () => {
  const player = await payments.player('5000');
  const made = [];
  for (const amount of ['500', '600', '700']) made.push(await payments.withdraw(player, amount));
  const first = await payments.cashier.withdrawals(player, { limit: 2 });
  const before = (first.ok && first.value.next) || '';
  const second = await payments.cashier.withdrawals(player, { limit: 2, before });
  const amounts = [first, second].flatMap((page) =>
    page.ok ? page.value.rows.map(({ amount }) => amount) : [],
  );
  expect(amounts).toEqual(['700.00', '600.00', '500.00']);
  const stranger = await payments.newMember('0');
  const [one] = made;
  if (!one) throw new Error('nothing was made');
  expect(await payments.cashier.withdrawal(stranger, one.id)).toMatchObject({ code: 'not-found' });
});

test('the wallet shows the funds of unpaid withdrawals as held', async () => {
  const player = await payments.player('8000');
  const { ledger, cashier } = payments;
  const wallet = createWallet(payments.core, {
    ledger,
    withdrawals: cashier,
    counterparties: async () => new Map(),
  });
  const made = [await payments.withdraw(player, '500'), await payments.withdraw(player, '700')];
  expect(await wallet.balance(player)).toMatchObject({
    value: { sumBalance: '6800.00', held: '1200.00' },
  });
  const [first, second] = made;
  if (!first || !second) throw new Error('nothing was made');
  const mina = payments.operator('mina');
  await cashier.admin.reject(mina, { id: first.id, reason: 'The account is unknown.' });
  expect(await wallet.balance(player)).toMatchObject({
    value: { sumBalance: '7300.00', held: '700.00' },
  });
  await cashier.admin.approve(mina, { id: second.id, note: '' });
  expect(await wallet.balance(player)).toMatchObject({ value: { held: '700.00' } });
  await payments.sendPayoutNotice(second, 'paid');
  expect(await wallet.balance(player)).toMatchObject({ value: { held: '0.00' } });
});

test('twelve simultaneous correct payment passwords are all accepted', async () => {
  const player = await payments.player('5000');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => payments.ask(player, '9999', { key: `twelve-${at}` })),
  );
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code))).toEqual(
    Array.from({ length: 12 }, () => 'insufficient-funds'),
  );
});

test('twenty simultaneous wrong payment passwords reveal as much as five, and then the correct one is locked out', async () => {
  const player = await payments.player('5000');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      payments.ask(player, '500', { key: `guess-${at}`, password: `1111${10 + at}` }),
    ),
  );
  const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.code));
  expect(codes.filter((code) => code === 'wrong-payment-password')).toHaveLength(5);
  expect(codes.filter((code) => code === 'payment-password-locked')).toHaveLength(15);
  expect(await payments.ask(player, '500')).toMatchObject({ code: 'payment-password-locked' });
  payments.core.clock.advance(16 * 60_000);
  expect(await payments.ask(player, '500')).toMatchObject({ ok: true });
});

test('no withdrawal is taken while withdrawals are paused, and the page says until when', async () => {
  const player = await payments.player('5000');
  const until = new Date(payments.core.clock.now().getTime() + 3_600_000);
  await payments.core.db.transaction((tx) =>
    tx
      .updateTable('members')
      .set({ withdrawals_from: until })
      .where('id', '=', player.id)
      .execute(),
  );
  expect(await payments.ask(player, '500')).toMatchObject({
    code: 'withdrawals-paused',
    retryAfter: 3_600,
  });
  expect(await payments.cashier.payoutTerms(player)).toMatchObject({
    value: { pausedUntil: until.toISOString() },
  });
  payments.core.clock.advance(3_600_000);
  expect(await payments.ask(player, '500')).toMatchObject({ ok: true });
});

test('the level of a member adds to the daily limit', async () => {
  const player = await payments.player('300000');
  for (let times = 0; times < 8; times += 1) await payments.withdraw(player, '25000');
  expect(await payments.ask(player, '1000')).toMatchObject({ code: 'withdrawal-limit-reached' });
  payments.withdrawalBenefits.set(player.id, { dailyUnits: 100_000_000n, instantUnits: 0n });
  const terms = await payments.cashier.payoutTerms(player);
  expect(terms).toMatchObject({ value: { leftToday: '1000.00' } });
  expect(await payments.ask(player, '1000')).toMatchObject({ ok: true });
  expect(await payments.ask(player, '1000')).toMatchObject({ code: 'withdrawal-limit-reached' });
});

test('withdrawals within the bound of the level are approved at once, simultaneous ones only up to it', async () => {
  const player = await payments.player('300000');
  payments.withdrawalBenefits.set(player.id, { dailyUnits: 0n, instantUnits: 250_000_000n });
  const answers = await Promise.all([1, 2, 3].map(() => payments.ask(player, '1000')));
  const states = answers.map((answer) => (answer.ok ? answer.value.state : answer.code));
  expect(states.toSorted()).toEqual(['approved', 'approved', 'held']);
  const { rows } = await sql<{ operator: string }>`
    SELECT operator FROM audit_entries WHERE action = 'withdrawal.approved' AND subject = ANY(${answers.map(
      (answer) => (answer.ok ? answer.value.id : ''),
    )})`.execute(payments.core.db.read);
  expect(rows.map(({ operator }) => operator)).toEqual(['vip', 'vip']);
  // Two operators approve what is above their bound, also for members with a level.
  payments.withdrawalBenefits.set(player.id, { dailyUnits: 0n, instantUnits: 10_000_000_000n });
  const account = await payments.addAccount(player, {
    method: 'bank-sandbox',
    fields: { bank: 'Sonali Bank', account: '1234567890123', routing: '200270522' },
  });
  if (!account.ok) throw new Error(account.code);
  const large = await payments.ask(player, '50000.01', { account: account.value.id });
  expect(large).toMatchObject({ value: { state: 'held' } });
});
