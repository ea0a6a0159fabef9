import { randomUUID } from 'node:crypto';
import { parseAmount } from '@croupier/contracts';
import { testWallet, type TestWallet } from '@croupier/provider/testing/test-wallet';
import type { WalletClient } from '@croupier/provider/wallet-client';
import type { Db } from '../db/connect.ts';
import { resumeDue } from '../rounds/resume.ts';
import type { Settling } from '../rounds/settle.ts';
import { createPlay } from '../rounds/play.service.ts';
import { studioDatabase } from '../testing/test-database.ts';
import { testPlayer, testStudio, type TestPlayer } from '../testing/test-studio.ts';
import { createOwnWallet } from './own-wallet.ts';
import { createTransfers, type Transfers } from './transfers.ts';

const units = (amount: string) => parseAmount(amount) ?? 0n;
let db: Db;
let remote: TestWallet;
let settling: Settling;
let transfers: Transfers;
let player: TestPlayer;
let now: Date;
const name = 'mem_00000000000001';
const gameCode = 'rupkotha-00000';

beforeAll(async () => {
  ({ db } = await studioDatabase());
});

beforeEach(async () => {
  for (const table of ['wallet', 'wallet_move', 'wallet_transfer', 'round'] as const)
    await db.read.deleteFrom(table).execute();
  remote = await testWallet();
  now = new Date('2026-01-05T12:00:00Z');
  const studio = testStudio({ db, wallet: remote, now: () => now, provider: 'rupkotha' });
  const wallet = createOwnWallet({ db, remote: studio.settling.wallet, now: () => now });
  settling = { ...studio.settling, wallet };
  transfers = createTransfers({ db, now: () => now });
  player = await testPlayer(createPlay(settling), db, { gameCode, name });
});

const transfer = (
  call: Parameters<Transfers>[0],
  amount: string,
  reference: string = randomUUID(),
) => transfers(call, { player: name, currency: 'BDT', reference, units: units(amount) });

const balance = async () => BigInt((await transfer('balance', '0')).balance ?? '0');

test('a round uses the transferred money, and the platform’s wallet books nothing', async () => {
  expect((await player.bets('10.00', null)).refusal).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  const before = remote.balance;
  await transfer('deposit', '100.00');
  const round = await player.bets('10.00', null);
  expect(round.state).toBe('closed');
  expect(await balance()).toBe(units('90.00') + units(round.outcome?.win ?? '0'));
  expect(remote.balance).toBe(before);
  expect(remote.asked.map(({ call }) => call)).not.toContain('bet');
});

test('a transfer happens once per reference, and another one under it is refused', async () => {
  const reference = randomUUID();
  for (let time = 0; time < 3; time += 1)
    expect(await transfer('deposit', '50.00', reference)).toMatchObject({ status: 'RS_OK' });
  expect(await balance()).toBe(units('50.00'));
  expect(await transfer('deposit', '60.00', reference)).toMatchObject({
    status: 'RS_ERROR_DUPLICATE_TRANSACTION',
  });
  expect(await transfer('check', '50.00', reference)).toMatchObject({ status: 'RS_OK' });
});

test('a transfer whose status is queried before it arrives is refused permanently', async () => {
  const reference = randomUUID();
  expect(await transfer('check', '50.00', reference)).toMatchObject({ status: 'RS_ERROR_REFUSED' });
  expect(await transfer('deposit', '50.00', reference)).toMatchObject({
    status: 'RS_ERROR_REFUSED',
  });
  expect(await balance()).toBe(0n);
});

test('a withdrawal above the balance is refused, and a repetition gets the same answer', async () => {
  const reference = randomUUID();
  await transfer('deposit', '20.00');
  const refused = { status: 'RS_ERROR_NOT_ENOUGH_MONEY' };
  expect(await transfer('withdraw', '30.00', reference)).toMatchObject(refused);
  await transfer('deposit', '20.00');
  expect(await transfer('withdraw', '30.00', reference)).toMatchObject(refused);
  expect(await transfer('withdraw', '30.00')).toMatchObject({ status: 'RS_OK' });
  expect(await balance()).toBe(units('10.00'));
});

test('of a hundred withdrawals of everything at once one gets it', async () => {
  await transfer('deposit', '10.00');
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => transfer('withdraw', '10.00')),
  );
  expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(1);
  expect(await balance()).toBe(0n);
});

test('a player whom the platform has blocked cannot place a bet', async () => {
  await transfer('deposit', '100.00');
  remote.treat = () => 'RS_ERROR_TOKEN_EXPIRED';
  expect((await player.bets('10.00', null)).refusal).toBe('RS_ERROR_TOKEN_EXPIRED');
  expect(await balance()).toBe(units('100.00'));
});

/** A process that crashes after a call of the wallet, or before it. */
function dying(at: 'before' | 'after', call: string): WalletClient {
  const { wallet } = settling;
  return {
    async ask(asked, request) {
      if (asked !== call) return wallet.ask(asked, request);
      if (at === 'after') await wallet.ask(asked, request);
      throw new Error('the process was killed');
    },
  };
}

test.each(['before', 'after'] as const)(
  'a bet whose process is killed %s the wallet booked it is given back once',
  async (at) => {
    await transfer('deposit', '100.00');
    const killed = { ...settling, wallet: dying(at, 'bet') };
    const doomed = await testPlayer(createPlay(killed), db, { gameCode, name });
    await expect(doomed.bets('10.00', null)).rejects.toThrow('killed');
    for (let time = 0; time < 3; time += 1) {
      now = new Date(now.getTime() + 60_000);
      await resumeDue(settling);
    }
    expect(await balance()).toBe(units('100.00'));
  },
);

test('a win whose process is killed is paid once by the next one', async () => {
  await transfer('deposit', '1000.00');
  const killed = { ...settling, wallet: dying('after', 'win') };
  const doomed = await testPlayer(createPlay(killed), db, { gameCode, name });
  await expect(doomed.bets('10.00', null)).rejects.toThrow('killed');
  now = new Date(now.getTime() + 60_000);
  await resumeDue(settling);
  const [round] = await db.read.selectFrom('round').selectAll().execute();
  expect(round?.state).toBe('closed');
  expect(await balance()).toBe(units('990.00') + (round?.win_units ?? 0n));
});
