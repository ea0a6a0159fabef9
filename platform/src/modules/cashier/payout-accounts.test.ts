import type { Member } from '../identity/index.ts';
import { paymentTable, type PaymentTable } from '../../testing/payment-table.ts';

let payments: PaymentTable;
beforeAll(async () => {
  payments = await paymentTable();
});

async function accountsOf(member: Member) {
  const terms = await payments.cashier.payoutTerms(member);
  if (!terms.ok) throw new Error(terms.code);
  return terms.value.accounts;
}

test('a saved account is shown by its last characters, and the first one is the default', async () => {
  const member = await payments.newMember('0');
  expect(await payments.addAccount(member)).toMatchObject({ ok: true });
  await payments.addAccount(member, {
    method: 'bank-sandbox',
    fields: { bank: 'Sonali Bank', account: '1234567890123', routing: '200270522' },
  });
  expect(await accountsOf(member)).toMatchObject([
    { payee: 'Rahim Uddin', isDefault: true, fields: [{ text: '•••• 5678' }] },
    {
      isDefault: false,
      fields: [{ text: 'Sonali Bank' }, { text: '•••• 0123' }, { text: '200270522' }],
    },
  ]);
});

test('all accounts have the same payee name; its spelling may vary', async () => {
  const member = await payments.newMember('0');
  await payments.addAccount(member, { payee: 'Rahím Uddin' });
  const nagad = { method: 'nagad-sandbox', fields: { mobile: '01812345678' } };
  expect(await payments.addAccount(member, { ...nagad, payee: 'Karim Uddin' })).toMatchObject({
    code: 'payee-name-mismatch',
    fields: { payee: { code: 'pattern', pattern: 'other-payee' } },
  });
  expect(await payments.addAccount(member, { ...nagad, payee: ' RAHIM  uddin' })).toMatchObject({
    ok: true,
  });
});

test('the name from the registration is the payee name', async () => {
  const member = await payments.newMember('0');
  await payments.core.db.read
    .insertInto('member_details')
    .values({
      member_id: member.id,
      brand: 'padma',
      mobile: null,
      mobile_proven_at: null,
      email: null,
      answers: JSON.stringify({ payeeName: 'FATEMA BEGUM' }),
      domain: null,
      register_url: '',
    })
    .execute();
  expect(await payments.cashier.payoutTerms(member)).toMatchObject({
    value: { payee: 'FATEMA BEGUM' },
  });
  expect(await payments.addAccount(member)).toMatchObject({ code: 'payee-name-mismatch' });
  expect(await payments.addAccount(member, { payee: 'Fatema Begum' })).toMatchObject({ ok: true });
});

test.each([
  ['a number that is too short', { mobile: '0171234' }, { 'fields.mobile': { code: 'pattern' } }],
  ['a missing field', {}, { 'fields.mobile': { code: 'required' } }],
  [
    'a field too many',
    { mobile: '01712345678', extra: 'x' },
    { 'fields.extra': { code: 'invalid' } },
  ],
])('an account with %s is refused by the method’s own rules', async (_, fields, errors) => {
  const member = await payments.newMember('0');
  expect(await payments.addAccount(member, { fields })).toMatchObject({
    code: 'invalid-input',
    fields: errors,
  });
  expect(await accountsOf(member)).toEqual([]);
});

test('the same account is saved once, even if it is sent five times at once', async () => {
  const member = await payments.newMember('0');
  const sent = await Promise.all(Array.from({ length: 5 }, () => payments.addAccount(member)));
  expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await accountsOf(member)).toHaveLength(1);
});

test('a removed account disappears from the list, and another one becomes the default', async () => {
  const member = await payments.newMember('0');
  const first = await payments.addAccount(member);
  const second = await payments.addAccount(member, { fields: { mobile: '01912345678' } });
  if (!first.ok || !second.ok) throw new Error('the accounts were not saved');
  const stranger = await payments.newMember('0');
  expect(await payments.cashier.removePayoutAccount(stranger, first.value.id)).toMatchObject({
    code: 'not-found',
  });
  expect(await payments.cashier.removePayoutAccount(member, first.value.id)).toMatchObject({
    ok: true,
  });
  expect(await accountsOf(member)).toMatchObject([{ id: second.value.id, isDefault: true }]);
  expect(await payments.addAccount(member)).toMatchObject({ ok: true });
});

test('exactly one account is the default, even if two are preferred at once', async () => {
  const member = await payments.newMember('0');
  const first = await payments.addAccount(member);
  const second = await payments.addAccount(member, { fields: { mobile: '01912345678' } });
  if (!first.ok || !second.ok) throw new Error('the accounts were not saved');
  await Promise.all(
    [first, second, first, second].map(({ value }) =>
      payments.cashier.preferPayoutAccount(member, value.id),
    ),
  );
  const defaults = (await accountsOf(member)).filter(({ isDefault }) => isDefault);
  expect(defaults).toHaveLength(1);
});

test('wrong payment passwords lock withdrawals of the account for a while', async () => {
  const member = await payments.newMember('0');
  for (let tries = 0; tries < 5; tries += 1)
    expect(await payments.addAccount(member, { paymentPassword: '000000' })).toMatchObject({
      code: 'wrong-payment-password',
    });
  expect(await payments.addAccount(member)).toMatchObject({ code: 'payment-password-locked' });
  payments.core.clock.advance(16 * 60_000);
  expect(await payments.addAccount(member)).toMatchObject({ ok: true });
});
