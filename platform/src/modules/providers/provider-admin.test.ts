import { randomUUID } from 'node:crypto';
import { formatAmount, parseAmount, type GameId } from '@croupier/contracts';
import { providerTable, type ProviderTable } from '../../testing/test-provider.ts';
import { returnOf } from './provider-admin.ts';

let table: ProviderTable;
beforeAll(async () => {
  table = await providerTable();
});

const transactionStatus = async () => {
  const [studio] = await table.providers.admin.standings();
  if (!studio) throw new Error('no provider');
  return studio;
};

async function bet(amount: string, game = 'river_lotus', country: string | null = null) {
  const player = await table.aPlayer({ balance: '100.00', game, country });
  const order = {
    request_uuid: randomUUID(),
    token: player.token,
    user: player.member.id,
    transaction_uuid: randomUUID(),
    round: `round-${randomUUID()}`,
    round_closed: false,
    currency: 'BDT',
    amount: String(parseAmount(amount)),
    game_code: player.game.code,
  };
  const answer = await table.provider.send('bet', order);
  const win = (won: string) =>
    table.provider.send('win', {
      ...order,
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: order.transaction_uuid,
      amount: String(parseAmount(won)),
      round_closed: true,
    });
  return { player, order, answer, win };
}

test('calls are counted with their status and duration', async () => {
  await bet('10.00');
  await bet('500.00');
  const { calls, p50Ms, p99Ms, refusals, games, readAt } = await transactionStatus();
  // Two players, two sessions, two bets, one of them above the balance.
  expect(calls).toBe(4);
  expect(refusals).toEqual([{ status: 'RS_ERROR_NOT_ENOUGH_MONEY', calls: 1 }]);
  expect(p50Ms).toBeLessThanOrEqual(p99Ms ?? 0);
  expect({ games, readAt }).toEqual({ games: 2, readAt: table.core.clock.now().toISOString() });
  table.core.clock.advance(16 * 60_000);
  expect(await transactionStatus()).toMatchObject({ calls: 0, p50Ms: null, refusals: [] });
});

test('an open round is listed, after two days as stale', async () => {
  const { order, player } = await bet('10.00');
  const [listed] = (await table.providers.admin.openRounds(0)).filter(
    ({ providerRound }) => providerRound === order.round,
  );
  expect(listed).toMatchObject({ staked: '10.00', held: '10.00', account: player.member.account });
  expect((await transactionStatus()).staleRounds).toBe(0);
  table.core.clock.advance(49 * 3_600_000);
  expect((await transactionStatus()).staleRounds).toBeGreaterThan(0);
});

test('a game shows its stakes and payouts, in one brand and period', async () => {
  const first = await bet('10.00', 'monsoon_gold');
  await first.win('4.00');
  const second = await bet('30.00', 'monsoon_gold');
  await second.win('0.00');
  const query = { provider: 'studio', brand: 'padma', days: 1 };
  expect(await table.providers.admin.returns(query)).toMatchObject([
    { rounds: 2, staked: '40.00', won: '4.00', kept: '36.00', returned: 10, isOutside: false },
  ]);
  expect(await table.providers.admin.returns({ ...query, brand: 'verano' })).toEqual([]);
  table.core.clock.advance(25 * 3_600_000);
  expect(await table.providers.admin.returns(query)).toEqual([]);
});

test('a game switched off accepts no new round at once, and still pays what was staked', async () => {
  const { player, order, win } = await bet('10.00');
  await table.core.db.transaction((tx) =>
    table.providers.switchGames(tx, {
      brand: 'padma',
      provider: 'studio',
      gameId: player.game.id,
      isShown: false,
    }),
  );
  const again = { ...order, request_uuid: randomUUID(), transaction_uuid: randomUUID() };
  expect(
    await table.provider.send('bet', { ...again, round: `round-${randomUUID()}` }),
  ).toMatchObject({ status: 'RS_ERROR_INVALID_GAME' });
  expect(await win('25.00')).toMatchObject({ status: 'RS_OK' });
  expect(formatAmount(await table.balanceOf(player.member.id))).toBe('115.00');
});

test('a game closed to the player’s country accepts no new round at once, and still pays what was staked', async () => {
  const { player, order, win } = await bet('10.00', 'monsoon_gold', 'FR');
  await table.core.db.transaction((tx) =>
    table.providers.switchCountries(tx, {
      brand: 'padma',
      provider: 'studio',
      gameId: null,
      rule: { mode: 'refuse', countries: ['FR'] },
    }),
  );
  const again = { ...order, request_uuid: randomUUID(), transaction_uuid: randomUUID() };
  expect(
    await table.provider.send('bet', { ...again, round: `round-${randomUUID()}` }),
  ).toMatchObject({ status: 'RS_ERROR_INVALID_GAME' });
  expect(await win('25.00')).toMatchObject({ status: 'RS_OK' });
  expect(formatAmount(await table.balanceOf(player.member.id))).toBe('115.00');
  expect((await bet('10.00', 'monsoon_gold', 'BD')).answer).toMatchObject({ status: 'RS_OK' });
  expect((await transactionStatus()).countries).toEqual([
    { brand: 'padma', mode: 'refuse', countries: ['FR'] },
  ]);
});

describe('the band of a return', () => {
  const row = {
    game_id: 'gam_00000001' as GameId,
    name: { en: 'One', bn: 'One', es: 'One', ar: 'One' },
    rtp: 95,
    currency: 'BDT',
    by_rule: 0,
    hidden_in: [],
  };
  /** `rounds` of one unit each, of which some win ten: each deviates by -0.95 or +9.05 from its theory. */
  const played = (rounds: number, wins: number) => ({
    ...row,
    rounds,
    staked: BigInt(rounds) * 100_000n,
    won: BigInt(wins) * 1_000_000n,
    spread: 100_000 * Math.sqrt(wins * 9.05 ** 2 + (rounds - wins) * 0.95 ** 2),
  });

  test('accepts a return that chance explains, and flags one that it does not', () => {
    expect(returnOf(played(10_000, 970))).toMatchObject({ returned: 97, isOutside: false });
    expect(returnOf(played(10_000, 1_100))).toMatchObject({ returned: 110, isOutside: true });
    expect(returnOf(played(10_000, 800))).toMatchObject({ returned: 80, isOutside: true });
  });

  test('narrows with more rounds, and gives no result for few', () => {
    const wide = returnOf(played(1_000, 95));
    const narrow = returnOf(played(100_000, 9_500));
    expect(wide.to - wide.from).toBeGreaterThan(5 * (narrow.to - narrow.from));
    expect(returnOf(played(100, 90))).toMatchObject({ isOutside: false });
  });
});
