import { testCounter, until, type Counter } from '../../testing/test-counter.ts';

let counter: Counter;
beforeAll(async () => {
  counter = await testCounter();
});
afterEach(() => {
  counter.line.state = 'up';
});

test('a payer who confirms gets the money, and the live stream reports it once', async () => {
  const member = counter.member();
  const deposit = await counter.deposit(member);
  const answer = await counter.press(deposit, 'paid');
  expect(answer.headers.location).toBe('http://localhost:4000/?centre=member-centre');
  await until(async () => (await counter.balance(member)) === '500.00');
  expect(await counter.state(member, deposit.id)).toBe('credited');
  expect(await counter.events(member)).toEqual(['deposit.changed', 'wallet.balance-changed']);
});

test('a payer who declines gets no money', async () => {
  const member = counter.member();
  const deposit = await counter.deposit(member);
  await counter.press(deposit, 'declined');
  await until(async () => (await counter.state(member, deposit.id)) === 'declined');
  expect(await counter.balance(member)).toBe('0.00');
  expect(await counter.events(member)).toEqual(['deposit.changed']);
});

test.each([
  ['below the least', { amount: '99.99' }, 'amount-out-of-range'],
  ['above the most', { amount: '30000.01' }, 'amount-out-of-range'],
  ['finer than hundredths', { amount: '100.001' }, 'invalid-input'],
  ['by a method of another brand', { method: 'bizum-sandbox' }, 'deposit-method-unavailable'],
  ['that leads back to another site', { returnUrl: 'https://evil.example/' }, 'invalid-input'],
  ['that leads back to a script', { returnUrl: 'javascript:alert(1)' }, 'invalid-input'],
  ['that leads back by two slashes', { returnUrl: '//evil.example/' }, 'invalid-input'],
])('a deposit %s is refused and leaves nothing', async (_, overrides, code) => {
  const member = counter.member();
  expect(await counter.request(member, overrides)).toMatchObject({ ok: false, code });
  expect(await counter.cashier.deposits(member, {})).toMatchObject({ value: { rows: [] } });
});

test('a refused amount reports the limits', async () => {
  const refused = await counter.request(counter.member(), { amount: '1.00' });
  expect(refused).toMatchObject({ fields: { amount: { code: 'range', min: 100, max: 30_000 } } });
});

test('a trial account is refused', async () => {
  expect(await counter.request(counter.member(4))).toMatchObject({
    ok: false,
    code: 'in_need_true_account',
  });
});

test('the same key is the same deposit; another amount with the same key is refused', async () => {
  const member = counter.member();
  const key = 'the-same-key';
  const first = await counter.request(member, { key });
  expect(await counter.request(member, { key })).toEqual(first);
  expect(await counter.request(member, { key, amount: '600.00' })).toMatchObject({
    code: 'idempotency-key-reused',
  });
});

test('ten simultaneous requests create one deposit and one payment', async () => {
  const member = counter.member();
  const presses = Array.from({ length: 10 }, () =>
    counter.request(member, { key: 'pressed-ten-times' }),
  );
  const urls = new Set(
    (await Promise.all(presses)).map((answer) => (answer.ok ? answer.value.payUrl : answer.code)),
  );
  expect([...urls]).toEqual([expect.stringMatching(/\/pay\/pay_/)]);
  const listed = await counter.cashier.deposits(member, {});
  expect(listed.ok && listed.value.rows).toHaveLength(1);
});

test('a deposit requested while the provider is down stays pending, and the retry opens it', async () => {
  const member = counter.member();
  counter.line.state = 'down';
  expect(await counter.request(member, { key: 'while-down' })).toMatchObject({
    code: 'unavailable',
    retryAfter: 5,
  });
  expect(await counter.cashier.deposits(member, {})).toMatchObject({
    value: { rows: [{ state: 'pending', payUrl: null }] },
  });
  counter.line.state = 'up';
  expect(await counter.request(member, { key: 'while-down' })).toMatchObject({
    ok: true,
    value: { state: 'pending' },
  });
  const listed = await counter.cashier.deposits(member, {});
  expect(listed.ok && listed.value.rows).toHaveLength(1);
});

test('a retry after a lost answer returns the same payment', async () => {
  const member = counter.member();
  counter.line.state = 'answers-lost';
  expect(await counter.request(member, { key: 'answer-lost' })).toMatchObject({
    code: 'unavailable',
  });
  counter.line.state = 'up';
  const deposit = await counter.request(member, { key: 'answer-lost' });
  if (!deposit.ok) throw new Error(deposit.code);
  const rows = await counter.core.db.read
    .selectFrom('deposits')
    .select(['id', 'pay_url'])
    .where('member_id', '=', member.id)
    .execute();
  expect(rows).toEqual([{ id: deposit.value.id, pay_url: deposit.value.payUrl }]);
});

test('a brand shows its own methods in the brand’s order', async () => {
  const codes = async (brand: string) => {
    const methods = await counter.cashier.methods(brand);
    return methods.ok ? methods.value.map(({ code }) => code) : [];
  };
  expect(await codes('padma')).toEqual([
    'bkash-sandbox',
    'nagad-sandbox',
    'card-sandbox',
    'bank-sandbox',
  ]);
  expect(await codes('verano')).toEqual(['card-sandbox', 'bizum-sandbox', 'sepa-sandbox']);
});

test('the list of deposits continues after the last page', async () => {
  const member = counter.member();
  for (const amount of ['100.00', '200.00', '300.00']) await counter.deposit(member, { amount });
  const first = await counter.cashier.deposits(member, { limit: 2 });
  const before = (first.ok && first.value.next) || '';
  const second = await counter.cashier.deposits(member, { limit: 2, before });
  const amounts = [first, second].flatMap((page) =>
    page.ok ? page.value.rows.map(({ amount }) => amount) : [],
  );
  expect(amounts).toEqual(['300.00', '200.00', '100.00']);
  expect(second).toMatchObject({ value: { next: null } });
});
