import { aNotice, testCounter, type Counter } from '../../testing/test-counter.ts';

let counter: Counter;
beforeEach(async () => {
  counter = await testCounter();
  counter.line.isUnresponsive = true;
});

const minutes = (count: number) => counter.core.clock.advance(count * 60_000);

test('a payment whose notice never arrived is credited after the job asks the provider', async () => {
  const member = counter.member();
  const deposit = await counter.deposit(member);
  await counter.press(deposit, 'paid');
  expect(await counter.state(member, deposit.id)).toBe('pending');
  minutes(1);
  await counter.cashier.queryPending();
  expect(await counter.balance(member)).toBe('500.00');

  expect(await counter.send(aNotice(deposit))).toBe(200);
  expect(await counter.entries(member)).toHaveLength(1);
});

test('an unpaid deposit expires, and money that arrives later is parked for an operator', async () => {
  const member = counter.member();
  const deposit = await counter.deposit(member);
  minutes(31);
  await counter.cashier.queryPending();
  expect(await counter.state(member, deposit.id)).toBe('expired');
  expect(await counter.send(aNotice(deposit))).toBe(200);
  expect(await counter.balance(member)).toBe('0.00');
  expect(await counter.outcomes(deposit.id)).toEqual(['parked']);
});

test('money paid in the last second is credited, however late the job asks', async () => {
  const member = counter.member();
  const deposit = await counter.deposit(member);
  minutes(29.9);
  await counter.press(deposit, 'paid');
  minutes(600);
  await counter.cashier.queryPending();
  expect(await counter.state(member, deposit.id)).toBe('credited');
});

test('a deposit stays pending while it can be paid or the provider does not answer', async () => {
  const member = counter.member();
  const deposit = await counter.deposit(member);
  minutes(5);
  await counter.cashier.queryPending();
  expect(await counter.state(member, deposit.id)).toBe('pending');
  minutes(60);
  counter.line.state = 'down';
  await counter.cashier.queryPending();
  expect(await counter.state(member, deposit.id)).toBe('pending');
});

test('a deposit whose request never reached the provider expires', async () => {
  const member = counter.member();
  counter.line.state = 'down';
  await counter.request(member, { key: 'never-arrived' });
  counter.line.state = 'up';
  minutes(31);
  await counter.cashier.queryPending();
  expect(await counter.request(member, { key: 'never-arrived' })).toMatchObject({
    value: { state: 'expired', payUrl: null },
  });
  expect(await counter.cashier.deposits(member, {})).toMatchObject({
    value: { rows: [{ state: 'expired' }] },
  });
});
