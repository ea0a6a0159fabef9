import { testCounter } from '../../testing/test-counter.ts';
import { limitStep, timeOutStep } from './steps.ts';

type Counter = Awaited<ReturnType<typeof testCounter>>;

let counter: Counter;
beforeAll(async () => {
  counter = await testCounter();
});

const daily = { kind: 'deposit', period: 'day' } as const;

test('deposits can be requested up to the limit, a repeat counts once, a declined one no longer counts', async () => {
  const rahim = counter.member();
  await counter.protection.decide(rahim, limitStep(daily, '800.00'));
  const first = await counter.deposit(rahim, { amount: '500.00' });
  expect(await counter.request(rahim, { amount: '500.00' })).toMatchObject({
    code: 'deposit-limit-reached',
  });
  const repeated = await Promise.all(
    Array.from({ length: 10 }, () => counter.request(rahim, { amount: '300.00', key: 'same-key' })),
  );
  expect(repeated.every(({ ok }) => ok)).toBe(true);
  expect((await counter.protection.status(rahim)).limits[0]).toMatchObject({ used: '800.00' });

  await counter.press(first, 'declined');
  counter.core.clock.advance(2 * 60_000);
  await counter.cashier.queryPending();
  expect(await counter.state(rahim, first.id)).toBe('declined');
  expect((await counter.protection.status(rahim)).limits[0]).toMatchObject({ used: '300.00' });
  expect(await counter.request(rahim, { amount: '500.00' })).toMatchObject({ ok: true });
});

test('a member in a time-out cannot deposit, and a pending deposit is still credited', async () => {
  const rahim = counter.member();
  const open = await counter.deposit(rahim);
  await counter.protection.decide(rahim, timeOutStep('24h'));
  expect(await counter.request(rahim)).toMatchObject({ code: 'timed-out' });
  await counter.press(open, 'paid');
  counter.core.clock.advance(2 * 60_000);
  await counter.cashier.queryPending();
  expect(await counter.balance(rahim)).not.toBe('0.00');
});
