import { randomUUID } from 'node:crypto';
import type { WalletAnswer, WalletCall } from '@croupier/contracts';
import { asAcme, providerTable, type ProviderTable } from '../../testing/test-provider.ts';
import { aBet, aRollback, aWin, units } from '../../testing/wallet-bodies.ts';
import { accounts } from '../ledger/index.ts';

const hourMs = 3_600_000;

let table: ProviderTable;
beforeAll(async () => {
  table = await providerTable({
    acme: { takesTips: true, lobbies: { live: ['acme_tables', 'acme_fish'] } },
  });
});

const send = (call: WalletCall, body: object): Promise<WalletAnswer> =>
  table.provider.send(call, body, asAcme);
const aPlayer = () => table.aPlayer({ balance: '100.00', game: 'acme_tables' });
const refresh = (token: string) => send('refresh', { request_uuid: 'r', token });

describe('a lobby', () => {
  test('takes bets at its other tables within one session, each in its own game', async () => {
    const player = await aPlayer();
    const [here, there] = [aBet(player), aBet(player, { game_code: 'acme_fish' })];
    expect(await send('bet', here)).toMatchObject({ status: 'RS_OK' });
    expect(await send('bet', there)).toMatchObject({ status: 'RS_OK', balance: units('80.00') });
    expect(await send('win', aWin(there, '5.00', { game_code: 'acme_tables' }))).toMatchObject({
      status: 'RS_ERROR_INVALID_GAME',
    });
    expect(await send('win', aWin(there, '5.00'))).toMatchObject({ status: 'RS_OK' });
    const rounds = await table.core.db.read
      .selectFrom('game_round')
      .innerJoin('game', 'game.id', 'game_round.game_id')
      .select(['game.code', 'game_round.session_id'])
      .where('member_id', '=', player.member.id)
      .orderBy('game_round.id')
      .execute();
    expect(rounds.map(({ code }) => code)).toEqual(['acme_tables', 'acme_fish']);
    expect(new Set(rounds.map(({ session_id }) => session_id)).size).toBe(1);
  });

  test('refuses a table that the brand hides, and a game that is not in it', async () => {
    const player = await aPlayer();
    const fish = await table.sitDown(player.member, 'acme_fish');
    const hidden = { brand: 'padma', game_id: fish.game.id };
    await table.core.db.read.insertInto('game_hidden').values(hidden).execute();
    const invalid = { status: 'RS_ERROR_INVALID_GAME' };
    expect(await send('bet', aBet(player, { game_code: 'acme_fish' }))).toMatchObject(invalid);
    await table.core.db.read.deleteFrom('game_hidden').execute();
    expect(await send('bet', aBet(player, { game_code: 'river_lotus' }))).toMatchObject(invalid);
  });

  test('needs the agreement of the partner', async () => {
    const studio = await table.aPlayer({ balance: '100.00' });
    const bet = aBet(studio, { game_code: 'monsoon_gold' });
    expect(await table.provider.send('bet', bet)).toMatchObject({
      status: 'RS_ERROR_INVALID_GAME',
    });
  });
});

describe('a session that is refreshed', () => {
  test('continues with a new token, with its start and its sums, for four hours more', async () => {
    const player = await aPlayer();
    await send('bet', aBet(player, { round_closed: true }));
    table.core.clock.advance(3 * hourMs);
    const refreshed = await refresh(player.token);
    expect(refreshed).toMatchObject({ status: 'RS_OK', session_net: `-${units('10.00')}` });
    table.core.clock.advance(3 * hourMs);
    const token = refreshed.token ?? '';
    expect(await send('bet', aBet({ ...player, token }))).toMatchObject({
      status: 'RS_OK',
      session_started_at: refreshed.session_started_at,
    });
  });

  test('leaves the former token a minute for bets, and wins and rollbacks without a limit', async () => {
    const player = await aPlayer();
    const [won, undone] = [aBet(player), aBet(player)];
    await send('bet', won);
    await send('bet', undone);
    await refresh(player.token);
    expect(await send('bet', aBet(player))).toMatchObject({ status: 'RS_OK' });
    table.core.clock.advance(61_000);
    expect(await send('bet', aBet(player))).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
    expect(await refresh(player.token)).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
    expect(await send('win', aWin(won, '5.00'))).toMatchObject({ status: 'RS_OK' });
    const rollback = aRollback(undone, { user: undefined, token: player.token });
    expect(await send('rollback', rollback)).toMatchObject({ status: 'RS_OK' });
  });

  test('can be refreshed again by a provider that did not get the answer', async () => {
    const player = await aPlayer();
    await refresh(player.token);
    const again = await refresh(player.token);
    expect(await send('bet', aBet({ ...player, token: again.token ?? '' }))).toMatchObject({
      status: 'RS_OK',
    });
  });

  test('many times at once has one newest token that stays valid', async () => {
    const player = await aPlayer();
    const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(player.token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['RS_OK']));
    table.core.clock.advance(61_000);
    const bets = await Promise.all(
      answers.map(({ token = '' }) => send('bet', aBet({ ...player, token }))),
    );
    expect(bets.filter(({ status }) => status === 'RS_OK')).toHaveLength(1);
  });

  test('ends twelve hours after its start, however often it is refreshed', async () => {
    const player = await aPlayer();
    let { token } = player;
    let last: WalletAnswer | null = null;
    for (const _ of [1, 2, 3]) {
      table.core.clock.advance(3.5 * hourMs);
      last = await refresh(token);
      token = last.token ?? '';
    }
    const lifeMs =
      Date.parse(last?.session_expires_at ?? '') - Date.parse(last?.session_started_at ?? '');
    expect(lifeMs).toBe(12 * hourMs);
    table.core.clock.advance(1.6 * hourMs);
    expect(await refresh(token)).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
    expect(await send('bet', aBet({ ...player, token }))).toMatchObject({
      status: 'RS_ERROR_TOKEN_EXPIRED',
    });
  });

  test('refuses the session of a locked member, and a token that was never issued', async () => {
    const player = await aPlayer();
    await table.core.db.transaction((tx) =>
      table.providers.endPlay(tx, player.member.id, 'locked'),
    );
    expect(await refresh(player.token)).toMatchObject({ status: 'RS_ERROR_USER_DISABLED' });
    expect(await refresh('never')).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
  });
});

describe('a tip', () => {
  const tipOf = (player: Awaited<ReturnType<typeof aPlayer>>, changes: object = {}) => ({
    request_uuid: randomUUID(),
    token: player.token,
    transaction_uuid: randomUUID(),
    round: 'table-1',
    currency: 'BDT',
    amount: units('10.00'),
    game_code: player.game.code,
    ...changes,
  });
  const tips = () => table.ledger.total(accounts.tips('acme'), 'BDT');

  test('goes from the player to the provider once, and is no stake of the session', async () => {
    const player = await aPlayer();
    const before = await tips();
    const tip = tipOf(player);
    expect(await send('tip', tip)).toMatchObject({ status: 'RS_OK', balance: units('90.00') });
    expect(await send('tip', tip)).toMatchObject({ status: 'RS_OK', balance: units('90.00') });
    expect((await tips()) - before).toBe(1_000_000n);
    expect(await send('bet', aBet(player))).toMatchObject({ session_net: `-${units('10.00')}` });
    const asked = {
      request_uuid: 'r',
      token: player.token,
      transaction_uuid: tip.transaction_uuid,
    };
    expect(await send('status', asked)).toMatchObject({
      transaction: {
        state: 'BOOKED',
        kind: 'tip',
        balance_before: units('100.00'),
        balance_after: units('90.00'),
      },
    });
  });

  test('is refused for good without the money, a live session, its game or its currency', async () => {
    const player = await aPlayer();
    const asked: [object, WalletAnswer['status']][] = [
      [{ amount: units('100.01') }, 'RS_ERROR_NOT_ENOUGH_MONEY'],
      [{ game_code: 'river_lotus' }, 'RS_ERROR_INVALID_GAME'],
      [{ currency: 'EUR' }, 'RS_ERROR_WRONG_CURRENCY'],
      [{ token: 'never-issued' }, 'RS_ERROR_INVALID_TOKEN'],
      [{ amount: '0' }, 'RS_ERROR_WRONG_TYPES'],
    ];
    for (const [change, status] of asked) {
      const tip = tipOf(player, change);
      expect(await send('tip', tip)).toMatchObject({ status });
      expect(await send('tip', tip)).toMatchObject({ status });
    }
    table.core.clock.advance(5 * hourMs);
    expect(await send('tip', tipOf(player))).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
    expect(await table.balanceOf(player.member.id)).toBe(10_000_000n);
  });

  test('is rolled back once, and stays out when its rollback came first', async () => {
    const player = await aPlayer();
    const [given, late] = [tipOf(player), tipOf(player)];
    const back = (tip: typeof given) => ({
      request_uuid: randomUUID(),
      token: player.token,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: tip.transaction_uuid,
      round: tip.round,
    });
    await send('tip', given);
    expect(await send('rollback', back(given))).toMatchObject({ balance: units('100.00') });
    expect(await send('rollback', back(given))).toMatchObject({ balance: units('100.00') });
    await send('rollback', back(late));
    expect(await send('tip', late)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' });
    expect(await table.balanceOf(player.member.id)).toBe(10_000_000n);
  });

  test('of the whole balance, sent many times at once, is booked once', async () => {
    const player = await aPlayer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('tip', tipOf(player, { amount: units('100.00') }))),
    );
    expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(1);
    expect(await table.balanceOf(player.member.id)).toBe(0n);
  });

  test('is taken only where it was agreed', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    expect(await table.provider.send('tip', tipOf(player))).toMatchObject({
      status: 'RS_ERROR_INVALID_PARTNER',
    });
  });
});

test('after all of this the ledger adds up', async () => {
  await expect(table.ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});
