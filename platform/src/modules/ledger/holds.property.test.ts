import type { HoldId, MemberId } from '@croupier/contracts';
import fc from 'fast-check';
import { testCore, type TestCore } from '../../testing/index.ts';
import { createLive } from '../live/index.ts';
import { accounts, createLedger, type HoldOrder, type Ledger } from './index.ts';

const minute = 60_000;
let core: TestCore;
let ledger: Ledger;
beforeAll(async () => {
  core = await testCore({ connections: 30 });
  ledger = createLedger(core, { live: createLive(core) });
});

async function aMemberWith(amountUnits: bigint): Promise<MemberId> {
  const member = core.ids.next('mem');
  const move = { from: accounts.deposits('sandbox'), to: accounts.cash(member), amountUnits };
  await core.db.transaction((tx) =>
    ledger.book(tx, [
      {
        key: core.ids.next('key'),
        kind: 'deposit',
        currency: 'BDT',
        reference: 'dep_1',
        moves: [move],
      },
    ]),
  );
  return member;
}

function orderOf(member: MemberId, amountUnits: bigint, changes: Partial<HoldOrder> = {}) {
  return {
    key: core.ids.next('key'),
    kind: 'stake' as const,
    currency: 'BDT',
    reference: 'law',
    from: accounts.cash(member),
    to: accounts.house('promo'),
    amountUnits,
    expiresAt: new Date(core.clock.now().getTime() + minute),
    ...changes,
  };
}

const hold = (order: HoldOrder) => core.db.transaction((tx) => ledger.holds.hold(tx, order));
const post = (id: HoldId, amountUnits?: bigint) =>
  core.db.transaction((tx) => ledger.holds.post(tx, id, amountUnits));
const voidIt = (id: HoldId) => core.db.transaction((tx) => ledger.holds.void(tx, id));
const fundsOf = (member: MemberId) => ledger.funds(accounts.cash(member));
const onAccount = (id: HoldId) => ledger.total(accounts.hold(id), 'BDT');

async function aHold(member: MemberId, amountUnits: bigint): Promise<HoldId> {
  const held = await hold(orderOf(member, amountUnits));
  if (!held.ok) throw new Error(held.code);
  return held.hold;
}

test('a hold takes the funds from the balance, keeps them apart, and both amounts are shown', async () => {
  const member = await aMemberWith(100n);
  const id = await aHold(member, 70n);
  await expect(fundsOf(member)).resolves.toMatchObject({ availableUnits: 30n, heldUnits: 70n });
  await expect(onAccount(id)).resolves.toBe(70n);
  await expect(hold(orderOf(member, 31n))).resolves.toEqual({
    ok: false,
    code: 'insufficient-funds',
  });
  await expect(ledger.holds.pending(accounts.cash(member))).resolves.toMatchObject([
    { id, amountUnits: 70n, reference: 'law' },
  ]);
});

test('the statement shows the hold and the part that was returned', async () => {
  const member = await aMemberWith(100n);
  await post(await aHold(member, 70n), 50n);
  const { entries } = await ledger.statement(accounts.cash(member), { before: null, limit: 10 });
  expect(entries.map(({ kind, amountUnits }) => [kind, amountUnits])).toEqual([
    ['hold-release', 20n],
    ['hold', -70n],
    ['deposit', 100n],
  ]);
});

test('a partly posted hold pays the part, returns the rest, and is empty', async () => {
  const member = await aMemberWith(100n);
  const before = await ledger.total(accounts.house('promo'), 'BDT');
  const id = await aHold(member, 70n);
  await expect(post(id, 71n)).resolves.toEqual({ ok: false, code: 'too-much' });
  await expect(post(id, 50n)).resolves.toEqual({ ok: true, isRepeat: false });
  await expect(fundsOf(member)).resolves.toMatchObject({ availableUnits: 50n, heldUnits: 0n });
  expect((await ledger.total(accounts.house('promo'), 'BDT')) - before).toBe(50n);
  await expect(onAccount(id)).resolves.toBe(0n);
});

test('the same key with the same order is the same hold; with another order it is refused', async () => {
  const member = await aMemberWith(100n);
  const order = orderOf(member, 40n);
  const [first, again] = [
    await hold(order),
    await hold({ ...order, expiresAt: new Date(core.clock.now().getTime() + 2 * minute) }),
  ];
  expect(again).toEqual({ ...first, isRepeat: true });
  await expect(hold({ ...order, amountUnits: 41n })).resolves.toEqual({
    ok: false,
    code: 'idempotency-key-reused',
  });
  await expect(fundsOf(member)).resolves.toMatchObject({ availableUnits: 60n });
});

test('a hold ends once: repeating the end changes nothing, and another end reports the first one', async () => {
  const member = await aMemberWith(100n);
  const [posted, voided] = [await aHold(member, 10n), await aHold(member, 20n)];
  await post(posted);
  await voidIt(voided);
  await expect(post(posted)).resolves.toEqual({ ok: true, isRepeat: true });
  await expect(post(posted, 5n)).resolves.toEqual({ ok: false, code: 'posted' });
  await expect(voidIt(posted)).resolves.toEqual({ ok: false, code: 'posted' });
  await expect(voidIt(voided)).resolves.toEqual({ ok: true, isRepeat: true });
  await expect(post(voided)).resolves.toEqual({ ok: false, code: 'voided' });
  await expect(post(core.ids.next('hld'))).resolves.toEqual({ ok: false, code: 'unknown' });
  await expect(fundsOf(member)).resolves.toMatchObject({ availableUnits: 90n, heldUnits: 0n });
});

test('an expired hold can only expire, and then the funds are back', async () => {
  const member = await aMemberWith(100n);
  const id = await aHold(member, 70n);
  core.clock.advance(minute);
  await expect(post(id)).resolves.toEqual({ ok: false, code: 'expired' });
  await expect(fundsOf(member)).resolves.toMatchObject({ heldUnits: 70n });
  await Promise.all([ledger.holds.expireDue(), ledger.holds.expireDue()]);
  await expect(fundsOf(member)).resolves.toMatchObject({ availableUnits: 100n, heldUnits: 0n });
  await expect(voidIt(id)).resolves.toEqual({ ok: false, code: 'expired' });
});

test('of 20 simultaneous and different ends of a hold exactly one succeeds', async () => {
  const member = await aMemberWith(100n);
  const id = await aHold(member, 70n);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? post(id, BigInt(index)) : voidIt(id))),
  );
  expect(answers.filter((answer) => answer.ok && !answer.isRepeat)).toHaveLength(1);
  await expect(onAccount(id)).resolves.toBe(0n);
  const { heldUnits } = await fundsOf(member);
  expect(heldUnits).toBe(0n);
});

test('one key from 20 simultaneous connections creates one hold', async () => {
  const member = await aMemberWith(100n);
  const order = orderOf(member, 5n);
  const answers = await Promise.all(Array.from({ length: 20 }, () => hold(order)));
  expect(new Set(answers.map((answer) => answer.ok && answer.hold)).size).toBe(1);
  await expect(fundsOf(member)).resolves.toMatchObject({ availableUnits: 95n, heldUnits: 5n });
});

/** What happens to the hold of an order: left pending, posted in part or whole, voided, expired. */
const anyLife = fc.record({
  amount: fc.bigInt({ min: 1n, max: 60n }),
  end: fc.constantFrom('pending' as const, 'part' as const, 'whole' as const, 'void' as const),
});

test('money is kept: available and held funds and the house’s share equal what the member had', () =>
  fc.assert(
    fc.asyncProperty(fc.array(anyLife, { maxLength: 8 }), async (lives) => {
      const member = await aMemberWith(200n);
      const to = accounts.jackpot(core.ids.next('key'));
      for (const { amount, end } of lives) {
        const held = await hold(orderOf(member, amount, { to }));
        if (!held.ok) continue;
        if (end === 'part') await post(held.hold, (amount + 1n) / 2n);
        if (end === 'whole') await post(held.hold);
        if (end === 'void') await voidIt(held.hold);
      }
      const { availableUnits, heldUnits } = await fundsOf(member);
      const gone = await ledger.total(to, 'BDT');
      expect(availableUnits + heldUnits + gone).toBe(200n);
      core.clock.advance(minute);
      await ledger.holds.expireDue();
      await expect(fundsOf(member)).resolves.toMatchObject({
        availableUnits: 200n - gone,
        heldUnits: 0n,
      });
    }),
    { numRuns: 20 },
  ));

test('after all tests the ledger report is clean', async () => {
  await expect(ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});
