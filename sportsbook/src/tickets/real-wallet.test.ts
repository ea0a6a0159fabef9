// The platform's own wallet serves as the wallet here; nothing of it ships with the sports book.
// oxlint-disable-next-line no-restricted-imports
import { providerTable } from '../../../platform/src/testing/test-provider.ts';
import { hashOf } from '@croupier/provider/tokens';
import { randomUUID } from 'node:crypto';
import { anOrder, testBook } from '../testing/test-book.ts';
import { bookDatabase } from '../testing/test-database.ts';
import { placeBet } from './place.ts';
import { resumeDue } from './resume.ts';
import { addSession, sessionByToken } from './tickets.store.ts';

test('bets, payments, refunds and corrections move the money of the real wallet, and its ledger balances', async () => {
  const { db } = await bookDatabase();
  const table = await providerTable({ acme: { correctsResults: true } });
  const url = await table.http.listen({ port: 0, host: '127.0.0.1' });
  const clock = {
    get now() {
      return table.core.clock.now();
    },
  };
  const key = { partner: 'acme', keyId: 'k1', secret: 'acme-test-secret-1' };
  const book = testBook({ db, wallet: { url }, clock, key });
  const { member, token } = await table.aPlayer({ balance: '500.00', game: 'acme_tables' });
  await addSession(db.read, {
    id: randomUUID(),
    token_hash: hashOf('page'),
    wallet_token: token,
    partner: 'fb',
    player: member.id,
    currency: 'BDT',
    language: 'en',
    game_code: 'acme_tables',
    started_at: clock.now,
    expires_at: new Date(clock.now.getTime() + 4 * 3_600_000),
  });
  const session = await sessionByToken(db.read, hashOf('page'));
  if (!session) throw new Error('no session');
  const place = async (match: string, selection: string) => {
    const leg = book.leg(match, 'winner', selection);
    const placed = await placeBet(book.trade, session, anOrder([leg]));
    expect(placed).toMatchObject({ ok: true, value: { state: 'open' } });
    return BigInt(leg.price);
  };
  const balance = () => table.balanceOf(member.id);
  const hundred = 10_000_000n;

  await book.fixture('real-1');
  await book.fixture('real-2');
  const price = await place('real-1', 'home');
  await place('real-1', 'away');
  await place('real-2', 'draw');
  expect(await balance()).toBe(2n * hundred);

  await book.voided('real-2');
  await book.result('real-1', [1, 0]);
  await resumeDue(book.trade);
  await resumeDue(book.trade);
  expect(await balance()).toBe(3n * hundred + (hundred * price) / 100n);

  await book.result('real-1', [0, 0], 2);
  await resumeDue(book.trade);
  expect(await balance()).toBe(3n * hundred);
  await expect(table.ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});
