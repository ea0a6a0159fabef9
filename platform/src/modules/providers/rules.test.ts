import { randomUUID } from 'node:crypto';
import type { FreeRoundsId, WalletAnswer } from '@croupier/contracts';
import { inEveryLanguage } from '../../in-every-language.ts';
import {
  asAcme,
  launchToken,
  providerTable,
  type Player,
  type ProviderTable,
} from '../../testing/test-provider.ts';
import { addBrandOf } from '../../testing/test-protection.ts';
import { aBet, aRollback, aWin, units, type BetBody } from '../../testing/wallet-bodies.ts';
import { accounts } from '../ledger/index.ts';
import { readRequest } from './dialects/rs-request.ts';
import { partnersOf } from './partners.ts';
import { createWalletCore } from './wallet-core.ts';

let studio: ProviderTable;
let acme: ProviderTable;
beforeAll(async () => {
  studio = await providerTable();
  acme = await providerTable({
    acme: {
      repeats: 'stored',
      rollsBackRounds: true,
      paysPrizes: true,
      correctsResults: true,
      maxStake: { BDT: '50.00' },
      games: {
        acme_fish: { winWithoutBet: true, manyBetsOneWin: false, manyWinsOneBet: true },
        acme_tables: { winWithoutBet: false, manyBetsOneWin: true, manyWinsOneBet: false },
      },
    },
  });
});

const send = (...order: Parameters<ProviderTable['provider']['send']>): Promise<WalletAnswer> =>
  studio.provider.send(...order);
const sendAcme = (call: Parameters<typeof send>[0], body: object) =>
  acme.provider.send(call, body, asAcme);
const aPlayer = () => studio.aPlayer({ balance: '100.00' });
const anAcmePlayer = (game = 'acme_tables') => acme.aPlayer({ balance: '100.00', game });
const ok = (balance: string) => ({ status: 'RS_OK', balance: units(balance) });
const refused = (status: WalletAnswer['status']) => ({ status });

describe('R1 to R3: a transaction id', () => {
  const statusOf = async (player: Player, transaction_uuid: string, by = sendAcme) =>
    (await by('status', { request_uuid: 's', user: player.member.id, transaction_uuid }))
      .transaction?.state;

  test.each([
    ['INVALID_GAME', { game_code: 'acme_fish' }],
    ['WRONG_CURRENCY', { currency: 'EUR' }],
    ['BET_LIMIT_EXCEEDED', { amount: units('50.01') }],
    ['NOT_ENOUGH_MONEY', { amount: units('50.00') }],
  ])('R1 a bet refused with %s stays refused under its id', async (status, change) => {
    const player = await acme.aPlayer({ balance: '10.00', game: 'acme_tables' });
    const bet = aBet(player, change);
    const answer = { status: `RS_ERROR_${status}`, balance: units('10.00') };
    expect(await sendAcme('bet', bet)).toMatchObject(answer);
    expect(await sendAcme('bet', bet)).toMatchObject(answer);
    expect(await statusOf(player, bet.transaction_uuid)).toBe('REFUSED');
    const mended = { ...bet, game_code: player.game.code, currency: 'BDT', amount: units('1.00') };
    expect(await sendAcme('bet', mended)).toMatchObject(refused('RS_ERROR_DUPLICATE_TRANSACTION'));
    expect(await acme.balanceOf(player.member.id)).toBe(1_000_000n);
  });

  test('R1 a refusal stays after its cause is gone', async () => {
    const player = await studio.aPlayer({ balance: '100.00', game: 'monsoon_gold' });
    const hidden = { brand: 'padma', game_id: player.game.id };
    await studio.core.db.read.insertInto('game_hidden').values(hidden).execute();
    const bet = aBet(player);
    expect(await send('bet', bet)).toMatchObject(refused('RS_ERROR_INVALID_GAME'));
    await studio.core.db.read.deleteFrom('game_hidden').execute();
    expect(await send('bet', bet)).toMatchObject(refused('RS_ERROR_INVALID_GAME'));
    expect(await send('bet', aBet(player))).toMatchObject(ok('90.00'));
  });

  test('R1 a refused win, betwin, rollback, prize or correction stays refused under its id', async () => {
    const player = await anAcmePlayer();
    const bet = aBet(player);
    const user = player.member.id;
    const about = { request_uuid: 'r', user, currency: 'EUR', amount: units('1.00') };
    const early: readonly [Parameters<typeof sendAcme>[0], ReturnType<typeof aWin> | object][] = [
      ['win', aWin(bet, '5.00')],
      [
        'adjust',
        { ...about, transaction_uuid: 'a-1', reference: bet.transaction_uuid, reason: 'resettle' },
      ],
      ['promo_win', { ...about, transaction_uuid: 'p-1', campaign: 'race' }],
    ];
    const before = [];
    for (const [call, body] of early) before.push((await sendAcme(call, body)).status);
    expect(before).toEqual([
      'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
      'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
      'RS_ERROR_WRONG_CURRENCY',
    ]);
    await sendAcme('bet', bet);
    await sendAcme('win', aWin(bet, '5.00'));
    const after = [];
    for (const [call, body] of early) after.push((await sendAcme(call, body)).status);
    expect(after).toEqual(before);
    expect(await statusOf(player, 'a-1')).toBe('REFUSED');
    expect(await acme.balanceOf(user)).toBe(9_500_000n);
  });

  test('R3 a bet repeated with its win, and a bet with its win repeated without, are duplicates', async () => {
    const player = await aPlayer();
    const bet = aBet(player);
    await send('bet', bet);
    const beside = { win_transaction_uuid: randomUUID(), win_amount: units('30.00') };
    expect(await send('betwin', { ...bet, ...beside })).toMatchObject(
      refused('RS_ERROR_DUPLICATE_TRANSACTION'),
    );
    const both = { ...aBet(player), ...beside };
    expect(await send('betwin', both)).toMatchObject(ok('110.00'));
    expect(await send('betwin', both)).toMatchObject(ok('110.00'));
    const { win_transaction_uuid: _id, win_amount: _amount, ...alone } = both;
    for (const body of [alone, { ...both, win_amount: units('31.00') }])
      expect((await send('win_amount' in body ? 'betwin' : 'bet', body)).status).toBe(
        'RS_ERROR_DUPLICATE_TRANSACTION',
      );
    expect(await studio.balanceOf(player.member.id)).toBe(11_000_000n);
  });

  test('R1 the same id for the same request gets the same answer and moves nothing again, also months later', async () => {
    const player = await aPlayer();
    const bet = aBet(player);
    expect(await send('bet', bet)).toMatchObject(ok('90.00'));
    studio.core.clock.advance(124 * 24 * 3_600_000);
    expect(await send('bet', { ...bet, request_uuid: 'later' })).toMatchObject({
      ...ok('90.00'),
      request_uuid: 'later',
    });
    expect(await studio.balanceOf(player.member.id)).toBe(9_000_000n);
  });

  test('R2 a repeat shows the current balance, or the first answer’s if the partner is configured so', async () => {
    const [one, other] = [await aPlayer(), await anAcmePlayer()];
    const [bet, stored] = [aBet(one), aBet(other)];
    await send('bet', bet);
    await send('bet', aBet(one));
    expect(await send('bet', bet)).toMatchObject(ok('80.00'));
    await sendAcme('bet', stored);
    await sendAcme('bet', aBet(other));
    expect(await sendAcme('bet', stored)).toMatchObject(ok('90.00'));
    const asked = {
      request_uuid: 'r',
      user: one.member.id,
      transaction_uuid: bet.transaction_uuid,
    };
    expect(await send('status', asked)).toMatchObject({
      ...ok('80.00'),
      transaction: {
        state: 'BOOKED',
        kind: 'bet',
        round: bet.round,
        amount: units('10.00'),
        balance_before: units('100.00'),
        balance_after: units('90.00'),
      },
    });
  });

  test('R3 the same id for another request is refused', async () => {
    const player = await aPlayer();
    const bet = aBet(player);
    await send('bet', bet);
    expect(await send('bet', { ...bet, amount: units('9.00') })).toMatchObject(
      refused('RS_ERROR_DUPLICATE_TRANSACTION'),
    );
    expect(
      await send('win', aWin(bet, '5.00', { transaction_uuid: bet.transaction_uuid })),
    ).toMatchObject(refused('RS_ERROR_DUPLICATE_TRANSACTION'));
    expect(await studio.balanceOf(player.member.id)).toBe(9_000_000n);
  });
});

describe('R4 and R5: who may play', () => {
  test('R4 a bet needs a live session, its currency, its game, an open round, and an amount within the limits', async () => {
    const player = await anAcmePlayer();
    const closed = aBet(player, { round_closed: true });
    await sendAcme('bet', closed);
    const asked: [object, WalletAnswer['status']][] = [
      [{ token: 'never-issued' }, 'RS_ERROR_INVALID_TOKEN'],
      [{ currency: 'EUR' }, 'RS_ERROR_WRONG_CURRENCY'],
      [{ game_code: 'acme_fish' }, 'RS_ERROR_INVALID_GAME'],
      [{ round: closed.round }, 'RS_ERROR_ALREADY_SETTLED'],
      [{ amount: units('50.01') }, 'RS_ERROR_BET_LIMIT_EXCEEDED'],
    ];
    for (const [change, status] of asked)
      expect(await sendAcme('bet', aBet(player, change))).toMatchObject({ status });
    acme.core.clock.advance(5 * 3_600_000);
    expect(await sendAcme('bet', aBet(player))).toMatchObject(refused('RS_ERROR_TOKEN_EXPIRED'));
    expect(await acme.balanceOf(player.member.id)).toBe(9_000_000n);
  });

  test('R5 a win and a rollback are accepted after the session ended, the player was locked and the game switched off', async () => {
    const player = await aPlayer();
    const [won, undone] = [aBet(player), aBet(player)];
    await send('bet', won);
    await send('bet', undone);
    await studio.core.db.transaction((tx) =>
      studio.providers.endPlay(tx, player.member.id, 'locked'),
    );
    studio.core.clock.advance(5 * 3_600_000);
    const hidden = { brand: 'padma', game_id: player.game.id };
    await studio.core.db.read.insertInto('game_hidden').values(hidden).execute();
    expect(await send('bet', aBet(player))).toMatchObject(refused('RS_ERROR_USER_DISABLED'));
    expect(await send('win', aWin(won, '20.00'))).toMatchObject(ok('100.00'));
    expect(await send('rollback', aRollback(undone))).toMatchObject(ok('110.00'));
    await studio.core.db.read.deleteFrom('game_hidden').execute();
  });
});

describe('R6: a win', () => {
  test('R6 needs its booked bet, of the same round and player, and an open round', async () => {
    const [player, other] = [await aPlayer(), await aPlayer()];
    const [bet, undone, closed] = [
      aBet(player),
      aBet(player),
      aBet(player, { round_closed: true }),
    ];
    for (const one of [bet, undone, closed]) await send('bet', one);
    await send('rollback', aRollback(undone));
    const asked: [object, WalletAnswer['status']][] = [
      [aWin(aBet(player), '1.00'), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'],
      [aWin(bet, '1.00', { round: 'another' }), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'],
      [
        aWin(bet, '1.00', { token: other.token, user: other.member.id }),
        'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
      ],
      [
        aWin(bet, '1.00', { reference_transaction_uuid: undefined }),
        'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
      ],
      [aWin(undone, '1.00'), 'RS_ERROR_TRANSACTION_ROLLED_BACK'],
      [aWin(closed, '1.00'), 'RS_ERROR_ALREADY_SETTLED'],
      [aWin(bet, '1.00', { currency: 'EUR' }), 'RS_ERROR_WRONG_CURRENCY'],
      [aWin(bet, '1.00', { game_code: 'monsoon_gold' }), 'RS_ERROR_INVALID_GAME'],
    ];
    for (const [win, status] of asked) expect(await send('win', win)).toMatchObject({ status });
    expect(await studio.balanceOf(player.member.id)).toBe(8_000_000n);
    // None of these refusals blocks the correct win.
    expect(await send('win', aWin(bet, '1.00'))).toMatchObject(ok('81.00'));
  });

  test('R6 a round belongs to one game: a bet, win or rollback of another game is refused', async () => {
    const seated = await anAcmePlayer('acme_tables');
    const bet = aBet(seated);
    await sendAcme('bet', bet);
    await sendAcme('win', aWin(bet, '1.00', { round_closed: false }));
    const borrowed = { game_code: 'acme_fish', round_closed: false };
    for (const win of [
      aWin(bet, '5.00', borrowed),
      aWin(bet, '5.00', { ...borrowed, user: seated.member.id, token: undefined }),
      aWin(bet, '5.00', { ...borrowed, reference_transaction_uuid: undefined }),
    ])
      expect((await sendAcme('win', win)).status).not.toBe('RS_OK');
    const hunting = await acme.sitDown(seated.member, 'acme_fish');
    const stray = aBet(hunting, { round: bet.round });
    expect(await sendAcme('bet', stray)).toMatchObject(refused('RS_ERROR_INVALID_GAME'));
    const both = {
      ...aBet(hunting, { round: bet.round }),
      win_transaction_uuid: randomUUID(),
      win_amount: units('9.00'),
    };
    expect(await sendAcme('betwin', both)).toMatchObject(refused('RS_ERROR_INVALID_GAME'));
    expect(await acme.balanceOf(seated.member.id)).toBe(9_100_000n);
  });

  test('R6b exceptions are configured per game, and each use is recorded', async () => {
    const hunter = await anAcmePlayer('acme_fish');
    const shot = aBet(hunter);
    await sendAcme('bet', shot);
    expect(await sendAcme('win', aWin(shot, '1.00', { round_closed: false }))).toMatchObject(
      ok('91.00'),
    );
    expect(await sendAcme('win', aWin(shot, '2.00', { round_closed: false }))).toMatchObject(
      ok('93.00'),
    );
    const leftover = aWin(shot, '3.00', { reference_transaction_uuid: undefined });
    expect(await sendAcme('win', leftover)).toMatchObject(ok('96.00'));

    const seated = await anAcmePlayer('acme_tables');
    const [one, other] = [aBet(seated), aBet(seated)];
    other.round = one.round;
    await sendAcme('bet', one);
    await sendAcme('bet', other);
    expect(await sendAcme('win', aWin(one, '1.00', { round_closed: false }))).toMatchObject(
      ok('81.00'),
    );
    const again = aWin(one, '1.00', { round_closed: false });
    expect(await sendAcme('win', again)).toMatchObject(refused('RS_ERROR_ALREADY_SETTLED'));
    const stored = await acme.core.db.read
      .selectFrom('provider_tx')
      .select('by_rule')
      .where('by_rule', 'is not', null)
      .where('player', 'in', [hunter.member.id, seated.member.id])
      .orderBy('by_rule')
      .execute();
    expect(stored.map(({ by_rule }) => by_rule)).toEqual([
      'many-bets-one-win',
      'many-wins-one-bet',
      'win-without-bet',
    ]);
  });
});

describe('R7 to R11: rolling back and closing', () => {
  test('R7 a rollback of a bet that never arrived leaves a tombstone: the late bet is refused', async () => {
    const player = await aPlayer();
    const bet = aBet(player);
    expect(await send('rollback', aRollback(bet))).toMatchObject({ status: 'RS_OK' });
    expect(await send('bet', bet)).toMatchObject(refused('RS_ERROR_TRANSACTION_ROLLED_BACK'));
    const asked = {
      request_uuid: 'r',
      token: player.token,
      transaction_uuid: bet.transaction_uuid,
    };
    expect(await send('status', asked)).toMatchObject({ transaction: { state: 'TOMBSTONE' } });
    expect(await studio.balanceOf(player.member.id)).toBe(10_000_000n);
  });

  test('R8 a bet with a win is not rolled back, or goes back with the win if the partner rolls back rounds', async () => {
    const [player, other] = [await aPlayer(), await anAcmePlayer()];
    const [bet, taken] = [aBet(player), aBet(other)];
    await send('bet', bet);
    await send('win', aWin(bet, '5.00'));
    expect(await send('rollback', aRollback(bet))).toMatchObject(
      refused('RS_ERROR_ALREADY_SETTLED'),
    );
    await sendAcme('bet', taken);
    await sendAcme('win', aWin(taken, '5.00'));
    expect(await sendAcme('rollback', aRollback(taken))).toMatchObject(ok('100.00'));
    expect(await sendAcme('win', aWin(taken, '5.00'))).toMatchObject(
      refused('RS_ERROR_TRANSACTION_ROLLED_BACK'),
    );
    const [round] = await acme.providers.roundsOf(other.member.id, { limit: 1 });
    expect(round).toMatchObject({ state: 'cancelled', stake_units: 0n, win_units: 0n });
  });

  test('R9 a second rollback succeeds and moves nothing; a rollback of a rollback is refused', async () => {
    const player = await aPlayer();
    const bet = aBet(player);
    await send('bet', bet);
    const rollback = aRollback(bet);
    await send('rollback', rollback);
    expect(await send('rollback', aRollback(bet))).toMatchObject(ok('100.00'));
    const undo = aRollback(bet, { reference_transaction_uuid: rollback.transaction_uuid });
    expect(await send('rollback', undo)).toMatchObject(refused('RS_ERROR_ALREADY_SETTLED'));
  });

  test('R10 a rollback refunds the amount of our record, whatever amount it states', async () => {
    const bet = aBet(await aPlayer());
    await send('bet', bet);
    expect(await send('rollback', { ...aRollback(bet), amount: units('900.00') })).toMatchObject(
      ok('100.00'),
    );
  });

  test('R11 a closed round accepts nothing more; its bet can be rolled back until both books were compared', async () => {
    acme.core.clock.advance(60_000);
    const player = await anAcmePlayer();
    const [bet, late] = [
      aBet(player, { round_closed: true }),
      aBet(player, { round_closed: true }),
    ];
    await sendAcme('bet', bet);
    await sendAcme('bet', late);
    expect(await sendAcme('win', aWin(bet, '1.00'))).toMatchObject(
      refused('RS_ERROR_ALREADY_SETTLED'),
    );
    expect(await sendAcme('rollback', aRollback(bet))).toMatchObject(ok('90.00'));
    acme.provider.books = { transactions: [bookOf(acme, late)], rounds: [] };
    const now = acme.core.clock.now().getTime();
    const compared = await acme.providers.books.reconcile('acme', {
      from: new Date(now - 1_000),
      until: new Date(now + 1_000),
    });
    expect(compared).toMatchObject({ ok: true, value: { isClean: true } });
    expect(await sendAcme('rollback', aRollback(late))).toMatchObject(
      refused('RS_ERROR_ALREADY_SETTLED'),
    );
    acme.provider.books = null;
  });
});

const bookOf = (table: ProviderTable, bet: BetBody) => ({
  transaction_uuid: bet.transaction_uuid,
  kind: 'bet' as const,
  state: 'done' as const,
  user: bet.user,
  round: bet.round,
  game_code: bet.game_code,
  currency: bet.currency,
  amount: bet.amount,
  at: table.core.clock.now().toISOString(),
});

describe('R12 to R16: money of rounds', () => {
  test('R12 a round open for two days whose provider does not answer is cancelled, and an operator sees it', async () => {
    const player = await aPlayer();
    const bet = aBet(player);
    await send('bet', bet);
    studio.core.clock.advance(48 * 3_600_000 + 1);
    studio.provider.isDown = true;
    expect(await studio.providers.books.endStaleRounds()).toBeGreaterThan(0);
    studio.provider.isDown = false;
    expect(await studio.balanceOf(player.member.id)).toBe(10_000_000n);
    const reports = await studio.providers.books.reports({ provider: 'studio', limit: 50 });
    expect(reports).toContainEqual(
      expect.objectContaining({
        kind: 'round-ended',
        isClean: false,
        facts: expect.objectContaining({ member: player.member.id, refunded: '10.00' }),
      }),
    );
    expect(await send('win', aWin(bet, '5.00'))).toMatchObject(
      refused('RS_ERROR_TRANSACTION_ROLLED_BACK'),
    );
  });

  test('R13 a win of zero is recorded', async () => {
    const bet = aBet(await aPlayer());
    await send('bet', bet);
    const win = aWin(bet, '0.00');
    expect(await send('win', win)).toMatchObject(ok('90.00'));
    const asked = { request_uuid: 'r', user: bet.user, transaction_uuid: win.transaction_uuid };
    expect(await send('status', asked)).toMatchObject({
      transaction: { state: 'BOOKED', amount: '0' },
    });
  });

  test('R14 a free round takes no money, its win is paid by promotions, and it is valid as often as granted', async () => {
    const player = await aPlayer();
    const reward_uuid = await grant(player);
    const promotions = () => studio.ledger.total(accounts.house('promo'), 'BDT');
    const before = await promotions();
    const bet = aBet(player, { is_free: true, reward_uuid });
    expect(await send('bet', bet)).toMatchObject(ok('100.00'));
    expect(await send('win', aWin(bet, '7.00'))).toMatchObject(ok('107.00'));
    expect((await promotions()) - before).toBe(-700_000n);
    const again = aBet(player, { is_free: true, reward_uuid });
    expect(await send('bet', again)).toMatchObject(refused('RS_ERROR_LIMIT_REACHED'));
    const invented = aBet(player, { is_free: true, reward_uuid: 'gift-2' });
    expect(await send('bet', invented)).toMatchObject(refused('RS_ERROR_INVALID_TOKEN'));
    const dear = await aPlayer();
    const largest = { is_free: true, reward_uuid: await grant(dear), amount: units('10.01') };
    expect(await send('bet', aBet(dear, largest))).toMatchObject(refused('RS_ERROR_LIMIT_REACHED'));
  });

  test('R16 no bet takes a balance below zero; a correction can exceed it, as a debt that is reported and paid first', async () => {
    const player = await anAcmePlayer();
    const bet = aBet(player, { amount: units('50.00') });
    await sendAcme('bet', bet);
    await sendAcme('win', aWin(bet, '60.00'));
    await sendAcme('bet', aBet(player, { amount: units('50.00') }));
    await sendAcme('bet', aBet(player, { amount: units('50.00') }));
    expect(await sendAcme('bet', aBet(player))).toMatchObject(ok('0.00'));
    expect(await sendAcme('bet', aBet(player))).toMatchObject(refused('RS_ERROR_NOT_ENOUGH_MONEY'));
    const correction = {
      request_uuid: 'r',
      user: player.member.id,
      transaction_uuid: randomUUID(),
      reference: bet.transaction_uuid,
      reason: 'resettle',
      currency: 'BDT',
      amount: `-${units('25.00')}`,
    };
    expect(await sendAcme('adjust', correction)).toMatchObject(ok('0.00'));
    expect(await sendAcme('adjust', correction)).toMatchObject(ok('0.00'));
    expect(await acme.ledger.total(accounts.receivable(player.member.id), 'BDT')).toBe(-2_500_000n);
    const back = { ...correction, transaction_uuid: randomUUID(), amount: units('30.00') };
    expect(await sendAcme('adjust', back)).toMatchObject(ok('5.00'));
    expect(await acme.ledger.total(accounts.receivable(player.member.id), 'BDT')).toBe(0n);
    const reports = await acme.providers.books.reports({ provider: 'acme', limit: 10 });
    expect(reports.filter(({ kind }) => kind === 'result-corrected')).toHaveLength(2);
    const refusal = await send('adjust', { ...correction, user: (await aPlayer()).member.id });
    expect(refusal).toMatchObject(refused('RS_ERROR_INVALID_PARTNER'));
  });
});

describe('a provider’s statement about a round or a player that contradicts our record', () => {
  const endOf = (bet: BetBody, outcome: string) => ({
    request_uuid: 'e',
    user: bet.user,
    round: bet.round,
    outcome,
  });

  test('a round with bets cannot be ended as cancelled before the bets are rolled back', async () => {
    const player = await aPlayer();
    const bet = aBet(player);
    const whole = { user: player.member.id, currency: 'BDT', request_uuid: 'e' };
    await send('bet', bet);
    expect(await send('end_round', endOf(bet, 'cancelled'))).toMatchObject({
      ...whole,
      status: 'RS_ERROR_WRONG_TYPES',
      balance: units('90.00'),
    });
    await send('rollback', aRollback(bet));
    expect(await send('end_round', endOf(bet, 'cancelled'))).toMatchObject({
      ...whole,
      ...ok('100.00'),
    });
  });

  test('a lost round is not cancelled afterwards by its end', async () => {
    const player = await aPlayer();
    const bet = aBet(player);
    await send('bet', bet);
    expect(await send('end_round', endOf(bet, 'completed'))).toMatchObject(ok('90.00'));
    expect(await send('end_round', endOf(bet, 'cancelled'))).toMatchObject(
      refused('RS_ERROR_ALREADY_SETTLED'),
    );
    expect(await send('end_round', endOf(bet, 'completed'))).toMatchObject(ok('90.00'));
  });

  test('the end of an unknown round shows the player’s balance', async () => {
    const player = await aPlayer();
    expect(await send('end_round', endOf(aBet(player), 'completed'))).toMatchObject({
      ...refused('RS_ERROR_TRANSACTION_DOES_NOT_EXIST'),
      user: player.member.id,
      currency: 'BDT',
      balance: units('100.00'),
    });
  });

  test('nothing is answered or stored about a member who never played with the provider', async () => {
    const stranger = await studio.aMember({ balance: '70.00' });
    const player = { ...(await aPlayer()), member: stranger };
    const { token: _token, ...bet } = aBet(player);
    const win = { ...bet, reference_transaction_uuid: 'some-bet', transaction_uuid: randomUUID() };
    const calls: readonly [Parameters<typeof send>[0], object][] = [
      ['rollback', aRollback({ ...bet, token: '' })],
      ['win', win],
      ['end_round', endOf({ ...bet, token: '' }, 'completed')],
      ['status', { request_uuid: 's', user: stranger.id, transaction_uuid: 'any' }],
    ];
    for (const [call, body] of calls)
      expect([call, await send(call, body)]).toEqual([
        call,
        { status: 'RS_ERROR_INVALID_TOKEN', request_uuid: expect.any(String) },
      ]);
    const stored = await studio.core.db.read
      .selectFrom('provider_tx')
      .select('transaction_uuid')
      .where('player', '=', stranger.id)
      .execute();
    expect(stored).toEqual([]);
  });

  test('a rollback that names only its player gets the same answer as one with the token', async () => {
    const player = await aPlayer();
    expect(await send('rollback', aRollback(aBet(player)))).toEqual({
      status: 'RS_OK',
      request_uuid: expect.any(String),
      user: player.member.id,
      currency: 'BDT',
      balance: units('100.00'),
    });
  });

  test('rolling back one of two free bets leaves the round open for the other', async () => {
    const player = await anAcmePlayer('acme_fish');
    const first = aBet(player, { amount: '0' });
    const other = aBet(player, { amount: '0', round: first.round });
    await sendAcme('bet', first);
    await sendAcme('bet', other);
    await sendAcme('rollback', aRollback(first));
    expect(await sendAcme('win', aWin(other, '5.00'))).toMatchObject(ok('105.00'));
  });
});

function grant({ member }: Player): Promise<FreeRoundsId> {
  return studio.core.db.transaction((tx) =>
    studio.providers.freeRounds.grant(tx, {
      key: 'gift',
      member: member.id,
      provider: 'studio',
      gameCode: null,
      currency: 'BDT',
      rounds: 1,
      stakeUnits: 1_000_000n,
      expiresAt: new Date(studio.core.clock.now().getTime() + 3_600_000),
      campaign: inEveryLanguage('friday'),
      terms: null,
    }),
  );
}

test('the jackpot part of a win is stored with the win and the round, and never exceeds the win', async () => {
  const player = await aPlayer();
  const bet = aBet(player);
  await send('bet', bet);
  const win = aWin(bet, '30.00', { jackpot_win: units('25.00') });
  expect(await send('win', { ...win, jackpot_win: units('30.01') })).toMatchObject(
    refused('RS_ERROR_WRONG_TYPES'),
  );
  expect(await send('win', { ...win, jackpot_win: 1.5 })).toMatchObject(
    refused('RS_ERROR_WRONG_TYPES'),
  );
  expect(await send('win', win)).toMatchObject(ok('120.00'));
  const [round] = await studio.providers.roundsOf(player.member.id, { limit: 1 });
  if (!round) throw new Error('no round');
  expect(await studio.providers.roundOf(player.member.id, round.id)).toMatchObject({
    jackpot_units: 2_500_000n,
    money: [{ kind: 'bet' }, { kind: 'win', jackpot_units: 2_500_000n }],
  });
});

describe('R17 to R20: sessions, races and crashes', () => {
  test('R17 a launch token is valid once, and a new session of a game ends the previous one', async () => {
    const player = await aPlayer();
    const { member, game } = player;
    const bet = aBet(player);
    await send('bet', bet);
    const launch_token = await launchToken(studio.providers, { member, game });
    const authenticate = { request_uuid: 'r', launch_token, game_code: game.code };
    const opened = await send('authenticate', authenticate);
    expect(opened).toMatchObject({ status: 'RS_OK', session_net: '0', reality_check_at: null });
    expect(await send('authenticate', authenticate)).toMatchObject(
      refused('RS_ERROR_INVALID_TOKEN'),
    );
    expect(await send('bet', aBet(player))).toMatchObject(refused('RS_ERROR_TOKEN_EXPIRED'));
    expect(await send('win', aWin(bet, '1.00'))).toMatchObject({ status: 'RS_OK' });
    expect(await send('bet', aBet({ ...player, token: opened.token ?? '' }))).toMatchObject({
      status: 'RS_OK',
    });
  });

  test('R18 of a hundred simultaneous bets of the whole balance exactly one is accepted', async () => {
    const player = await aPlayer();
    const bets = Array.from({ length: 100 }, () => aBet(player, { amount: units('100.00') }));
    const answers = await Promise.all(bets.map((bet) => send('bet', bet)));
    expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(1);
    expect(await studio.balanceOf(player.member.id)).toBe(0n);
  });

  test('R19 a repeat after a lost answer, sent to another server, is one movement', async () => {
    const player = await aPlayer();
    const bet = aBet(player);
    await send('bet', bet);
    const { core } = studio;
    const wallet = createWalletCore(core, studio);
    const [partner] = partnersOf(core.config).all;
    const read = readRequest('bet', JSON.stringify(bet));
    if (!partner || !read.ok) throw new Error('no such bet');
    expect(await wallet.decide({ partner, nonce: randomUUID() }, read.order)).toMatchObject({
      status: 'RS_OK',
      isRepeat: true,
    });
    expect(await studio.balanceOf(player.member.id)).toBe(9_000_000n);
  });

  test('R20 an answer does not wait for event receivers: the event is in the outbox', async () => {
    const player = await aPlayer();
    // Nothing reads the outbox here, as during an outage of every stream.
    expect(await send('bet', aBet(player))).toMatchObject(ok('90.00'));
    const news = await studio.core.db.read
      .selectFrom('live_event')
      .select('topic')
      .where('audience', '=', `member:${player.member.id}`)
      .execute();
    expect(news).toHaveLength(2);
  });

  test('a bet with its win is booked completely, or not at all', async () => {
    const player = await aPlayer();
    const { transaction_uuid } = aBet(player);
    await send('bet', aBet(player, { transaction_uuid }));
    const both = {
      ...aBet(player),
      win_transaction_uuid: randomUUID(),
      win_amount: units('25.00'),
      round_closed: true,
    };
    expect(await send('betwin', { ...both, win_transaction_uuid: transaction_uuid })).toMatchObject(
      refused('RS_ERROR_DUPLICATE_TRANSACTION'),
    );
    expect(await studio.balanceOf(player.member.id)).toBe(9_000_000n);
    expect(await send('betwin', both)).toMatchObject({
      ...ok('105.00'),
      session_net: units('5.00'),
    });
    expect(await send('betwin', both)).toMatchObject(ok('105.00'));
    const poor = {
      ...both,
      ...aBet(player, { amount: units('200.00') }),
      win_transaction_uuid: randomUUID(),
    };
    expect(await send('betwin', poor)).toMatchObject({
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
      balance: units('105.00'),
    });
  });

  test('a prize is paid once, by promotions, and only for permitted partners', async () => {
    const player = await anAcmePlayer();
    const prize = {
      request_uuid: 'r',
      user: player.member.id,
      transaction_uuid: randomUUID(),
      campaign: 'drops-1',
      currency: 'BDT',
      amount: units('3.00'),
    };
    expect(await sendAcme('promo_win', prize)).toMatchObject(ok('103.00'));
    expect(await sendAcme('promo_win', prize)).toMatchObject(ok('103.00'));
    const stranger = { ...prize, transaction_uuid: randomUUID(), user: 'mem_00000000000000' };
    expect(await sendAcme('promo_win', stranger)).toMatchObject(refused('RS_ERROR_INVALID_TOKEN'));
  });
});

test('afterwards both ledgers balance', async () => {
  for (const { ledger } of [studio, acme])
    await expect(ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});

test('the profile of a brand limits the stake of a slot, and its launch states the limit', async () => {
  await addBrandOf(studio.core, studio.live, 'uk-like');
  const member = await studio.aMember({ balance: '1000.00', brand: 'uk-like' });
  const player = await studio.sitDown(member, 'river_lotus');
  expect(await send('bet', aBet(player, { amount: units('300.01') }))).toMatchObject(
    refused('RS_ERROR_BET_LIMIT_EXCEEDED'),
  );
  expect(await send('bet', aBet(player, { amount: units('300.00') }))).toMatchObject(ok('700.00'));
  const launched = await studio.providers.launch({
    ...{ member, game: player.game, country: null, language: 'en', currencyPosition: 'before' },
    ...{ lobbyUrl: 'http://localhost/rng', hostOrigin: 'http://localhost' },
  });
  expect(new URL(launched ?? '').searchParams.get('max_stake')).toBe('300.00');
});
