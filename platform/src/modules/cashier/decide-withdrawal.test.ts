import type { Operator } from '../identity/index.ts';
import { seedOperators } from '../../testing/test-operators.ts';
import { paymentTable, type PaymentTable } from '../../testing/payment-table.ts';

const longAgo = new Date('2020-01-01');

let payments: PaymentTable;
beforeAll(async () => {
  payments = await paymentTable();
});

test('an operator’s approval starts the payment and writes an audit record', async () => {
  const { id } = await payments.withdraw(await payments.player('5000'), '1000');
  const mina = payments.operator('mina');
  const answer = await payments.cashier.admin.approve(mina, { id, note: 'known player' });
  expect(answer).toMatchObject({ value: { state: 'approved', approvals: [{ operator: 'mina' }] } });
  expect(await payments.auditRecords(id)).toEqual([
    { operator: 'mina', action: 'withdrawal.approved', after: 'approved', note: 'known player' },
  ]);
});

test('a rejection returns the funds and shows its reason to the member', async () => {
  const player = await payments.player('5000');
  const { id } = await payments.withdraw(player, '1000');
  const reason = 'The account is in another name.';
  await payments.cashier.admin.reject(payments.operator('mina'), { id, reason });
  expect(await payments.cashier.withdrawal(player, id)).toMatchObject({
    value: { state: 'rejected', reason },
  });
  expect(await payments.balance(player)).toBe('5000.00');
  expect(await payments.held(id)).toBe('0.00');
  expect(await payments.auditRecords(id)).toMatchObject([
    { action: 'withdrawal.rejected', note: reason },
  ]);
});

test('a large withdrawal needs two operators; two approvals by one operator are not enough', async () => {
  const player = await payments.player('100000');
  const account = await payments.addAccount(player, {
    method: 'bank-sandbox',
    fields: { bank: 'Sonali Bank', account: '1234567890123', routing: '200270522' },
  });
  if (!account.ok) throw new Error(account.code);
  const asked = await payments.ask(player, '50000.01', { account: account.value.id });
  if (!asked.ok) throw new Error(asked.code);
  const { id } = asked.value;
  const [mina, jamal] = [payments.operator('mina'), payments.operator('jamal')];
  expect(await payments.cashier.admin.approve(mina, { id, note: '' })).toMatchObject({
    value: { state: 'held', approvalsNeeded: 2 },
  });
  expect(await payments.cashier.admin.approve(mina, { id, note: '' })).toMatchObject({
    code: 'second-person-needed',
  });
  expect(await payments.cashier.admin.approve(jamal, { id, note: '' })).toMatchObject({
    value: { state: 'approved', approvals: [{ operator: 'mina' }, { operator: 'jamal' }] },
  });
});

test('a refused approval does not stay: it can be given again once its operator counts', async () => {
  const fresh = await paymentTable();
  const player = await fresh.player('100000');
  const account = await fresh.addAccount(player, {
    method: 'bank-sandbox',
    fields: { bank: 'Sonali Bank', account: '1234567890123', routing: '200270522' },
  });
  if (!account.ok) throw new Error(account.code);
  const asked = await fresh.ask(player, '50000.01', { account: account.value.id });
  if (!asked.ok) throw new Error(asked.code);
  const { id } = asked.value;
  const nadia = { id: fresh.core.ids.next('opr'), name: 'nadia', token: 'handle of nadia' };
  await seedOperators(fresh.core, [{ ...nadia, invitedBy: fresh.operator('mina').id }]);
  const approve = (by: Operator) => fresh.cashier.admin.approve(by, { id, note: '' });
  expect(await approve(nadia)).toMatchObject({ code: 'second-person-needed' });
  expect(await fresh.cashier.admin.file(id)).toMatchObject({
    value: { withdrawal: { approvals: [] } },
  });
  await fresh.core.db.read
    .updateTable('operators')
    .set({ vouched_by: fresh.operator('jamal').id, vouched_at: longAgo })
    .where('id', '=', nadia.id)
    .execute();
  expect(await approve(nadia)).toMatchObject({ value: { approvals: [{ operator: 'nadia' }] } });
});

test.each(Array.from({ length: 6 }, (_, round) => [round]))(
  'a simultaneous approval and rejection give one decision (round %i)',
  async () => {
    const player = await payments.player('5000');
    const { id } = await payments.withdraw(player, '1000');
    const answers = await Promise.all([
      payments.cashier.admin.approve(payments.operator('mina'), { id, note: '' }),
      payments.cashier.admin.reject(payments.operator('jamal'), { id, reason: 'no' }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const isApproved = (await payments.state(id)) === 'approved';
    expect(await payments.balance(player)).toBe(isApproved ? '4000.00' : '5000.00');
    expect(await payments.held(id)).toBe(isApproved ? '1000.00' : '0.00');
    expect(await payments.auditRecords(id)).toHaveLength(1);
  },
);

test('the admin page shows the member, the payout account, and total deposits and withdrawals', async () => {
  const player = await payments.player('5000');
  await payments.send({
    ...{ event_id: `of-${player.id}`, state: 'paid', currency: 'BDT' as const },
    ...(await paid(player)),
  });
  const { id } = await payments.withdraw(player, '1000');
  expect(await payments.cashier.admin.file(id)).toMatchObject({
    value: {
      withdrawal: { payee: 'Rahim Uddin', fields: [{ text: '01712345678' }] },
      depositedTotal: '500.00',
      withdrawnTotal: '0.00',
      entries: [{ kind: 'withdrawal' }, { kind: 'deposit' }, { kind: 'deposit' }],
    },
  });
});

async function paid(player: Parameters<PaymentTable['deposit']>[0]) {
  const deposit = await payments.deposit(player);
  return { payment_id: deposit.paymentId, reference: deposit.id, amount: deposit.amount };
}

test('each queue lists the items that wait in it, per brand', async () => {
  const fresh = await paymentTable();
  const player = await fresh.player('5000');
  const made = [await fresh.withdraw(player, '500'), await fresh.withdraw(player, '600')];
  const [first] = made;
  if (!first) throw new Error('nothing was made');
  await fresh.cashier.admin.reject(fresh.operator('mina'), { id: first.id, reason: 'no' });
  const amounts = async (queue: 'review' | 'closed' | 'open', brand: string) => {
    const page = await fresh.cashier.admin.withdrawals({ queue, brand });
    return page.ok ? page.value.rows.map(({ amount }) => amount) : [];
  };
  expect(await amounts('review', 'padma')).toEqual(['600.00']);
  expect(await amounts('closed', 'padma')).toEqual(['500.00']);
  expect(await amounts('open', 'padma')).toEqual([]);
  expect(await amounts('review', 'verano')).toEqual([]);
});
