import { randomUUID } from 'node:crypto';
import { createWalletClient } from '@croupier/provider/wallet-client';
import { testWallet } from '@croupier/provider/testing/test-wallet';
import { pino } from 'pino';
import { providerOf } from '../providers/providers.ts';
import { studioDatabase } from '../testing/test-database.ts';
import { bookedRound, bookedTransactions } from './book.ts';
import { createPlay } from './play.service.ts';

/** A studio with a wallet, and one session of river lotus. */
async function aPlayer() {
  const { db } = await studioDatabase();
  const wallet = await testWallet();
  const now = () => new Date('2026-01-05T12:00:00Z');
  const key = { partner: 'studio', keyId: 'k1', secret: 'secret' };
  const play = createPlay({
    db,
    wallet: createWalletClient({ walletUrl: wallet.url, key, now }),
    now,
    provider: providerOf('studio'),
    log: pino({ level: 'silent' }),
  });
  const opened = await play.open({ launchToken: 'launch', gameCode: 'river_lotus' });
  const token = opened.ok ? (opened.value.token ?? '') : '';
  const spin = () =>
    play.play(token, { orderId: randomUUID(), stake: '10.00', clientSeed: 'mine' });
  return { db, wallet, spin };
}

const day = { from: new Date('2026-01-05T00:00:00Z'), until: new Date('2026-01-06T00:00:00Z') };

test('the records list for every round exactly what was requested from the wallet', async () => {
  const { db, wallet, spin } = await aPlayer();
  await spin();
  wallet.treat = (call) => (call === 'bet' ? 'RS_ERROR_NOT_ENOUGH_MONEY' : 'answer');
  await spin();
  wallet.treat = (call) => (call === 'bet' ? 'lose-answer' : 'answer');
  await spin();

  const { transactions, next } = await bookedTransactions(db.read, day);
  expect(next).toBeNull();
  expect(transactions.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
    'bet cancelled',
    'bet done',
    'win done',
  ]);
  const asked = new Set(wallet.asked.map(({ request }) => request.transaction_uuid));
  for (const { transaction_uuid: id } of transactions) expect(asked).toContain(id);
  const win = transactions.find(({ kind }) => kind === 'win');
  const round = await bookedRound(db.read, { id: win?.round ?? '', player: win?.user ?? '' });
  expect(round?.state).toBe('completed');
  expect(round?.transactions.map(({ kind }) => kind)).toEqual(['bet', 'win']);
});

test('another day is empty, and a round is visible only to its player', async () => {
  const { db, spin } = await aPlayer();
  await spin();
  const later = { from: day.until, until: new Date('2026-01-07T00:00:00Z') };
  expect((await bookedTransactions(db.read, later)).transactions).toEqual([]);
  const [bet] = (await bookedTransactions(db.read, day)).transactions;
  expect(await bookedRound(db.read, { id: bet?.round ?? '', player: 'mem_other' })).toBeNull();
  expect(await bookedRound(db.read, { id: 'made-up', player: bet?.user ?? '' })).toBeNull();
});
