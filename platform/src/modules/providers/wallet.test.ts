import { randomUUID } from 'node:crypto';
import { parseAmount, type WalletAnswer } from '@croupier/contracts';
import { sql } from 'kysely';
import {
  launchToken,
  providerTable,
  type Player,
  type ProviderTable,
} from '../../testing/test-provider.ts';
import { accounts } from '../ledger/index.ts';
import { prepareLaunch } from './launches.ts';
import { partnersOf } from './partners.ts';

let table: ProviderTable;
beforeAll(async () => {
  table = await providerTable();
});

const units = (amount: string) => String(parseAmount(amount) ?? 0n);

function betOf(player: Player, changes: object = {}) {
  return {
    request_uuid: randomUUID(),
    token: player.token,
    user: player.member.id,
    transaction_uuid: randomUUID(),
    round: `round-${randomUUID()}`,
    round_closed: false,
    currency: 'BDT',
    amount: units('10.00'),
    game_code: player.game.code,
    ...changes,
  };
}

type Bet = ReturnType<typeof betOf>;

const winOf = (bet: Bet, amount: string, changes: object = {}) => ({
  ...bet,
  request_uuid: randomUUID(),
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: bet.transaction_uuid,
  amount: units(amount),
  round_closed: true,
  ...changes,
});

const rollbackOf = (bet: Bet, changes: object = {}) => ({
  request_uuid: randomUUID(),
  transaction_uuid: randomUUID(),
  reference_transaction_uuid: bet.transaction_uuid,
  round: bet.round,
  game_code: bet.game_code,
  user: bet.user,
  ...changes,
});

const send = (...order: Parameters<ProviderTable['provider']['send']>): Promise<WalletAnswer> =>
  table.provider.send(...order);

describe('a round', () => {
  test('takes the stake, pays the win and leaves its account empty', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    const bet = betOf(player);
    expect(await send('bet', bet)).toMatchObject({
      status: 'RS_OK',
      request_uuid: bet.request_uuid,
      user: player.member.id,
      currency: 'BDT',
      balance: units('90.00'),
    });
    expect(await send('win', winOf(bet, '25.00'))).toMatchObject({
      status: 'RS_OK',
      balance: units('115.00'),
    });

    const [round] = await table.providers.roundsOf(player.member.id, { limit: 5 });
    expect(round).toMatchObject({
      state: 'closed',
      stake_units: 1_000_000n,
      win_units: 2_500_000n,
    });
    if (round) expect(await table.ledger.total(accounts.round(round.id), 'BDT')).toBe(0n);
  });

  test('gives the remainder to the house when it closes', async () => {
    const before = await table.ledger.total(accounts.gaming('studio'), 'BDT');
    const player = await table.aPlayer({ balance: '100.00' });
    const bet = betOf(player);
    await send('bet', bet);
    expect(await send('win', winOf(bet, '0.00'))).toMatchObject({
      status: 'RS_OK',
      balance: units('90.00'),
    });
    expect((await table.ledger.total(accounts.gaming('studio'), 'BDT')) - before).toBe(1_000_000n);
  });

  test('can be ended without a win, repeatedly, and accepts no bet afterwards', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    const bet = betOf(player);
    await send('bet', bet);
    const end = {
      request_uuid: randomUUID(),
      token: player.token,
      round: bet.round,
      game_code: bet.game_code,
    };
    expect(await send('end_round', end)).toMatchObject({
      status: 'RS_OK',
      balance: units('90.00'),
    });
    expect(await send('end_round', end)).toMatchObject({ status: 'RS_OK' });
    expect(await send('bet', { ...betOf(player), round: bet.round })).toMatchObject({
      status: 'RS_ERROR_ALREADY_SETTLED',
    });
    expect(await send('win', winOf(bet, '5.00'))).toMatchObject({
      status: 'RS_ERROR_ALREADY_SETTLED',
    });
    expect(await table.balanceOf(player.member.id)).toBe(9_000_000n);
  });

  test('sends the player each new balance by the outbox, once per movement', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    const bet = betOf(player);
    await send('bet', bet);
    await send('bet', { ...bet, request_uuid: randomUUID() });
    await send('win', winOf(bet, '25.00'));
    const published = await table.core.db.read
      .selectFrom('live_event')
      .select('payload')
      .where('audience', '=', `member:${player.member.id}`)
      .orderBy('id')
      .execute();
    expect(published.map(({ payload }) => payload)).toMatchObject([
      { sumBalance: '100.00' },
      { sumBalance: '90.00' },
      { sumBalance: '115.00' },
    ]);
  });
});

describe('a transaction id', () => {
  test('moves money once, however often it is sent, and the answer shows the current balance', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    const bet = betOf(player);
    const first = await send('bet', bet);
    await send('bet', betOf(player));
    const again = await send('bet', { ...bet, request_uuid: 'network-2' });
    expect(first).toMatchObject({ status: 'RS_OK', balance: units('90.00') });
    expect(again).toMatchObject({
      status: 'RS_OK',
      request_uuid: 'network-2',
      balance: units('80.00'),
    });
    const win = winOf(bet, '25.00');
    await send('win', win);
    expect(await send('win', { ...win, request_uuid: randomUUID() })).toMatchObject({
      status: 'RS_OK',
      balance: units('105.00'),
    });
  });

  test.each([
    ['amount', { amount: units('11.00') }],
    ['round', { round: 'another' }],
    ['currency', { currency: 'EUR' }],
    ['game', { game_code: 'monsoon_gold' }],
  ])('cannot come back with another %s', async (_what, change) => {
    const player = await table.aPlayer({ balance: '100.00' });
    const bet = betOf(player);
    await send('bet', bet);
    expect(await send('bet', { ...bet, ...change })).toMatchObject({
      status: 'RS_ERROR_DUPLICATE_TRANSACTION',
    });
    expect(await table.balanceOf(player.member.id)).toBe(9_000_000n);
  });

  test('may be used for two players', async () => {
    const [one, other] = [
      await table.aPlayer({ balance: '100.00' }),
      await table.aPlayer({ balance: '100.00' }),
    ];
    const bet = betOf(one);
    await send('bet', bet);
    const same = betOf(other, { transaction_uuid: bet.transaction_uuid });
    expect(await send('bet', same)).toMatchObject({ status: 'RS_OK', balance: units('90.00') });
  });

  test('sent many times simultaneously moves money once', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    const bet = betOf(player);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('bet', bet)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['RS_OK']));
    expect(await table.balanceOf(player.member.id)).toBe(9_000_000n);
  });
});

describe('a bet', () => {
  test('that cannot be decided fails alone: the others of its batch are booked', async () => {
    const broken = await table.aPlayer({ balance: '100.00' });
    // An account in another currency than the session: no call can cause this.
    const cash = accounts.cash(broken.member.id);
    const keepIn = (currency: string) =>
      sql`UPDATE ledger_account SET currency = ${currency} WHERE path = ${cash}`.execute(
        table.core.db.read,
      );
    await keepIn('EUR');
    const players = await Promise.all(
      Array.from({ length: 12 }, () => table.aPlayer({ balance: '100.00' })),
    );
    const answers = await Promise.all(
      [...players.slice(0, 6), broken, ...players.slice(6)].map((player) =>
        send('bet', betOf(player)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<string>(6).fill('RS_OK'),
      'RS_ERROR_TIMEOUT',
      ...Array<string>(6).fill('RS_OK'),
    ]);
    await keepIn('BDT');
    expect(await table.balanceOf(broken.member.id)).toBe(10_000_000n);
    for (const { member } of players) expect(await table.balanceOf(member.id)).toBe(9_000_000n);
  });

  test('of the whole balance, sent a hundred times at once under a hundred ids, is booked once', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    const bets = Array.from({ length: 100 }, () => betOf(player, { amount: units('100.00') }));
    const answers = await Promise.all(bets.map((bet) => send('bet', bet)));
    const counted = answers.map(({ status }) => status).sort();
    expect(counted).toEqual([
      ...Array.from({ length: 99 }, () => 'RS_ERROR_NOT_ENOUGH_MONEY'),
      'RS_OK',
    ]);
    expect(await table.balanceOf(player.member.id)).toBe(0n);
  });

  test('without enough money is refused with the true balance and leaves no round', async () => {
    const player = await table.aPlayer({ balance: '9.99' });
    const bet = betOf(player);
    const refused = { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: units('9.99') };
    expect(await send('bet', bet)).toMatchObject(refused);
    expect(await send('bet', { ...bet, request_uuid: randomUUID() })).toMatchObject(refused);
    expect(await table.providers.roundsOf(player.member.id, { limit: 5 })).toEqual([]);
    expect(await send('rollback', rollbackOf(bet))).toMatchObject({ status: 'RS_OK' });
    expect(await send('win', winOf(bet, '5.00'))).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
    });
  });

  test('needs a live session, while its win and its rollback do not', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    const [won, undone] = [betOf(player), betOf(player)];
    await send('bet', won);
    await send('bet', undone);
    table.core.clock.advance(5 * 3_600_000);
    expect(await send('bet', betOf(player))).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
    expect(await send('bet', { ...won, request_uuid: randomUUID() })).toMatchObject({
      status: 'RS_OK',
    });
    expect(await send('win', winOf(won, '20.00'))).toMatchObject({
      status: 'RS_OK',
      balance: units('100.00'),
    });
    expect(await send('rollback', rollbackOf(undone))).toMatchObject({ status: 'RS_OK' });
    expect(await table.balanceOf(player.member.id)).toBe(11_000_000n);
  });

  test('in a game that was switched off is refused, its win is not', async () => {
    const player = await table.aPlayer({ balance: '100.00', game: 'monsoon_gold' });
    const bet = betOf(player);
    await send('bet', bet);
    const hidden = { brand: 'padma', game_id: player.game.id };
    await table.core.db.read.insertInto('game_hidden').values(hidden).execute();
    expect(await send('bet', betOf(player))).toMatchObject({ status: 'RS_ERROR_INVALID_GAME' });
    expect(await send('win', winOf(bet, '1.00'))).toMatchObject({ status: 'RS_OK' });
    await table.core.db.read.deleteFrom('game_hidden').execute();
  });

  test.each([
    ['a token that was never issued', { token: 'made-up' }, 'RS_ERROR_INVALID_TOKEN'],
    ['the name of another player', { user: 'mem_00000000000000' }, 'RS_ERROR_INVALID_TOKEN'],
  ])(
    'with %s is refused before it is stored, so that its id stays free',
    async (_what, change, status) => {
      const player = await table.aPlayer({ balance: '100.00' });
      const bet = betOf(player);
      expect(await send('bet', { ...bet, ...change })).toMatchObject({ status });
      expect(await send('bet', bet)).toMatchObject({ status: 'RS_OK', balance: units('90.00') });
    },
  );

  test.each([
    ['a negative amount', '"-1"'],
    ['a fraction', '"1.5"'],
    ['a fraction as a number', '1.5'],
    ['a whole number written as a fraction', '10.0'],
    ['an exponent', '1e3'],
    ['an amount beyond every account', '"99999999999999999999"'],
    ['a number that floats cannot hold', '9007199254740993'],
    ['a word', '"ten"'],
    ['nothing', 'null'],
  ])('with %s is refused before anything happens', async (_what, amount) => {
    const player = await table.aPlayer({ balance: '100.00' });
    const body = JSON.stringify(betOf(player)).replace(/"amount":"\d+"/, `"amount":${amount}`);
    expect(await send('bet', body)).toMatchObject({ status: 'RS_ERROR_WRONG_TYPES' });
    expect(await table.balanceOf(player.member.id)).toBe(10_000_000n);
  });

  test('may carry any data in its meta: fractions there are not amounts', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    const bet = betOf(player, { amount: 1_000_000, meta: { amount: 1.5, jackpot_win: 1e3 } });
    const body = JSON.stringify(bet).replace(':1000}', ':1e3}');
    expect(await send('bet', body)).toMatchObject({ status: 'RS_OK', balance: units('90.00') });
  });

  test.each([
    ['a control sign', 'a\\u0000b'],
    ['half a letter', 'a\\ud800b'],
  ])(
    'with %s in the name of its round is refused before anything happens',
    async (_what, round) => {
      const player = await table.aPlayer({ balance: '100.00' });
      const bet = betOf(player);
      const body = JSON.stringify(bet).replace(bet.round, round);
      expect(await send('bet', body)).toMatchObject({ status: 'RS_ERROR_WRONG_TYPES' });
      expect(await send('bet', bet)).toMatchObject({ status: 'RS_OK', balance: units('90.00') });
    },
  );

  test.each([
    ['is no JSON', '{"amount":'],
    ['lacks its token', JSON.stringify({ request_uuid: 'r' })],
  ])('that %s is answered as bad syntax', async (_what, body) => {
    expect(await send('bet', body)).toMatchObject({ status: 'RS_ERROR_WRONG_SYNTAX' });
  });
});

describe('a win', () => {
  test('for a bet that never existed is refused permanently: after the bet it needs another id', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    const bet = betOf(player);
    const win = winOf(bet, '5.00');
    expect(await send('win', win)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
    await send('bet', bet);
    expect(await send('win', win)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
    const again = { ...win, transaction_uuid: randomUUID() };
    expect(await send('win', again)).toMatchObject({ status: 'RS_OK', balance: units('95.00') });
  });

  test('cannot be claimed with the bet, the round or the token of another player', async () => {
    const [winner, thief] = [
      await table.aPlayer({ balance: '100.00' }),
      await table.aPlayer({ balance: '0.00' }),
    ];
    const bet = betOf(winner);
    await send('bet', bet);
    const claim = winOf(bet, '500.00', { token: thief.token, user: thief.member.id });
    expect(await send('win', claim)).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    });
    expect(await send('win', { ...claim, user: winner.member.id })).toMatchObject({
      status: 'RS_ERROR_INVALID_TOKEN',
    });
    expect(await table.balanceOf(thief.member.id)).toBe(0n);
  });

  test('for a bet that already has one is refused', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    const bet = betOf(player);
    await send('bet', bet);
    await send('win', winOf(bet, '5.00', { round_closed: false }));
    expect(await send('win', winOf(bet, '5.00'))).toMatchObject({
      status: 'RS_ERROR_ALREADY_SETTLED',
    });
    expect(await table.balanceOf(player.member.id)).toBe(9_500_000n);
  });

  test('finds its player by name if the provider stores no token', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    const bet = betOf(player);
    await send('bet', bet);
    expect(await send('win', winOf(bet, '5.00', { token: undefined }))).toMatchObject({
      status: 'RS_OK',
    });
  });
});

describe('a rollback', () => {
  test('refunds the amount of our own record and cancels the round', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    const bet = betOf(player);
    await send('bet', bet);
    expect(await send('rollback', { ...rollbackOf(bet), amount: units('9999.00') })).toMatchObject({
      status: 'RS_OK',
      balance: units('100.00'),
    });
    expect(await send('rollback', rollbackOf(bet))).toMatchObject({
      status: 'RS_OK',
      balance: units('100.00'),
    });
    expect(await send('bet', bet)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' });
    expect(await send('win', winOf(bet, '50.00'))).toMatchObject({
      status: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
    });
    expect(await table.providers.roundsOf(player.member.id, { limit: 5 })).toMatchObject([
      { state: 'cancelled', stake_units: 0n },
    ]);
  });

  test('of a bet that never arrived is accepted, and the late bet is refused', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    const bet = betOf(player);
    expect(await send('rollback', rollbackOf(bet))).toMatchObject({ status: 'RS_OK' });
    expect(await send('bet', bet)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' });
    expect(await table.balanceOf(player.member.id)).toBe(10_000_000n);
  });

  test('in a race with its bet leaves the balance unchanged, in either order', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      const player = await table.aPlayer({ balance: '100.00' });
      const bet = betOf(player);
      await Promise.all(
        turn % 2
          ? [send('bet', bet), send('rollback', rollbackOf(bet))]
          : [send('rollback', rollbackOf(bet)), send('bet', bet)],
      );
      expect(await table.balanceOf(player.member.id)).toBe(10_000_000n);
    }
  });

  test('of a bet whose round closed with it takes the stake back from the house', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    const bet = betOf(player, { round_closed: true });
    await send('bet', bet);
    expect(await send('rollback', rollbackOf(bet))).toMatchObject({
      status: 'RS_OK',
      balance: units('100.00'),
    });
  });

  test('of a bet with a win, of a win and of a rollback is refused', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    const [bet, undone] = [betOf(player), betOf(player)];
    const win = winOf(bet, '0.00');
    await send('bet', bet);
    await send('win', win);
    expect(await send('rollback', rollbackOf(bet))).toMatchObject({
      status: 'RS_ERROR_ALREADY_SETTLED',
    });
    expect(await send('rollback', rollbackOf(win))).toMatchObject({
      status: 'RS_ERROR_ALREADY_SETTLED',
    });
    const rollback = rollbackOf(undone);
    await send('bet', undone);
    await send('rollback', rollback);
    const twice = rollbackOf(undone, { reference_transaction_uuid: rollback.transaction_uuid });
    expect(await send('rollback', twice)).toMatchObject({ status: 'RS_ERROR_ALREADY_SETTLED' });
    expect(await table.balanceOf(player.member.id)).toBe(9_000_000n);
  });

  test('of one of two bets leaves the other, even after a win for both was paid', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    const first = betOf(player);
    const second = betOf(player, { round: first.round });
    await send('bet', first);
    await send('bet', second);
    await send('win', winOf(first, '20.00', { round_closed: false }));
    expect(await send('rollback', rollbackOf(second))).toMatchObject({
      status: 'RS_OK',
      balance: units('110.00'),
    });
    const end = { request_uuid: randomUUID(), token: player.token, round: first.round };
    expect(await send('end_round', end)).toMatchObject({
      status: 'RS_OK',
      balance: units('110.00'),
    });
  });
});

describe('a signature', () => {
  test('is required, by a known key', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    const bet = betOf(player);
    const wrong = { status: 'RS_ERROR_INVALID_SIGNATURE' };
    expect(await send('bet', bet, { secret: 'guessed' })).toMatchObject(wrong);
    expect(await send('bet', bet, { partner: 'nobody' })).toMatchObject({
      status: 'RS_ERROR_INVALID_PARTNER',
    });
    expect(await send('bet', bet, { keyId: 'constructor' })).toMatchObject({
      status: 'RS_ERROR_INVALID_PARTNER',
    });
    const richer = JSON.stringify({ ...bet, amount: '1' });
    expect(await send('bet', bet, { bodyAfterSigning: richer })).toMatchObject(wrong);
    expect(await table.balanceOf(player.member.id)).toBe(10_000_000n);
  });

  test.each([301, -301])('with a clock difference of %i seconds is refused', async (seconds) => {
    const player = await table.aPlayer({ balance: '100.00' });
    const now = new Date(table.core.clock.now().getTime() + seconds * 1000);
    expect(await send('bet', betOf(player), { now })).toMatchObject({
      status: 'RS_ERROR_INVALID_SIGNATURE',
    });
  });

  test('is valid once: the same nonce again is a replay', async () => {
    const player = await table.aPlayer({ balance: '100.00' });
    const nonce = randomUUID();
    expect(await send('bet', betOf(player), { nonce })).toMatchObject({ status: 'RS_OK' });
    expect(await send('bet', betOf(player), { nonce })).toMatchObject({
      status: 'RS_ERROR_INVALID_SIGNATURE',
    });
    expect(await table.balanceOf(player.member.id)).toBe(9_000_000n);
  });

  test('is spent by a refused call, too', async () => {
    const nonce = randomUUID();
    const balance = { request_uuid: randomUUID(), token: 'unknown', game_code: 'river_lotus' };
    expect(await send('balance', balance, { nonce })).toMatchObject({
      status: 'RS_ERROR_INVALID_TOKEN',
    });
    expect(await send('balance', balance, { nonce })).toMatchObject({
      status: 'RS_ERROR_INVALID_SIGNATURE',
    });
  });
});

describe('a launch token', () => {
  const authenticate = (launch_token: string, game_code = 'river_lotus') =>
    send('authenticate', { request_uuid: randomUUID(), launch_token, game_code });

  test('opens one session, of the member, the game and the currency it was issued for', async () => {
    const { member, game } = await table.aPlayer({ balance: '12.50' });
    const token = await launchToken(table.providers, { member, game });
    const first = await authenticate(token);
    expect(first).toMatchObject({
      status: 'RS_OK',
      user: member.id,
      currency: 'BDT',
      balance: units('12.50'),
      language: 'bn',
    });
    expect(await authenticate(token)).toEqual({
      status: 'RS_ERROR_INVALID_TOKEN',
      request_uuid: expect.any(String),
    });
    const balance = await send('balance', { request_uuid: randomUUID(), token: first.token });
    expect(balance).toMatchObject({ status: 'RS_OK', balance: units('12.50') });
  });

  test('states the minimum duration and the largest stake of a play, as the brand had it when the game was opened', async () => {
    const { member, game } = await table.aPlayer({ balance: '1.00' });
    const partner = partnersOf(table.core.config).byId('studio');
    if (!partner) throw new Error('no such partner');
    const origin = 'http://localhost:4000';
    const order = {
      member,
      game,
      country: null,
      language: 'bn',
      currencyPosition: 'after' as const,
      lobbyUrl: `${origin}/rng`,
      hostOrigin: origin,
    };
    const pace = { slotsMs: 2_500, othersMs: 5_000 };
    const launch = await prepareLaunch(table.core, order, {
      ...table,
      ...{ partner, pace, maxStake: 200_000n },
    });
    expect(launch).toMatchObject({
      ...{ currency_position: 'after', min_cycle_ms: '2500', max_stake: '2.00' },
    });
    expect(await authenticate(launch?.launch_token ?? '')).toMatchObject({
      ...{ min_cycle_ms: 2_500, max_stake: '200000' },
    });
  });

  test('used many times at once opens one session', async () => {
    const { member, game } = await table.aPlayer({ balance: '1.00' });
    const token = await launchToken(table.providers, { member, game });
    const answers = await Promise.all(Array.from({ length: 10 }, () => authenticate(token)));
    expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(1);
  });

  test('is invalid after a minute and for another game, and is not in the database', async () => {
    const { member, game, token: sessionToken } = await table.aPlayer({ balance: '1.00' });
    const late = await launchToken(table.providers, { member, game });
    const other = await launchToken(table.providers, { member, game });
    expect(await authenticate(other, 'monsoon_gold')).toMatchObject({
      status: 'RS_ERROR_INVALID_GAME',
    });
    const rows = [
      await table.core.db.read.selectFrom('game_launch').selectAll().execute(),
      await table.core.db.read
        .selectFrom('game_session')
        .select(['member_id', 'token_hash'])
        .execute(),
    ];
    const stored = JSON.stringify(rows, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(stored).toContain(member.id);
    for (const secret of [late, other, sessionToken]) expect(stored).not.toContain(secret);
    table.core.clock.advance(60_001);
    expect(await authenticate(late)).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
  });
});

test('an unknown call has no answer', async () => {
  await expect(send('jackpot' as 'bet', {})).rejects.toThrow();
});

test('afterwards the ledger balances', async () => {
  const report = await table.ledger.report();
  expect(report).toMatchObject({ sum: '0.00', mismatches: 0 });
  expect(report.transfers).toBeGreaterThan(50);
});
