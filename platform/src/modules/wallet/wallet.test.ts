import { parseAmount, type StatementEntry } from '@croupier/contracts';
import { testCore, type TestCore } from '../../testing/index.ts';
import type { Member } from '../identity/index.ts';
import { accounts, createLedger, type Ledger, type TransferKind } from '../ledger/index.ts';
import { createLive } from '../live/index.ts';
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

function aMember(): Member {
  return {
    id: core.ids.next('mem'),
    account: 'rahim',
    nickname: 'rahim',
    type: 0,
    brand: 'padma',
    currency: 'BDT',
    lastLoginAt: null,
    token: 'handle',
  };
}

/** Books an amount into the member's account, or out of the account if the amount is negative. */
async function book(member: Member, kind: TransferKind, units: bigint): Promise<void> {
  const [cash, house] = [accounts.cash(member.id), accounts.house('promo')];
  const move =
    units > 0n
      ? { from: house, to: cash, amountUnits: units }
      : { from: cash, to: house, amountUnits: -units };
  const key = core.ids.next('key');
  await core.db.transaction((tx) =>
    ledger.book(tx, [{ key, kind, currency: 'BDT', reference: 'tkt_1', moves: [move] }]),
  );
}

async function statementOf(member: Member, limit: number): Promise<StatementEntry[]> {
  const rows: StatementEntry[] = [];
  for (let before: string | null = ''; before !== null;) {
    const page = await wallet.statement(member, { limit, ...(before ? { before } : {}) });
    if (!page.ok) throw new Error('the statement has no failures');
    rows.push(...page.value.rows);
    before = page.value.next;
  }
  return rows;
}

test('a member without bookings has a balance of zero in the brand’s currency', async () => {
  expect(await wallet.balance(aMember())).toEqual({
    ok: true,
    value: { sumBalance: '0.00', bonus: '0.00', held: '0.00', currency: 'BDT', version: 0 },
  });
});

test('the statement lists the account’s entries, newest first, and matches the balance', async () => {
  const member = aMember();
  await book(member, 'deposit', 50_000_000n);
  await book(member, 'stake', -1_000_000n);
  await book(member, 'payout', 1_960_001n);
  const rows = await statementOf(member, 10);
  expect(rows.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
    ['payout', '19.60001', '509.60001'],
    ['stake', '-10.00', '490.00'],
    ['deposit', '500.00', '500.00'],
  ]);
  expect(await wallet.balance(member)).toMatchObject({
    value: { sumBalance: '509.60001', version: 3 },
  });
});

test('pages of any size contain every entry once, and their sum is the balance', async () => {
  const member = aMember();
  await book(member, 'deposit', 10_000_000n);
  for (let index = 0; index < 11; index++)
    await book(member, index % 2 ? 'game-win' : 'game-bet', index % 2 ? 70_000n : -90_000n);
  const whole = await statementOf(member, 100);
  expect(whole).toHaveLength(12);
  for (const limit of [1, 3, 4, 11, 12]) expect(await statementOf(member, limit)).toEqual(whole);
  const sum = whole.reduce((total, { amount }) => total + (parseAmount(amount) ?? 0n), 0n);
  expect(sum).toBe((await ledger.balance(accounts.cash(member.id))).balanceUnits);
});

test('entries that arrive during paging cause neither gaps nor duplicates', async () => {
  const member = aMember();
  for (const units of [1n, 2n, 3n, 4n]) await book(member, 'deposit', units * 100_000n);
  const first = await wallet.statement(member, { limit: 2 });
  await book(member, 'deposit', 900_000n);
  const before = (first.ok && first.value.next) || '';
  const second = await wallet.statement(member, { limit: 2, before });
  const amounts = [first, second].flatMap((page) =>
    page.ok ? page.value.rows.map(({ amount }) => amount) : [],
  );
  expect(amounts).toEqual(['4.00', '3.00', '2.00', '1.00']);
});

test('a member’s statement contains no entries of others', async () => {
  const [mine, other] = [aMember(), aMember()];
  await book(other, 'deposit', 100_000n);
  expect(await statementOf(mine, 10)).toEqual([]);
});

test('an invalid cursor gives the end of the list, not an error', async () => {
  const member = aMember();
  await book(member, 'deposit', 100_000n);
  expect(await wallet.statement(member, { before: "'; drop table" })).toMatchObject({
    value: { rows: [], next: null },
  });
});
