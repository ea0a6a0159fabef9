import type { Deposit, TransferNotice } from '@croupier/contracts';
import type { Member } from '../identity/index.ts';
import { until } from '../../testing/test-counter.ts';
import { paymentTable, type PaymentTable } from '../../testing/payment-table.ts';

let payments: PaymentTable;
let member: Member;
let words = 0;

beforeAll(async () => {
  payments = await paymentTable();
});
beforeEach(async () => {
  member = await payments.newMember('0');
});

async function transfer(amount = '5000'): Promise<Deposit> {
  const asked = await payments.request(member, { method: 'bank-sandbox', amount });
  if (!asked.ok) throw new Error(asked.code);
  return asked.value;
}

/** The bank's notice that a transfer arrived. */
const arrive = (
  deposit: Deposit,
  changes: Partial<TransferNotice> = {},
  sending: { readonly nonce?: string } = {},
) =>
  payments.send(
    {
      event_id: `arrived-${(words += 1)}`,
      bank_reference: `BANK${words}`,
      transfer_code: deposit.transferCode ?? '',
      payer: 'Rahim Uddin',
      amount: deposit.amount,
      currency: 'BDT',
      ...changes,
    },
    { path: '/hooks/transfers/sandbox', ...sending },
  );

const prove = (deposit: Deposit, holder = member) =>
  payments.cashier.prove(holder, {
    id: deposit.id,
    bankReference: 'TT-1',
    remark: 'sent just now',
    images: [],
  });

const match = (deposit: Deposit, bankReference: string, amount = deposit.amount) =>
  payments.cashier.admin.match(payments.operator('mina'), {
    id: deposit.id,
    bankReference,
    amount,
    note: 'seen on the account',
  });

async function unmatched() {
  const waiting = await payments.cashier.admin.unmatchedTransfers();
  return waiting.ok ? waiting.value : [];
}

test('a bank-transfer deposit shows the target account and its own code', async () => {
  const [first, second] = [await transfer(), await transfer()];
  expect(first).toMatchObject({ kind: 'transfer', payUrl: null, payTo: expect.any(Array) });
  expect(first.payTo.length).toBeGreaterThan(0);
  expect(first.transferCode).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{6}$/);
  expect(second.transferCode).not.toBe(first.transferCode);
});

test('the bank’s notice credits the deposit once, however often the notice arrives', async () => {
  const deposit = await transfer();
  const word = { event_id: 'the-same', bank_reference: 'BANK-ONCE' };
  const sent = Array.from({ length: 6 }, () => arrive(deposit, word));
  expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
  expect(await payments.balance(member)).toBe('5000.00');
  expect(await payments.depositState(member, deposit.id)).toBe('credited');
});

test('a notice without a readable amount has spent its nonce', async () => {
  const deposit = await transfer();
  const sending = { nonce: 'of-no-amount' };
  expect(await arrive(deposit, { amount: '0.00' }, sending)).toBe(400);
  expect(await arrive(deposit, { amount: '0.00' }, sending)).toBe(401);
});

test('a transfer that arrives at the sandbox bank is credited by its webhook', async () => {
  const deposit = await transfer();
  await payments.post('/tester/transfers', {
    transfer_code: deposit.transferCode ?? '',
    amount: '5000',
    currency: 'BDT',
    payer: 'Rahim Uddin',
  });
  await until(async () => (await payments.balance(member)) === '5000.00');
});

test('the received amount is credited, not the requested one, and the member sees both', async () => {
  const deposit = await transfer('5000');
  await arrive(deposit, { amount: '4200.50' });
  expect(await payments.balance(member)).toBe('4200.50');
  expect(await payments.cashier.deposits(member, {})).toMatchObject({
    value: { rows: [{ amount: '5000.00', receivedAmount: '4200.50' }] },
  });
});

test('a transfer with an unknown code waits for an operator, who matches it to a deposit', async () => {
  const deposit = await transfer();
  expect(await arrive(deposit, { transfer_code: 'MISSPELT', bank_reference: 'LOST-1' })).toBe(200);
  expect(await payments.balance(member)).toBe('0.00');
  expect(await unmatched()).toContainEqual(
    expect.objectContaining({ bankReference: 'LOST-1', transferCode: 'MISSPELT' }),
  );
  expect(await match(deposit, 'LOST-1', '100.00')).toMatchObject({
    code: 'invalid-input',
    fields: { amount: { code: 'pattern', pattern: 'other-amount' } },
  });
  expect(await match(deposit, 'LOST-1')).toMatchObject({
    value: { deposit: { state: 'credited' } },
  });
  expect(await payments.balance(member)).toBe('5000.00');
  expect(await unmatched()).not.toContainEqual(
    expect.objectContaining({ bankReference: 'LOST-1' }),
  );
});

test('one transfer pays one deposit, and two simultaneous operators credit it once', async () => {
  const [first, second] = [await transfer(), await transfer()];
  const answers = await Promise.all([match(first, 'SAME-1'), match(second, 'SAME-1')]);
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code)).toSorted()).toEqual([
    'ok',
    'transfer-known',
  ]);
  expect(await payments.balance(member)).toBe('5000.00');
});

test('a bank notice and an operator at the same time credit the deposit once', async () => {
  const deposit = await transfer();
  await Promise.all([arrive(deposit, { bank_reference: 'BOTH-1' }), match(deposit, 'BOTH-1')]);
  expect(await payments.balance(member)).toBe('5000.00');
});

test('without a proof the deposit expires; with a proof it waits for an operator, who can decline it', async () => {
  const [silent, proven] = [await transfer(), await transfer()];
  expect(await prove(proven)).toMatchObject({ value: { proof: { remark: 'sent just now' } } });
  payments.core.clock.advance(121 * 60_000);
  await payments.cashier.queryPending();
  expect(await payments.depositState(member, silent.id)).toBe('expired');
  expect(await payments.depositState(member, proven.id)).toBe('pending');
  const reason = 'No such transfer has arrived.';
  await payments.cashier.admin.refuse(payments.operator('mina'), { id: proven.id, reason });
  expect(await payments.cashier.deposits(member, {})).toMatchObject({
    value: { rows: [{ state: 'declined', reason }, { state: 'expired' }] },
  });
  expect(await payments.auditRecords(proven.id)).toMatchObject([
    { action: 'deposit.refused', note: reason },
  ]);
});

test('money that arrives after the expiry is credited', async () => {
  const deposit = await transfer();
  payments.core.clock.advance(121 * 60_000);
  await payments.cashier.queryPending();
  expect(await payments.depositState(member, deposit.id)).toBe('expired');
  expect(await arrive(deposit)).toBe(200);
  expect(await payments.balance(member)).toBe('5000.00');
  expect(await prove(deposit)).toMatchObject({ code: 'already-decided' });
});

test('only the deposit’s member can prove a transfer, and only while the deposit is pending', async () => {
  const deposit = await transfer();
  expect(await prove(deposit, await payments.newMember('0'))).toMatchObject({ code: 'not-found' });
});

test('an operator cannot decide on a provider’s payment until its money arrived too late', async () => {
  const deposit = await payments.deposit(member);
  const shown = { ...deposit, id: deposit.id };
  expect(await match(shown, 'LATE-1')).toMatchObject({ code: 'already-decided' });
  payments.core.clock.advance(31 * 60_000);
  await payments.cashier.queryPending();
  const word = {
    event_id: `late-${deposit.id}`,
    payment_id: deposit.paymentId,
    reference: deposit.id,
    state: 'paid' as const,
    amount: deposit.amount,
    currency: 'BDT',
  };
  expect(await payments.send(word)).toBe(200);
  expect(await payments.cashier.admin.deposits({ queue: 'parked' })).toMatchObject({
    value: { rows: [{ parked: { state: 'paid' }, member: { id: member.id } }] },
  });
  expect(await match(shown, 'LATE-1')).toMatchObject({ value: { parked: null } });
  expect(await payments.balance(member)).toBe('500.00');
});
