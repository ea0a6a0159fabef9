import type { DepositId } from '@croupier/contracts';
import type { Member } from '../identity/index.ts';
import { limitStep } from '../protection/index.ts';
import { aNotice, testCounter, until, type Counter } from '../../testing/test-counter.ts';

let counter: Counter;
beforeAll(async () => {
  counter = await testCounter();
});
afterEach(() => {
  counter.line.state = 'up';
});

/** A deposit that was requested while its provider was down. */
async function withoutPage(member: Member): Promise<DepositId> {
  counter.line.state = 'down';
  expect(await counter.request(member)).toMatchObject({ code: 'unavailable' });
  const listed = await counter.cashier.deposits(member, {});
  const [deposit] = listed.ok ? listed.value.rows : [];
  if (!deposit || deposit.payUrl !== null) throw new Error('the deposit has a page');
  return deposit.id;
}

const payUrlOf = async (member: Member) => {
  const listed = await counter.cashier.deposits(member, {});
  return listed.ok ? listed.value.rows[0]?.payUrl : undefined;
};

test('the job opens the page of a deposit later and notifies the member', async () => {
  const member = counter.member();
  await withoutPage(member);
  counter.core.clock.advance(61_000);
  await counter.cashier.queryPending();
  expect(await payUrlOf(member)).toBeNull();
  counter.line.state = 'up';
  counter.core.clock.advance(31_000);
  await counter.cashier.queryPending();
  expect(await payUrlOf(member)).toMatch(/\/pay\/pay_/);
  expect(await counter.events(member)).toEqual(['deposit.changed']);
});

test('a member continues with a deposit that has no page yet', async () => {
  const member = counter.member();
  const id = await withoutPage(member);
  expect(await counter.cashier.openPage(member, id)).toMatchObject({ code: 'unavailable' });
  counter.line.state = 'up';
  const opened = await counter.cashier.openPage(member, id);
  expect(opened).toMatchObject({ value: { id, payUrl: expect.stringMatching(/\/pay\/pay_/) } });
  expect(await counter.cashier.openPage(member, id)).toEqual(opened);
  const stranger = counter.member();
  expect(await counter.cashier.openPage(stranger, id)).toMatchObject({ code: 'not-found' });
});

test('a member cancels a pending deposit once, and its amount no longer counts for the limit', async () => {
  const member = counter.member();
  const daily = { kind: 'deposit', period: 'day' } as const;
  await counter.protection.decide(member, limitStep(daily, '600.00'));
  const deposit = await counter.deposit(member);
  expect(await counter.request(member)).toMatchObject({ code: 'deposit-limit-reached' });
  const stranger = counter.member();
  expect(await counter.cashier.cancelDeposit(stranger, deposit.id)).toMatchObject({
    code: 'not-found',
  });
  const presses = await Promise.all(
    Array.from({ length: 5 }, () => counter.cashier.cancelDeposit(member, deposit.id)),
  );
  expect(presses.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await counter.state(member, deposit.id)).toBe('cancelled');
  expect(await counter.request(member)).toMatchObject({ ok: true });
});

test('a deposit without a page can be cancelled while the provider is down', async () => {
  const member = counter.member();
  const id = await withoutPage(member);
  expect(await counter.cashier.cancelDeposit(member, id)).toMatchObject({
    value: { state: 'cancelled' },
  });
  counter.core.clock.advance(120_000);
  counter.line.state = 'up';
  await counter.cashier.queryPending();
  expect(await payUrlOf(member)).toBeNull();
});

test('a deposit that was paid before its notice arrived is credited instead of cancelled', async () => {
  const member = counter.member();
  counter.line.state = 'up';
  const deposit = await counter.deposit(member);
  await counter.press(deposit, 'paid');
  expect(await counter.cashier.cancelDeposit(member, deposit.id)).toMatchObject({
    code: 'already-decided',
  });
  await until(async () => (await counter.balance(member)) === '500.00');
  expect(await counter.state(member, deposit.id)).toBe('credited');
});

test('money that arrives for a cancelled deposit waits for an operator', async () => {
  const member = counter.member();
  const deposit = await counter.deposit(member);
  await counter.cashier.cancelDeposit(member, deposit.id);
  expect(await counter.send(aNotice(deposit))).toBe(200);
  expect(await counter.outcomes(deposit.id)).toEqual(['parked']);
  expect(await counter.balance(member)).toBe('0.00');
});
