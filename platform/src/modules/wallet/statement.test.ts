import Fastify from 'fastify';
import { closing, testCore, type TestCore } from '../../testing/index.ts';
import type { Member } from '../identity/index.ts';
import { accounts, createLedger, type Ledger, type TransferKind } from '../ledger/index.ts';
import { createLive } from '../live/index.ts';
import { statementEndpoints } from './statement.endpoints.ts';
import { createWallet, type Wallet } from './wallet.service.ts';

let core: TestCore;
let ledger: Ledger;
let wallet: Wallet;

beforeAll(async () => {
  core = await testCore();
  ledger = createLedger(core, { live: createLive(core) });
  wallet = createWallet(core, {
    ledger,
    // No test here makes withdrawals.
    withdrawals: { undecidedUnits: async () => 0n },
    counterparties: async () => new Map(),
  });
});

const dayMs = 86_400_000;

/** A member with one booking a day, of the given kinds, the last one today. */
async function aMember(...kinds: TransferKind[]): Promise<Member> {
  const member: Member = {
    id: core.ids.next('mem'),
    account: 'rahim',
    nickname: 'rahim',
    type: 0,
    brand: 'padma',
    currency: 'BDT',
    lastLoginAt: null,
    token: 'handle',
  };
  for (const [index, kind] of kinds.entries()) {
    if (index > 0) core.clock.advance(dayMs);
    const moves = [
      {
        from: accounts.house('promo'),
        to: accounts.cash(member.id),
        amountUnits: BigInt(index + 1) * 100_000n,
      },
    ];
    const key = core.ids.next('key');
    const booking = { key, kind, currency: 'BDT', reference: `ref,"${index}"`, moves };
    await core.db.transaction((tx) => ledger.book(tx, [booking]));
  }
  return member;
}

async function amountsOf(member: Member, input: Parameters<Wallet['statement']>[1]) {
  const page = await wallet.statement(member, input);
  return page.ok ? page.value.rows.map(({ amount }) => amount) : page.code;
}

const daysAgo = (days: number) =>
  new Date(core.clock.now().getTime() - days * dayMs - 1_000).toISOString();

test('a statement shows the requested kinds, and pages within them', async () => {
  const member = await aMember('deposit', 'payout', 'deposit', 'bonus', 'deposit');
  expect(await amountsOf(member, { kinds: 'deposit' })).toEqual(['5.00', '3.00', '1.00']);
  expect(await amountsOf(member, { kinds: 'payout,bonus' })).toEqual(['4.00', '2.00']);
  const first = await wallet.statement(member, { kinds: 'deposit', limit: 2 });
  const before = (first.ok && first.value.next) || '';
  expect(await amountsOf(member, { kinds: 'deposit', limit: 2, before })).toEqual(['1.00']);
});

test('a statement shows the requested days, including the first and excluding the last', async () => {
  const member = await aMember('deposit', 'deposit', 'deposit', 'deposit');
  expect(await amountsOf(member, { from: daysAgo(2) })).toEqual(['4.00', '3.00', '2.00']);
  expect(await amountsOf(member, { from: daysAgo(2), to: daysAgo(0) })).toEqual(['3.00', '2.00']);
});

test('an unknown kind is refused', async () => {
  expect(await amountsOf(await aMember(), { kinds: 'deposit,wish' })).toBe('invalid-input');
});

async function fileOf(member: Member | null, query = '') {
  const app = Fastify();
  closing(() => app.close());
  await app.register(
    statementEndpoints(wallet, {
      memberOf: async () => member && { ...member, mustChangePassword: null },
    }),
  );
  return app.inject(`/wps/member/funds/statement.csv${query}`);
}

test('the file has a line for each booking of the last year, safely quoted', async () => {
  const member = await aMember('deposit', 'bonus');
  const answer = await fileOf(member);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = answer.body.split('\r\n');
  expect(lines[0]).toBe('bookedAt,kind,amount,bonus,balanceAfter,currency,reference,transfer');
  expect(lines.slice(1, 3).map((line) => line.split(',').slice(1, 6))).toEqual([
    ['bonus', '2.00', '0.00', '3.00', 'BDT'],
    ['deposit', '1.00', '0.00', '1.00', 'BDT'],
  ]);
  expect(lines[1]).toContain('"ref,""1"""');
  expect(lines).toHaveLength(4);
});

test('the file requires a session, and never covers more than a year', async () => {
  expect((await fileOf(null)).statusCode).toBe(401);
  const member = await aMember('deposit');
  const query = `?from=${daysAgo(400)}&to=${daysAgo(0)}`;
  expect((await fileOf(member, query)).statusCode).toBe(400);
});

test('a win that goes to cash and bonus is one line with its split inside, on every page of the statement', async () => {
  const member = await aMember('deposit');
  const [cash, bonus] = [accounts.cash(member.id), accounts.bonus(member.id)];
  const house = accounts.house('promo');
  const moves = [
    { from: house, to: cash, amountUnits: 1_000_000n },
    { from: house, to: bonus, amountUnits: 1_500_000n },
    { from: house, to: cash, amountUnits: 1n },
  ];
  const booking = { key: core.ids.next('key'), kind: 'game-win' as const, currency: 'BDT' };
  await core.db.transaction((tx) => ledger.book(tx, [{ ...booking, reference: 'rnd_1', moves }]));
  const page = await wallet.statement(member, { limit: 1 });
  if (!page.ok) throw new Error(page.code);
  expect(page.value.rows).toMatchObject([
    { kind: 'game-win', amount: '10.00001', bonus: '15.00', balanceAfter: '11.00001' },
  ]);
  const rest = await wallet.statement(member, { limit: 1, before: page.value.next ?? '' });
  expect(rest).toMatchObject({
    value: { rows: [{ kind: 'deposit', amount: '1.00' }], next: null },
  });
});
