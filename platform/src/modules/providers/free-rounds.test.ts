import { type FreeRoundsOfferId, type OperatorId, type WalletAnswer } from '@croupier/contracts';
import fc from 'fast-check';
import { inEveryLanguage } from '../../in-every-language.ts';
import {
  asAcme,
  launchToken,
  providerTable,
  type Player,
  type ProviderTable,
} from '../../testing/test-provider.ts';
import { aBet, aRollback, aWin, units } from '../../testing/wallet-bodies.ts';
import type { FreeRoundsGift } from './free-rounds-book.ts';

const hourMs = 3_600_000;

let table: ProviderTable;
beforeAll(async () => {
  table = await providerTable({ acme: { offersFreeRounds: true } });
});

const send = (call: 'bet' | 'win' | 'rollback', body: object): Promise<WalletAnswer> =>
  table.provider.send(call, body, asAcme);
const aPlayer = () => table.aPlayer({ balance: '100.00', game: 'acme_tables' });
const book = () => table.providers.freeRounds;

/** An offer of one member, which can be cancelled. */
async function offered({ member, game }: Player): Promise<FreeRoundsOfferId> {
  const { core } = table;
  const id = core.ids.next('fro');
  await core.db.read
    .insertInto('free_rounds_offer')
    .values({
      id,
      brand: 'padma',
      provider: 'acme',
      game_id: game.id,
      game_code: game.code,
      currency: 'BDT',
      rounds: 3,
      stake_units: 1_000_000n,
      expires_at: core.clock.now(),
      campaign: JSON.stringify(inEveryLanguage('friday')),
      win_terms: null,
      note: 'a note',
      state: 'granted',
      members: [member.id],
      operator_id: 'opr_00000000olga' as OperatorId,
      operator: 'Olga',
      offered_at: core.clock.now(),
      request_key: id,
    })
    .execute();
  return id;
}

const grant = ({ member }: Player, changes: Partial<FreeRoundsGift> = {}) =>
  table.core.db.transaction((tx) =>
    book().grant(tx, {
      key: 'gift',
      member: member.id,
      provider: 'acme',
      gameCode: 'acme_tables',
      currency: 'BDT',
      rounds: 3,
      stakeUnits: 1_000_000n,
      expiresAt: new Date(table.core.clock.now().getTime() + hourMs),
      campaign: inEveryLanguage('friday'),
      terms: null,
      ...changes,
    }),
  );
const freeBet = (player: Player, reward_uuid: string) =>
  aBet(player, { is_free: true, reward_uuid, round_closed: true });
const of = async ({ member }: Player) =>
  (await book().of(member.id)).map(({ state, left }) => [state, left]);

test('the same key for the same member is granted once, however often and at once', async () => {
  const player = await aPlayer();
  const ids = await Promise.all(Array.from({ length: 20 }, () => grant(player)));
  expect(new Set(ids).size).toBe(1);
  expect(await of(player)).toEqual([['active', 3]]);
  await grant(player, { key: 'another' });
  expect(await of(player)).toEqual([
    ['active', 3],
    ['active', 3],
  ]);
});

test('a launch puts them into the address, authenticate lists all of them, and a bet answers with the rest', async () => {
  const player = await aPlayer();
  const [late, early] = [
    await grant(player),
    await grant(player, {
      key: 'early',
      gameCode: null,
      expiresAt: new Date(table.core.clock.now().getTime() + hourMs / 2),
    }),
  ];
  await grant(player, { key: 'elsewhere', gameCode: 'acme_fish' });
  const address = await table.providers.launch({
    member: player.member,
    game: player.game,
    language: 'en',
    country: null,
    currencyPosition: 'before',
    lobbyUrl: 'https://padma.test/',
    hostOrigin: 'https://padma.test',
  });
  expect(new URL(address ?? '').searchParams.get('free_rounds')).toBe(`${early},${late}`);
  const opened = await table.provider.send(
    'authenticate',
    { request_uuid: 'r', launch_token: await launchToken(table.providers, player) },
    asAcme,
  );
  expect(opened.status).toBe('RS_ERROR_WRONG_SYNTAX');
  const again = await table.provider.send(
    'authenticate',
    {
      request_uuid: 'r',
      launch_token: await launchToken(table.providers, player),
      game_code: 'acme_tables',
    },
    asAcme,
  );
  expect(again.free_rounds).toMatchObject([
    { reward_uuid: early, game_code: null, left: 3 },
    { reward_uuid: late, rounds: 3, left: 3, stake: units('10.00') },
  ]);
  const token = again.token ?? '';
  expect(await send('bet', freeBet({ ...player, token }, late))).toMatchObject({
    status: 'RS_OK',
    balance: units('100.00'),
    free_rounds_left: 2,
  });
});

test('what is cancelled takes no bet; a round that is under way is played to its end', async () => {
  const player = await aPlayer();
  const offer = await offered(player);
  const id = await grant(player, { offer });
  const bet = { ...freeBet(player, id), round_closed: false };
  await send('bet', bet);
  const cancel = () => table.core.db.transaction((tx) => book().cancel(tx, { offer }));
  expect(await cancel()).toBe(1);
  expect(await cancel()).toBe(0);
  expect(await send('bet', freeBet(player, id))).toMatchObject({
    status: 'RS_ERROR_LIMIT_REACHED',
  });
  expect(await send('win', aWin(bet, '7.00'))).toMatchObject({ balance: units('107.00') });
  expect(await of(player)).toEqual([['cancelled', 2]]);
});

test('bets and a cancellation at once: each round is played or was never begun', async () => {
  const player = await aPlayer();
  const offer = await offered(player);
  const id = await grant(player, { offer });
  const bets = Array.from({ length: 6 }, () => freeBet(player, id));
  const [answers] = await Promise.all([
    Promise.all(bets.map((bet) => send('bet', bet))),
    table.core.db.transaction((tx) => book().cancel(tx, { offer })),
  ]);
  const played = answers.filter(({ status }) => status === 'RS_OK').length;
  const [row] = await table.core.db.read
    .selectFrom('free_rounds')
    .select(['used', 'state'])
    .where('id', '=', id)
    .execute();
  expect(row?.used).toBe(played);
  expect(played).toBeLessThanOrEqual(3);
  expect(row?.state).toBe(played === 3 ? expect.stringMatching(/active|cancelled/) : 'cancelled');
  expect(await table.balanceOf(player.member.id)).toBe(10_000_000n);
});

test('expired free rounds are ended by the job, and accept no bet before it runs', async () => {
  const player = await aPlayer();
  const id = await grant(player);
  table.core.clock.advance(hourMs);
  expect(await send('bet', freeBet(player, id))).toMatchObject({
    status: 'RS_ERROR_LIMIT_REACHED',
  });
  expect(await of(player)).toEqual([['expired', 3]]);
  await book().expire();
  await book().expire();
  const row = await table.core.db.read
    .selectFrom('free_rounds')
    .select(['state', 'revision'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ state: 'expired', revision: 2 });
});

test('the member’s pages receive an event for a grant, a free bet and an end', async () => {
  const player = await aPlayer();
  const offer = await offered(player);
  const id = await grant(player, { offer });
  await send('bet', freeBet(player, id));
  await table.core.db.transaction((tx) => book().cancel(tx, { offer }));
  const events = await table.core.db.read
    .selectFrom('live_event')
    .select('payload')
    .where('topic', '=', 'free-rounds.changed')
    .where('audience', '=', `member:${player.member.id}`)
    .orderBy('id')
    .execute();
  expect(events.map(({ payload }) => payload)).toEqual([
    { id, left: 3 },
    { id, left: 2 },
    { id, left: 0 },
  ]);
});

test('the provider is notified of a grant and of its end until it confirms, in numbered revisions', async () => {
  const own = await providerTable({ acme: { offersFreeRounds: true } });
  const { provider } = own;
  const player = await own.aMember({ balance: '1.00' });
  const rounds = own.providers.freeRounds;
  const id = await own.core.db.transaction((tx) =>
    rounds.grant(tx, {
      key: 'gift',
      member: player.id,
      provider: 'acme',
      gameCode: 'acme_tables',
      currency: 'BDT',
      rounds: 3,
      stakeUnits: 1_000_000n,
      expiresAt: new Date(own.core.clock.now().getTime() + hourMs),
      campaign: inEveryLanguage('friday'),
      terms: null,
    }),
  );
  provider.freeRoundsStatus = 503;
  await rounds.notify();
  provider.freeRoundsStatus = 200;
  await rounds.notify();
  expect(provider.receivedFreeRounds).toHaveLength(1);
  own.core.clock.advance(10_000);
  await rounds.notify();
  await rounds.notify();
  expect(provider.receivedFreeRounds).toHaveLength(2);
  expect(provider.receivedFreeRounds[1]).toMatchObject({
    reward_uuid: id,
    revision: 1,
    state: 'active',
    user: player.id,
    game_code: 'acme_tables',
    left: 3,
    stake: units('10.00'),
  });
  own.core.clock.advance(hourMs);
  await rounds.expire();
  await rounds.notify();
  expect(provider.receivedFreeRounds[2]).toMatchObject({
    reward_uuid: id,
    revision: 2,
    state: 'expired',
  });
  const row = await own.core.db.read
    .selectFrom('free_rounds')
    .select(['tell_at', 'tell_fault'])
    .executeTakeFirst();
  expect(row).toEqual({ tell_at: null, tell_fault: null });
});

/** What may happen to three free rounds of a player. */
const anySteps = fc.array(
  fc.record({ what: fc.constantFrom('bet', 'win', 'rollback', 'grant'), id: fc.nat(4) }),
  { minLength: 1, maxLength: 12 },
);

test('any bets, wins, rollbacks and grants at once leave as many used as bets stand', () =>
  fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      const player = await aPlayer();
      const id = await grant(player);
      const bets = Array.from({ length: 5 }, () => freeBet(player, id)).map((bet) => ({
        ...bet,
        round_closed: false,
      }));
      const wins = bets.map((bet) => aWin(bet, '2.00'));
      const act = async ({ what, id: index }: { what: string; id: number }): Promise<void> => {
        const [bet, win] = [bets[index], wins[index]];
        if (!bet || !win) return;
        if (what === 'grant') await grant(player);
        if (what === 'bet') await send('bet', bet);
        if (what === 'win') await send('win', win);
        if (what === 'rollback') await send('rollback', aRollback(bet));
      };
      await Promise.all(steps.map(act));
      const rows = await table.core.db.read
        .selectFrom('provider_tx')
        .select('kind')
        .where('free_rounds_id', '=', id)
        .where('state', '=', 'booked')
        .execute();
      const standing = rows.filter(({ kind }) => kind === 'bet').length;
      const won = rows.filter(({ kind }) => kind === 'win').length;
      const free = await table.core.db.read
        .selectFrom('free_rounds')
        .select('used')
        .where('id', '=', id)
        .executeTakeFirst();
      expect(free?.used).toBe(standing);
      expect(await table.balanceOf(player.member.id)).toBe(10_000_000n + BigInt(won) * 200_000n);
    }),
    { numRuns: 20 },
  ));

test('after all of this the ledger adds up', async () => {
  await expect(table.ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});
