import { aNotice, testCounter, type Counter } from '../../testing/test-counter.ts';

let counter: Counter;
beforeEach(async () => {
  counter = await testCounter();
  counter.line.isDeaf = true;
});

const minutes = (count: number) => counter.core.clock.advance(count * 60_000);

test('a payment whose notice never came is credited by asking', async () => {
  const member = counter.member();
  const deposit = await counter.deposit(member);
  await counter.press(deposit, 'paid');
  expect(await counter.state(member, deposit.id)).toBe('pending');
  minutes(1);
  await counter.cashier.askPending();
  expect(await counter.balance(member)).toBe('500.00');

  expect(await counter.send(aNotice(deposit))).toBe(200);
  expect(await counter.entries(member)).toHaveLength(1);
});

test('a deposit that nobody paid in time expires, and money after that waits for an operator', async () => {
  const member = counter.member();
  const deposit = await counter.deposit(member);
  minutes(31);
  await counter.cashier.askPending();
  expect(await counter.state(member, deposit.id)).toBe('expired');
  expect(await counter.send(aNotice(deposit))).toBe(200);
  expect(await counter.balance(member)).toBe('0.00');
  expect(await counter.outcomes(deposit.id)).toEqual(['parked']);
});

test('money paid in the last second is credited, however late we ask', async () => {
  const member = counter.member();
  const deposit = await counter.deposit(member);
  minutes(29.9);
  await counter.press(deposit, 'paid');
  minutes(600);
  await counter.cashier.askPending();
  expect(await counter.state(member, deposit.id)).toBe('credited');
});

test('while it can be paid, or the provider says nothing, a deposit waits', async () => {
  const member = counter.member();
  const deposit = await counter.deposit(member);
  minutes(5);
  await counter.cashier.askPending();
  expect(await counter.state(member, deposit.id)).toBe('pending');
  minutes(60);
  counter.line.state = 'down';
  await counter.cashier.askPending();
  expect(await counter.state(member, deposit.id)).toBe('pending');
});

test('a request that never reached the provider expires unseen', async () => {
  const member = counter.member();
  counter.line.state = 'down';
  await counter.request(member, { key: 'never-arrived' });
  counter.line.state = 'up';
  minutes(31);
  await counter.cashier.askPending();
  expect(await counter.request(member, { key: 'never-arrived' })).toMatchObject({
    value: { state: 'expired', payUrl: null },
  });
  expect(await counter.cashier.deposits(member, {})).toMatchObject({ value: { rows: [] } });
});
