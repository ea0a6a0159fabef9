import { Writable } from 'node:stream';
import type { HoldId, MemberId } from '@croupier/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import pino from 'pino';
import { testCore, type TestCore } from '../../testing/index.ts';
import { createLive } from '../live/index.ts';
import {
  accounts,
  type AccountPath,
  createLedger,
  createReconciliation,
  holdAccounts,
  type Ledger,
} from './index.ts';

let core: TestCore;
let ledger: Ledger;
beforeAll(async () => {
  core = await testCore();
  ledger = createLedger(core, { live: createLive(core) });
});

const logged: string[] = [];
const log = pino(
  { level: 'error' },
  new Writable({
    write(chunk, _encoding, written) {
      logged.push(String(chunk));
      written();
    },
  }),
);
const books = () => createReconciliation({ ...core, log }, { closing: [holdAccounts] });

async function move(from: AccountPath, to: AccountPath, amountUnits: bigint): Promise<void> {
  const key = core.ids.next('key');
  const [booked] = await core.db.transaction((tx) =>
    ledger.book(tx, [
      { key, kind: 'bonus', currency: 'BDT', reference: 'law', moves: [{ from, to, amountUnits }] },
    ]),
  );
  if (!booked?.ok) throw new Error(booked?.code);
}

async function aMemberWith(amountUnits: bigint): Promise<MemberId> {
  const member = core.ids.next('mem');
  await move(accounts.deposits('sandbox'), accounts.cash(member), amountUnits);
  return member;
}

async function aHold(member: MemberId): Promise<HoldId> {
  const held = await core.db.transaction((tx) =>
    ledger.holds.hold(tx, {
      key: core.ids.next('key'),
      kind: 'stake',
      currency: 'BDT',
      reference: 'law',
      from: accounts.cash(member),
      to: accounts.house('promo'),
      amountUnits: 40n,
      expiresAt: new Date(core.clock.now().getTime() + 60_000),
    }),
  );
  if (!held.ok) throw new Error(held.code);
  return held.hold;
}

test('books that were empty at their first check are checked again with the first booking, then once an hour', async () => {
  const fresh = await testCore();
  const own = createLedger(fresh, { live: createLive(fresh) });
  const books = createReconciliation({ ...fresh, log }, { closing: [] });
  const counts = async () => (await books.last()).map(({ transfers }) => transfers);
  await books.checkDue();
  await books.checkDue();
  expect(await counts()).toEqual([0]);
  const move = {
    from: accounts.deposits('sandbox'),
    to: accounts.cash(fresh.ids.next('mem')),
    amountUnits: 100n,
  };
  await fresh.db.transaction((tx) =>
    own.book(tx, [
      { key: 'first', kind: 'deposit', currency: 'BDT', reference: 'first', moves: [move] },
    ]),
  );
  await books.checkDue();
  await books.checkDue();
  expect(await counts()).toEqual([1, 0]);
  fresh.clock.advance(60 * 60 * 1000);
  await books.checkDue();
  expect(await counts()).toEqual([1, 1, 0]);
});

test('a check of clean books reports no finding and raises no alarm', async () => {
  const member = await aMemberWith(100n);
  await aHold(member);
  const check = await books().check(null);
  expect(check).toMatchObject({
    isClean: true,
    sum: '0.00',
    wrong: 0,
    findings: [],
    startedBy: null,
  });
  await expect(books().last()).resolves.toEqual([check]);
  expect(logged).toEqual([]);
});

test('a balance that was changed by hand is reported with its account and the right balance', async () => {
  const path = accounts.cash(await aMemberWith(100n));
  const change = (by: bigint) =>
    sql`UPDATE ledger_account SET balance_units = balance_units + ${by} WHERE path = ${path}`.execute(
      core.db.read,
    );
  await change(3n);
  const check = await books().check('mina');
  await change(-3n);
  expect(check).toMatchObject({ isClean: false, sum: '0.00003', wrong: 1, startedBy: 'mina' });
  expect(check.findings).toEqual([
    { kind: 'balance', account: path, currency: 'BDT', expected: '0.001', found: '0.00103' },
  ]);
  expect(logged.join()).toContain('the books do not balance');
});

test('money left on an ended hold is reported', async () => {
  const id = await aHold(await aMemberWith(100n));
  const end = (state: string) =>
    sql`UPDATE ledger_hold SET state = ${state}, ended_at = CASE WHEN ${state} = 'pending' THEN NULL ELSE made_at END
      WHERE id = ${id}`.execute(core.db.read);
  await end('voided');
  const check = await books().check(null);
  await end('pending');
  expect(check).toMatchObject({ isClean: false, sum: '0.00', wrong: 1 });
  expect(check.findings).toEqual([
    {
      kind: 'left-over',
      account: `hold:${id}`,
      currency: 'BDT',
      expected: '0.00',
      found: '0.0004',
    },
  ]);
});

test('a check during bookings reads one moment', async () => {
  const member = await aMemberWith(10_000n);
  const work = Array.from({ length: 40 }, () =>
    move(accounts.cash(member), accounts.house('promo'), 1n),
  );
  const checks = await Promise.all([1, 2, 3].map(() => books().check(null)));
  await Promise.all(work);
  expect(checks.every(({ isClean }) => isClean)).toBe(true);
});

test('a balance at a moment is the sum of the entries up to it, on every kind of account', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ gapMs: fc.nat(3), out: fc.boolean() }), { minLength: 1, maxLength: 12 }),
      fc.nat(20),
      async (steps, askedMs) => {
        const [member, jackpot] = [core.ids.next('mem'), accounts.jackpot(core.ids.next('key'))];
        const cash = accounts.cash(member);
        const started = core.clock.now().getTime();
        let expected = 0n;
        let balance = 0n;
        for (const { gapMs, out } of steps) {
          core.clock.advance(gapMs);
          const isOut = out && balance > 0n;
          await (isOut ? move(cash, jackpot, 1n) : move(jackpot, cash, 5n));
          balance += isOut ? -1n : 5n;
          if (core.clock.now().getTime() <= started + askedMs) expected = balance;
        }
        const moment = { currency: 'BDT', time: new Date(started + askedMs) };
        await expect(ledger.balanceAt(cash, moment)).resolves.toBe(expected);
        await expect(ledger.balanceAt(jackpot, moment)).resolves.toBe(-expected);
        core.clock.advance(30);
      },
    ),
    { numRuns: 30 },
  ));

test('before its first entry the balance of an account is zero', async () => {
  const moment = { currency: 'BDT', time: new Date(0) };
  const member = await aMemberWith(100n);
  await expect(ledger.balanceAt(accounts.cash(member), moment)).resolves.toBe(0n);
  await expect(ledger.balanceAt(accounts.cash(core.ids.next('mem')), moment)).resolves.toBe(0n);
});
