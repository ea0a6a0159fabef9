import type { Deposit, TransferNotice } from '@croupier/contracts';
import type { Member } from '../identity/index.ts';
import { until } from '../../testing/test-counter.ts';
import { paymentDesk, type PaymentDesk } from '../../testing/test-desk.ts';

let desk: PaymentDesk;
let member: Member;
let words = 0;

beforeAll(async () => {
  desk = await paymentDesk();
});
beforeEach(async () => {
  member = await desk.newMember('0');
});

async function transfer(amount = '5000'): Promise<Deposit> {
  const asked = await desk.request(member, { method: 'bank-sandbox', amount });
  if (!asked.ok) throw new Error(asked.code);
  return asked.value;
}

/** The bank's word that a transfer arrived. */
const arrive = (deposit: Deposit, changes: Partial<TransferNotice> = {}) =>
  desk.send(
    {
      event_id: `arrived-${(words += 1)}`,
      bank_reference: `BANK${words}`,
      transfer_code: deposit.transferCode ?? '',
      payer: 'Rahim Uddin',
      amount: deposit.amount,
      currency: 'BDT',
      ...changes,
    },
    { path: '/hooks/transfers/sandbox' },
  );

const prove = (deposit: Deposit, holder = member) =>
  desk.cashier.prove(holder, {
    id: deposit.id,
    bankReference: 'TT-1',
    remark: 'sent just now',
    images: [],
  });

const match = (deposit: Deposit, bankReference: string, amount = deposit.amount) =>
  desk.cashier.desk.match(desk.operator('mina'), {
    id: deposit.id,
    bankReference,
    amount,
    note: 'seen on the account',
  });

async function unmatched() {
  const waiting = await desk.cashier.desk.unmatchedTransfers();
  return waiting.ok ? waiting.value : [];
}

test('a transfer names where to pay and a code of its own', async () => {
  const [first, second] = [await transfer(), await transfer()];
  expect(first).toMatchObject({ kind: 'transfer', payUrl: null, payTo: expect.any(Array) });
  expect(first.payTo.length).toBeGreaterThan(0);
  expect(first.transferCode).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{6}$/);
  expect(second.transferCode).not.toBe(first.transferCode);
});

test('the bank’s word credits it, once, however often it comes', async () => {
  const deposit = await transfer();
  const word = { event_id: 'the-same', bank_reference: 'BANK-ONCE' };
  const sent = Array.from({ length: 6 }, () => arrive(deposit, word));
  expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
  expect(await desk.balance(member)).toBe('5000.00');
  expect(await desk.depositState(member, deposit.id)).toBe('credited');
});

test('a transfer that arrives at the sandbox’s bank is credited by its webhook', async () => {
  const deposit = await transfer();
  await desk.post('/tester/transfers', {
    transfer_code: deposit.transferCode ?? '',
    amount: '5000',
    currency: 'BDT',
    payer: 'Rahim Uddin',
  });
  await until(async () => (await desk.balance(member)) === '5000.00');
});

test('what came counts, not what was asked for, and the member sees both', async () => {
  const deposit = await transfer('5000');
  await arrive(deposit, { amount: '4200.50' });
  expect(await desk.balance(member)).toBe('4200.50');
  expect(await desk.cashier.deposits(member, {})).toMatchObject({
    value: { rows: [{ amount: '5000.00', receivedAmount: '4200.50' }] },
  });
});

test('a code that is nobody’s waits for an operator, who gives it to a deposit', async () => {
  const deposit = await transfer();
  expect(await arrive(deposit, { transfer_code: 'MISSPELT', bank_reference: 'LOST-1' })).toBe(200);
  expect(await desk.balance(member)).toBe('0.00');
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
  expect(await desk.balance(member)).toBe('5000.00');
  expect(await unmatched()).not.toContainEqual(
    expect.objectContaining({ bankReference: 'LOST-1' }),
  );
});

test('one transfer pays one deposit, and two operators at once credit once', async () => {
  const [first, second] = [await transfer(), await transfer()];
  const answers = await Promise.all([match(first, 'SAME-1'), match(second, 'SAME-1')]);
  expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code)).toSorted()).toEqual([
    'ok',
    'transfer-known',
  ]);
  expect(await desk.balance(member)).toBe('5000.00');
});

test('the bank and an operator at once credit once', async () => {
  const deposit = await transfer();
  await Promise.all([arrive(deposit, { bank_reference: 'BOTH-1' }), match(deposit, 'BOTH-1')]);
  expect(await desk.balance(member)).toBe('5000.00');
});

test('without a proof it expires; with one it waits for an operator, who may decline it', async () => {
  const [silent, proven] = [await transfer(), await transfer()];
  expect(await prove(proven)).toMatchObject({ value: { proof: { remark: 'sent just now' } } });
  desk.core.clock.advance(121 * 60_000);
  await desk.cashier.askPending();
  expect(await desk.depositState(member, silent.id)).toBe('expired');
  expect(await desk.depositState(member, proven.id)).toBe('pending');
  const reason = 'No such transfer has arrived.';
  await desk.cashier.desk.refuse(desk.operator('mina'), { id: proven.id, reason });
  expect(await desk.cashier.deposits(member, {})).toMatchObject({
    value: { rows: [{ state: 'declined', reason }, { state: 'expired' }] },
  });
  expect(await desk.deeds(proven.id)).toMatchObject([{ action: 'deposit.refused', note: reason }]);
});

test('money that arrives after the end is credited all the same', async () => {
  const deposit = await transfer();
  desk.core.clock.advance(121 * 60_000);
  await desk.cashier.askPending();
  expect(await desk.depositState(member, deposit.id)).toBe('expired');
  expect(await arrive(deposit)).toBe(200);
  expect(await desk.balance(member)).toBe('5000.00');
  expect(await prove(deposit)).toMatchObject({ code: 'already-decided' });
});

test('only the member proves their transfer, and only while it waits', async () => {
  const deposit = await transfer();
  expect(await prove(deposit, await desk.newMember('0'))).toMatchObject({ code: 'not-found' });
});

test('a page’s payment is not the operator’s to decide until its money came too late', async () => {
  const deposit = await desk.deposit(member);
  const shown = { ...deposit, id: deposit.id };
  expect(await match(shown, 'LATE-1')).toMatchObject({ code: 'already-decided' });
  desk.core.clock.advance(31 * 60_000);
  await desk.cashier.askPending();
  const word = {
    event_id: `late-${deposit.id}`,
    payment_id: deposit.paymentId,
    reference: deposit.id,
    state: 'paid' as const,
    amount: deposit.amount,
    currency: 'BDT',
  };
  expect(await desk.send(word)).toBe(200);
  expect(await desk.cashier.desk.deposits({ queue: 'parked' })).toMatchObject({
    value: { rows: [{ parked: { state: 'paid' }, member: { id: member.id } }] },
  });
  expect(await match(shown, 'LATE-1')).toMatchObject({ value: { parked: null } });
  expect(await desk.balance(member)).toBe('500.00');
});
