import { randomUUID } from 'node:crypto';
import type { WalletAnswer } from '@croupier/contracts';
import fc from 'fast-check';
import { crashingDb } from '../../testing/crashing-db.ts';
import { providerTable, type Player, type ProviderTable } from '../../testing/test-provider.ts';
import { aBet, aRollback, aWin, units, type BetBody } from '../../testing/wallet-bodies.ts';
import { readRequest } from './dialects/rs-request.ts';
import { partnersOf } from './partners.ts';
import { createWalletCore } from './wallet-core.ts';

let table: ProviderTable;
beforeAll(async () => {
  table = await providerTable();
});

const send = (call: 'bets' | 'wins' | 'bet' | 'rollback', body: object): Promise<WalletAnswer> =>
  table.provider.send(call, body);
const aPlayer = () => table.aPlayer({ balance: '100.00' });
const item = ({ request_uuid: _, ...body }: BetBody) => body;
const batch = (items: readonly BetBody[], mode?: 'each' | 'all') => ({
  request_uuid: randomUUID(),
  ...(mode && { mode }),
  items: items.map(item),
});
const statuses = ({ items }: WalletAnswer) => items?.map(({ status }) => status);

describe('bets for themselves', () => {
  test('are booked or refused one by one, each with its id and its player’s balance', async () => {
    const [one, other] = [await aPlayer(), await aPlayer()];
    const bets = [
      aBet(one),
      aBet(one, { amount: units('95.00') }),
      aBet(other, { currency: 'EUR' }),
      aBet(other),
    ];
    const answer = await send('bets', batch(bets));
    expect(answer.status).toBe('RS_OK');
    expect(answer.items).toMatchObject([
      { transaction_uuid: bets[0]?.transaction_uuid, status: 'RS_OK', balance: units('90.00') },
      { status: 'RS_ERROR_NOT_ENOUGH_MONEY', user: one.member.id },
      { status: 'RS_ERROR_WRONG_CURRENCY' },
      { status: 'RS_OK', user: other.member.id, balance: units('90.00') },
    ]);
  });

  test('sent again move nothing, in another batch or alone', async () => {
    const player = await aPlayer();
    const [bet, later] = [aBet(player), aBet(player)];
    await send('bets', batch([bet]));
    expect(statuses(await send('bets', batch([bet, later, bet])))).toEqual(Array(3).fill('RS_OK'));
    expect(await send('bet', later)).toMatchObject({ status: 'RS_OK' });
    expect(await table.balanceOf(player.member.id)).toBe(8_000_000n);
  });

  test('refuse one id for two bets of a batch, and book the first', async () => {
    const player = await aPlayer();
    const bet = aBet(player);
    const other = { ...bet, amount: units('20.00') };
    expect(statuses(await send('bets', batch([bet, other])))).toEqual([
      'RS_OK',
      'RS_ERROR_DUPLICATE_TRANSACTION',
    ]);
    expect(await table.balanceOf(player.member.id)).toBe(9_000_000n);
  });

  test('a batch that cannot be read as a whole books nothing', async () => {
    const player = await aPlayer();
    const [bet, fraction] = [aBet(player), aBet(player, { amount: 10.5 })];
    expect(await send('bets', batch([bet, fraction]))).toMatchObject({
      status: 'RS_ERROR_WRONG_TYPES',
    });
    const tooMany = batch(Array.from({ length: 51 }, () => aBet(player)));
    expect(await send('bets', tooMany)).toMatchObject({ status: 'RS_ERROR_WRONG_TYPES' });
    expect(await send('bets', batch([]))).toMatchObject({ status: 'RS_ERROR_WRONG_TYPES' });
    expect(await table.balanceOf(player.member.id)).toBe(10_000_000n);
  });
});

describe('bets all together', () => {
  test('are all booked', async () => {
    const player = await aPlayer();
    const bets = [aBet(player), aBet(player), aBet(player)];
    const answer = await send('bets', batch(bets, 'all'));
    expect(answer).toMatchObject({ status: 'RS_OK' });
    expect(await table.balanceOf(player.member.id)).toBe(7_000_000n);
    expect(statuses(await send('bets', batch(bets, 'all')))).toEqual(Array(3).fill('RS_OK'));
    expect(await table.balanceOf(player.member.id)).toBe(7_000_000n);
  });

  test('are none of them booked where one is refused, and their ids stay refused', async () => {
    const player = await aPlayer();
    const bets = [aBet(player), aBet(player, { amount: units('95.00') })];
    const answer = await send('bets', batch(bets, 'all'));
    const refusals = ['RS_ERROR_BATCH_REFUSED', 'RS_ERROR_NOT_ENOUGH_MONEY'];
    expect(answer).toMatchObject({ status: 'RS_ERROR_BATCH_REFUSED' });
    expect(statuses(answer)).toEqual(refusals);
    expect(await table.balanceOf(player.member.id)).toBe(10_000_000n);
    expect(statuses(await send('bets', batch(bets, 'all')))).toEqual(refusals);
    expect(await send('bet', bets[0] ?? {})).toMatchObject({ status: 'RS_ERROR_BATCH_REFUSED' });
    expect(await table.balanceOf(player.member.id)).toBe(10_000_000n);
    const rounds = await table.core.db.read
      .selectFrom('game_round')
      .select('id')
      .where('member_id', '=', player.member.id)
      .execute();
    expect(rounds).toEqual([]);
  });

  test('sent many times at once are booked once', async () => {
    const player = await aPlayer();
    const bets = [aBet(player), aBet(player)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('bets', batch(bets, 'all'))),
    );
    // A request that lost to the first one several times may get a temporary error: the provider retries it.
    for (const { status } of answers) expect(['RS_OK', 'RS_ERROR_TIMEOUT']).toContain(status);
    expect(await send('bets', batch(bets, 'all'))).toMatchObject({ status: 'RS_OK' });
    expect(await table.balanceOf(player.member.id)).toBe(8_000_000n);
  });

  test('of the whole balance, in many batches at once: one batch is booked as a whole', async () => {
    const player = await aPlayer();
    const batches = Array.from({ length: 20 }, () =>
      batch(
        [aBet(player, { amount: units('60.00') }), aBet(player, { amount: units('40.00') })],
        'all',
      ),
    );
    const answers = await Promise.all(batches.map((body) => send('bets', body)));
    expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(1);
    expect(await table.balanceOf(player.member.id)).toBe(0n);
  });
});

test('wins are paid one by one, and one that is refused leaves the others paid', async () => {
  const [one, other] = [await aPlayer(), await aPlayer()];
  const bets = [aBet(one), aBet(other)];
  await send('bets', batch(bets));
  const [first, second] = bets.map((bet) => aWin(bet, '30.00'));
  const unknown = aWin(aBet(one), '30.00');
  if (!first || !second) throw new Error('no wins');
  const wins = batch([first, unknown, second]);
  const answered = ['RS_OK', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', 'RS_OK'];
  expect(statuses(await send('wins', wins))).toEqual(answered);
  expect(statuses(await send('wins', wins))).toEqual(answered);
  expect(await table.balanceOf(one.member.id)).toBe(12_000_000n);
  expect(await table.balanceOf(other.member.id)).toBe(12_000_000n);
});

test('the nonce of a batch is valid once', async () => {
  const player = await aPlayer();
  const body = batch([aBet(player)]);
  const nonce = randomUUID();
  await table.provider.send('bets', body, { nonce });
  expect(await table.provider.send('bets', body, { nonce })).toMatchObject({
    status: 'RS_ERROR_INVALID_SIGNATURE',
  });
});

/** A batch of bets of one player as the wallet's own order. */
function orderOf(bets: readonly BetBody[], mode: 'each' | 'all') {
  const read = readRequest('bets', JSON.stringify(batch(bets, mode)));
  const [partner] = partnersOf(table.core.config).all;
  if (!partner || !read.ok) throw new Error('no such batch');
  return { caller: { partner, nonce: randomUUID() }, order: read.order };
}

describe('a process that is killed in the middle of a batch', () => {
  const kills = [1, 2].flatMap((n) =>
    (['before the commit', 'after the commit'] as const).map((moment) => ({ n, moment })),
  );
  for (const mode of ['each', 'all'] as const)
    test.each(kills)(`books each bet once (${mode}, transaction $n, $moment)`, async (kill) => {
      const player = await aPlayer();
      const bets = [aBet(player), aBet(player), aBet(player)];
      const { core } = table;
      const dying = crashingDb(core.db, kill.n, kill.moment);
      const wallet = createWalletCore({ ...core, db: dying.db }, table);
      const { caller, order } = orderOf(bets, mode);
      await Promise.allSettled([wallet.decide(caller, order)]);
      const answer = await send('bets', batch(bets, mode));
      expect(statuses(answer)).toEqual(Array(3).fill('RS_OK'));
      expect(await table.balanceOf(player.member.id)).toBe(7_000_000n);
    });
});

/** Bets of ten ids, wins of them and rollbacks, in batches that overlap. */
interface Step {
  readonly ids: readonly number[];
  readonly what: 'each' | 'all' | 'wins' | 'rollback';
}
const anySteps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    ids: fc.array(fc.nat(9), { minLength: 1, maxLength: 6 }),
    what: fc.constantFrom('each', 'all', 'wins', 'rollback'),
  }),
  { minLength: 1, maxLength: 8 },
);

test('any concurrent batches with duplicates book every id at most once', () =>
  fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      const player = await aPlayer();
      const bets = Array.from({ length: 10 }, () => aBet(player, { amount: units('15.00') }));
      const wins = bets.map((bet) => aWin(bet, '5.00'));
      const askFor = ({ ids, what }: Step): Promise<unknown> => {
        const of = (bodies: readonly BetBody[]) => ids.flatMap((id) => bodies[id] ?? []);
        if (what === 'wins') return send('wins', batch(of(wins)));
        if (what !== 'rollback') return send('bets', batch(of(bets), what));
        return Promise.all(of(bets).map((bet) => send('rollback', aRollback(bet))));
      };
      await Promise.all(steps.map(askFor));
      expect(await table.balanceOf(player.member.id)).toBe(await bookedBalance(player));
    }),
    { numRuns: 25 },
  ));

/** What the player must have by the transactions that stand. */
async function bookedBalance({ member }: Player): Promise<bigint> {
  const rows = await table.core.db.read
    .selectFrom('provider_tx')
    .selectAll()
    .where('player', '=', member.id)
    .where('state', '=', 'booked')
    .where('kind', 'in', ['bet', 'win'])
    .execute();
  return rows.reduce(
    (sum, { kind, amount_units }) => (kind === 'bet' ? sum - amount_units : sum + amount_units),
    10_000_000n,
  );
}

test('after all of this the ledger adds up', async () => {
  await expect(table.ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});
