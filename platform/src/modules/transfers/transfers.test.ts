import { formatAmount, parseAmount, type WalletTransfer } from '@croupier/contracts';
import fc from 'fast-check';
import { testCore, type TestCore } from '../../testing/index.ts';
import {
  transferProvider,
  type TestTransferProvider,
  type TransferError,
} from '../../testing/test-transfer-provider.ts';
import { testClock } from '../../testing/test-clock.ts';
import type { Member } from '../identity/index.ts';
import { accounts, createLedger, createReconciliation, type Ledger } from '../ledger/index.ts';
import { createLive } from '../live/index.ts';
import { createTransfers, transitAccounts } from './index.ts';
import type { Transfers } from './transfers.service.ts';

let core: TestCore;
let ledger: Ledger;
let transfers: Transfers;
let nova: TestTransferProvider;

beforeAll(async () => {
  const clock = testClock();
  nova = await transferProvider(() => clock.now());
  const config = { transfers: { origins: { nova: nova.origin }, secret: nova.secret } };
  core = await testCore({ clock, config });
  ledger = createLedger(core, { live: createLive(core) });
  transfers = createTransfers(core, { ledger });
});

beforeEach(() => {
  nova.error = null;
  nova.isAway = false;
});

async function aMemberWith(amount: string): Promise<Member> {
  const id = core.ids.next('mem');
  const amountUnits = parseAmount(amount) ?? 0n;
  const move = { from: accounts.deposits('sandbox'), to: accounts.cash(id), amountUnits };
  const booking = { kind: 'deposit' as const, currency: 'BDT', reference: 'dep_1', moves: [move] };
  await core.db.transaction((tx) => ledger.book(tx, [{ ...booking, key: core.ids.next('key') }]));
  return {
    id,
    account: 'rahim',
    nickname: 'rahim',
    type: 0,
    brand: 'padma',
    currency: 'BDT',
    lastLoginAt: null,
    token: 'handle',
  };
}

type Direction = WalletTransfer['direction'];

const aKey = () => core.ids.next('key');
const move = (member: Member, direction: Direction, amount: string, key: string = aKey()) =>
  transfers.transfer(member, { provider: 'nova', direction, amount }, key);

/** Where a member's money is. */
async function whereabouts(member: Member) {
  const { balanceUnits } = await ledger.balance(accounts.cash(member.id));
  const onTheWay = await Promise.all(
    (await transfers.last(member)).map(({ id }) => ledger.total(accounts.transit(id), 'BDT')),
  );
  return {
    wallet: formatAmount(balanceUnits),
    onTheWay: formatAmount(onTheWay.reduce((sum, units) => sum + units, 0n)),
    there: formatAmount(nova.walletOf(member.id)),
  };
}

/** Advances the clock to the time at which the provider is asked, and runs the job. */
async function askLater(seconds = 11): Promise<void> {
  core.clock.advance(seconds * 1_000);
  await transfers.askDue();
}

test('money moves to a provider’s wallet and back, with the winnings made there', async () => {
  const member = await aMemberWith('100.00');
  expect(await move(member, 'out', '60.00')).toMatchObject({ ok: true, value: { state: 'done' } });
  expect(await whereabouts(member)).toEqual({ wallet: '40.00', onTheWay: '0.00', there: '60.00' });
  nova.win(member.id, parseAmount('15.00') ?? 0n);
  expect(await transfers.wallets(member)).toEqual({
    isSingle: false,
    wallets: [{ provider: 'nova', displayName: 'Nova', balance: '75.00' }],
  });
  expect(await move(member, 'in', '75.00')).toMatchObject({ ok: true, value: { state: 'done' } });
  expect(await whereabouts(member)).toEqual({ wallet: '115.00', onTheWay: '0.00', there: '0.00' });
});

test('without such a provider there is only one wallet', async () => {
  const single = createTransfers(
    { ...core, config: { ...core.config, transfers: { origins: {}, secret: '' } } },
    { ledger },
  );
  const member = await aMemberWith('100.00');
  expect(await single.wallets(member)).toEqual({ isSingle: true, wallets: [] });
  const order = { provider: 'nova', direction: 'out' as const, amount: '1.00' };
  expect(await single.transfer(member, order, aKey())).toMatchObject({ code: 'not-found' });
});

test('a transfer that the provider refuses fails, and the money is back in the wallet', async () => {
  const member = await aMemberWith('100.00');
  nova.error = 'refused';
  expect(await move(member, 'out', '60.00')).toMatchObject({ value: { state: 'failed' } });
  expect(await move(member, 'in', '5.00')).toMatchObject({ value: { state: 'failed' } });
  expect(await whereabouts(member)).toEqual({ wallet: '100.00', onTheWay: '0.00', there: '0.00' });
});

test('a transfer above the balance is refused without a request to the provider', async () => {
  const member = await aMemberWith('100.00');
  const { deposit } = nova.calls;
  expect(await move(member, 'out', '100.01')).toMatchObject({ code: 'insufficient-funds' });
  expect(nova.calls.deposit).toBe(deposit);
  expect(await transfers.last(member)).toEqual([]);
});

test.each<[string, Exclude<TransferError, null>, WalletTransfer['state']]>([
  ['was lost on its way there', 'lost-before', 'failed'],
  ['was done, and its answer lost', 'lost-after', 'done'],
  ['was done, and answered with nonsense', 'garbage', 'done'],
  ['was done, and answered by a broken server', 'broken', 'done'],
])('a transfer that %s is unknown until the provider says', async (_what, error, end) => {
  const member = await aMemberWith('100.00');
  nova.error = error;
  expect(await move(member, 'out', '60.00')).toMatchObject({ value: { state: 'unknown' } });
  expect(await whereabouts(member)).toMatchObject({ wallet: '40.00', onTheWay: '60.00' });
  nova.isAway = true;
  await askLater();
  expect((await transfers.last(member))[0]).toMatchObject({ state: 'unknown' });
  nova.isAway = false;
  await askLater();
  expect((await transfers.last(member))[0]).toMatchObject({ state: end });
  expect(await whereabouts(member)).toEqual(
    end === 'done'
      ? { wallet: '40.00', onTheWay: '0.00', there: '60.00' }
      : { wallet: '100.00', onTheWay: '0.00', there: '0.00' },
  );
});

test('money that the provider released, but whose answer was lost, is credited once the state is known', async () => {
  const member = await aMemberWith('100.00');
  await move(member, 'out', '60.00');
  nova.error = 'lost-after';
  expect(await move(member, 'in', '25.00')).toMatchObject({ value: { state: 'unknown' } });
  expect(await whereabouts(member)).toEqual({ wallet: '40.00', onTheWay: '0.00', there: '35.00' });
  await askLater();
  expect(await whereabouts(member)).toEqual({ wallet: '65.00', onTheWay: '0.00', there: '35.00' });
});

test('the same key is the same transfer, even at the same time; another amount is refused', async () => {
  const member = await aMemberWith('100.00');
  const key = aKey();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => move(member, 'out', '30.00', key)),
  );
  expect(new Set(answers.map((answer) => answer.ok && answer.value.id)).size).toBe(1);
  expect(await whereabouts(member)).toEqual({ wallet: '70.00', onTheWay: '0.00', there: '30.00' });
  expect(await move(member, 'out', '31.00', key)).toMatchObject({
    code: 'idempotency-key-reused',
  });
});

test('a provider that does not answer is asked at growing intervals', async () => {
  const member = await aMemberWith('100.00');
  nova.error = 'lost-before';
  await move(member, 'out', '10.00');
  nova.isAway = true;
  await askLater();
  const { check } = nova.calls;
  const askedAfter: number[] = [];
  for (let second = 1; second <= 20; second++) {
    const before = nova.calls.check;
    await askLater(1);
    if (nova.calls.check > before) askedAfter.push(second);
  }
  expect(nova.calls.check - check).toBe(4);
  expect(askedAfter).toEqual([1, 3, 7, 15]);
});

test('money is kept whatever goes wrong: in the end it is in exactly one of the two wallets', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          direction: fc.constantFrom<Direction>('out', 'in'),
          tens: fc.integer({ min: 1, max: 8 }),
          error: fc.constantFrom<TransferError>(
            null,
            'lost-before',
            'lost-after',
            'garbage',
            'refused',
          ),
        }),
        { maxLength: 6 },
      ),
      async (steps) => {
        const member = await aMemberWith('100.00');
        for (const { direction, tens, error } of steps) {
          nova.error = error;
          await move(member, direction, `${tens * 10}.00`);
        }
        nova.error = null;
        await askLater();
        const { wallet, onTheWay, there } = await whereabouts(member);
        expect(onTheWay).toBe('0.00');
        expect((parseAmount(wallet) ?? 0n) + (parseAmount(there) ?? 0n)).toBe(10_000_000n);
      },
    ),
    { numRuns: 20 },
  ));

test('after all tests the ledger report is clean', async () => {
  nova.isAway = false;
  await askLater(3_600);
  const check = await createReconciliation(core, { closing: [transitAccounts] }).check(null);
  expect(check).toMatchObject({ isClean: true, findings: [] });
});
