import { aNotice, testCounter, type Counter } from '../../testing/test-counter.ts';

let counter: Counter;
beforeAll(async () => {
  counter = await testCounter();
});

test('the statement names the deposit that a notice credited', async () => {
  const member = counter.member();
  const deposit = await counter.deposit(member, { amount: '250.50' });
  expect(await counter.send(aNotice(deposit))).toBe(200);
  expect(await counter.entries(member)).toMatchObject([
    {
      kind: 'deposit',
      reference: deposit.id,
      amountUnits: 25_050_000n,
      balanceAfterUnits: 25_050_000n,
    },
  ]);
});

test('a repeated notice is processed once', async () => {
  const member = counter.member();
  const deposit = await counter.deposit(member);
  expect([await counter.send(aNotice(deposit)), await counter.send(aNotice(deposit))]).toEqual([
    200, 200,
  ]);
  expect(await counter.balance(member)).toBe('500.00');
  expect(await counter.outcomes(deposit.id)).toEqual(['applied']);
  expect(await counter.events(member)).toEqual(['deposit.changed', 'wallet.balance-changed']);
});

test.each(['paid', 'declined'] as const)(
  'a late “%s” notice for a credited deposit changes nothing',
  async (state) => {
    const member = counter.member();
    const deposit = await counter.deposit(member);
    await counter.send(aNotice(deposit, { event_id: `a-${deposit.id}` }));
    expect(await counter.send(aNotice(deposit, { event_id: `b-${deposit.id}`, state }))).toBe(200);
    expect(await counter.balance(member)).toBe('500.00');
    expect(await counter.state(member, deposit.id)).toBe('credited');
    expect(await counter.outcomes(deposit.id)).toEqual(['applied', 'late']);
  },
);

test('a “paid” notice after a “declined” notice changes nothing', async () => {
  const member = counter.member();
  const deposit = await counter.deposit(member);
  await counter.send(aNotice(deposit, { event_id: `a-${deposit.id}`, state: 'declined' }));
  expect(await counter.send(aNotice(deposit, { event_id: `b-${deposit.id}` }))).toBe(200);
  expect(await counter.balance(member)).toBe('0.00');
  expect(await counter.state(member, deposit.id)).toBe('declined');
});

test.each([
  ['another amount', { amount: '5000.00' }],
  ['another currency', { currency: 'EUR' }],
  ['another payment', { payment_id: 'pay_of_somebody_else' }],
])('a notice of %s is refused, written down and changes nothing', async (_, overrides) => {
  const member = counter.member();
  const deposit = await counter.deposit(member);
  expect(await counter.send(aNotice(deposit, overrides))).toBe(400);
  expect(await counter.send(aNotice(deposit, overrides))).toBe(400);
  expect(await counter.balance(member)).toBe('0.00');
  expect(await counter.state(member, deposit.id)).toBe('pending');
  expect(await counter.outcomes(deposit.id)).toEqual(['mismatch']);

  expect(await counter.send(aNotice(deposit, { event_id: `right-${deposit.id}` }))).toBe(200);
  expect(await counter.balance(member)).toBe('500.00');
});

test('the same amount in another notation is the same amount', async () => {
  const member = counter.member();
  const deposit = await counter.deposit(member);
  expect(await counter.send(aNotice(deposit, { amount: '500' }))).toBe(200);
  expect(await counter.balance(member)).toBe('500.00');
});

test('forged, outdated and replayed notices are refused', async () => {
  const member = counter.member();
  const deposit = await counter.deposit(member);
  const old = new Date(counter.core.clock.now().getTime() - 301_000);
  expect(await counter.send(aNotice(deposit), { secret: 'guessed' })).toBe(401);
  expect(await counter.send(aNotice(deposit), { at: old })).toBe(401);
  expect(await counter.outcomes(deposit.id)).toEqual([]);
  expect(await counter.send(aNotice(deposit), { nonce: 'used-once' })).toBe(200);
  expect(await counter.send(aNotice(deposit), { nonce: 'used-once' })).toBe(401);
});

test('a notice about an unknown deposit or from an unknown sender is answered with not found', async () => {
  const deposit = await counter.deposit(counter.member());
  expect(await counter.send(aNotice(deposit, { reference: 'dep_unknown' }))).toBe(404);
  expect(await counter.send(aNotice(deposit), { path: '/hooks/payments/nobody' })).toBe(404);
});

test('a refused notice has spent its nonce', async () => {
  const deposit = await counter.deposit(counter.member());
  const unknown = aNotice(deposit, { reference: 'dep_unknown' });
  expect(await counter.send(unknown, { nonce: 'of-unknown' })).toBe(404);
  expect(await counter.send(unknown, { nonce: 'of-unknown' })).toBe(401);
  const other = aNotice(deposit, { amount: '5000.00' });
  expect(await counter.send(other, { nonce: 'of-mismatch' })).toBe(400);
  expect(await counter.send(other, { nonce: 'of-mismatch' })).toBe(401);
});

test('twenty simultaneous notices credit once', async () => {
  const member = counter.member();
  const deposit = await counter.deposit(member);
  const notices = Array.from({ length: 20 }, (_, index) =>
    counter.send(aNotice(deposit, { event_id: `evt-${index % 4}-${deposit.id}` })),
  );
  expect(new Set(await Promise.all(notices))).toEqual(new Set([200]));
  expect(await counter.balance(member)).toBe('500.00');
  expect(await counter.entries(member)).toHaveLength(1);
  expect((await counter.outcomes(deposit.id)).toSorted()).toEqual([
    'applied',
    'late',
    'late',
    'late',
  ]);
});
