import fc from 'fast-check';
import { formatAmount, parseAmount, type BonusTerms, type WalletAnswer } from '@croupier/contracts';
import { inEveryLanguage } from '../../in-every-language.ts';
import {
  asAcme,
  providerTable,
  type Player,
  type ProviderTable,
} from '../../testing/test-provider.ts';
import { aBet, aRollback, aWin, units } from '../../testing/wallet-bodies.ts';
import { accounts } from '../ledger/index.ts';
import { createBonuses, type Bonuses } from './bonuses.service.ts';
import { bonusOf } from './bonus.ts';
import { addGrant } from './bonus-ends.ts';

const terms: BonusTerms = {
  times: 10,
  days: 7,
  spends: 'bonus-first',
  maxStake: null,
  weights: { RNG: 100, LIVE: 100, FISH: 50 },
};

interface BonusTable extends ProviderTable {
  readonly bonuses: Bonuses;
}

async function bonusTable(options: Parameters<typeof providerTable>[0] = {}): Promise<BonusTable> {
  const table = await providerTable(options);
  const none = async () => null;
  const unknown = { byId: none, byAccount: none, byCode: none };
  return {
    ...table,
    bonuses: createBonuses(table.core, {
      ...table,
      identity: unknown,
      brands: unknown,
      twoPersonUnitsOf: none,
    }),
  };
}

let studio: BonusTable;
let acme: BonusTable;
beforeAll(async () => {
  studio = await bonusTable();
  acme = await bonusTable({ acme: { rollsBackRounds: true } });
});

const send = (...order: Parameters<ProviderTable['provider']['send']>): Promise<WalletAnswer> =>
  studio.provider.send(...order);

async function grant(table: BonusTable, { member }: Player, amount: string, changes = {}) {
  const bonus = bonusOf({
    id: table.core.ids.next('bon'),
    member,
    campaign: inEveryLanguage('friday'),
    units: parseAmount(amount) ?? 0n,
    terms: { ...terms, ...changes },
    now: table.core.clock.now(),
  });
  return table.core.db.transaction((tx) =>
    addGrant(tx, { ...table, clock: table.core.clock }, bonus),
  );
}

/** A player with cash and a bonus, during a game. */
async function aPlayer(cash: string, bonus: string, changes: Partial<BonusTerms> = {}) {
  const player = await studio.aPlayer({ balance: cash });
  expect(await grant(studio, player, bonus, changes)).toBe(true);
  return player;
}

async function fundsOf({ member }: Player, table: BonusTable = studio) {
  const [cash, bonus] = await Promise.all([
    table.ledger.balance(accounts.cash(member.id)),
    table.ledger.balance(accounts.bonus(member.id)),
  ]);
  return [formatAmount(cash.balanceUnits), formatAmount(bonus.balanceUnits)];
}

/** Bonus events of a player, in their order. */
async function bonusEventsOf({ member }: Player) {
  const events = await studio.core.db.read
    .selectFrom('live_event')
    .select('payload')
    .where('topic', '=', 'bonus.changed')
    .where('audience', '=', `member:${member.id}`)
    .orderBy('id')
    .execute();
  return events.map(({ payload }) => payload);
}

async function bonusIn(player: Player, table: BonusTable = studio) {
  const listed = await table.bonuses.of(player.member);
  const [bonus] = listed.ok ? listed.value : [];
  if (!bonus) throw new Error('no bonus');
  return bonus;
}

describe('R15: a stake of cash and bonus money', () => {
  test('takes the bonus first if the terms say so, and its win is split in the same proportion', async () => {
    const player = await aPlayer('100.00', '6.00');
    const bet = aBet(player);
    expect(await send('bet', bet)).toMatchObject({ status: 'RS_OK', balance: units('96.00') });
    expect(await fundsOf(player)).toEqual(['96.00', '0.00']);
    expect(await send('win', aWin(bet, '25.00'))).toMatchObject({ balance: units('121.00') });
    expect(await fundsOf(player)).toEqual(['106.00', '15.00']);
  });

  test('sends an event each time that bonus money or its progress changes', async () => {
    const player = await aPlayer('4.00', '50.00', { spends: 'cash-first' });
    const bonusEvents = () => bonusEventsOf(player);
    expect(await bonusEvents()).toMatchObject([{ state: 'active' }]);
    const bet = aBet(player, { amount: units('3.00') });
    await send('bet', bet);
    expect(await bonusEvents()).toHaveLength(2);
    await send('win', aWin(bet, '5.00'));
    expect(await bonusEvents()).toHaveLength(2);
    const mixed = aBet(player);
    await send('bet', mixed);
    await send('win', aWin(mixed, '20.00'));
    expect(await bonusEvents()).toHaveLength(4);
  });

  test('takes cash first if the terms say so', async () => {
    const player = await aPlayer('4.00', '50.00', { spends: 'cash-first' });
    await send('bet', aBet(player));
    expect(await fundsOf(player)).toEqual(['0.00', '44.00']);
  });

  test('the indivisible rest of a win is the player’s cash', async () => {
    const player = await aPlayer('100.00', '1.00');
    const bet = aBet(player, { amount: units('3.00') });
    await send('bet', bet);
    await send('win', aWin(bet, '0.00', { amount: '2' }));
    expect(await studio.balanceOf(player.member.id)).toBe(9_800_002n);
  });

  test('uses only cash in a game that does not count, and above the maximum stake', async () => {
    const apart = await aPlayer('5.00', '50.00', { weights: { LIVE: 100 } });
    expect(await send('bet', aBet(apart))).toMatchObject({
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
      balance: units('5.00'),
    });
    const small = await aPlayer('5.00', '50.00', { maxStake: '8.00' });
    expect(await send('bet', aBet(small))).toMatchObject({ status: 'RS_ERROR_NOT_ENOUGH_MONEY' });
    expect(await send('bet', aBet(small, { amount: units('8.00') }))).toMatchObject({
      balance: units('47.00'),
    });
    expect(await bonusIn(small)).toMatchObject({ wagered: '8.00', left: '42.00' });
  });

  test('is returned to its sources, and the wagering progress is reduced', async () => {
    const player = await aPlayer('100.00', '6.00');
    const bet = aBet(player);
    await send('bet', bet);
    expect(await bonusIn(player)).toMatchObject({ wagered: '10.00', target: '60.00' });
    expect(await send('rollback', aRollback(bet))).toMatchObject({ balance: units('106.00') });
    expect(await fundsOf(player)).toEqual(['100.00', '6.00']);
    expect(await bonusIn(player)).toMatchObject({ wagered: '0.00' });
  });

  test('is returned with its win if a partner rolls back whole rounds', async () => {
    const player = await acme.aPlayer({ balance: '100.00', game: 'acme_tables' });
    await grant(acme, player, '6.00');
    const bet = aBet(player);
    await acme.provider.send('bet', bet, asAcme);
    await acme.provider.send('win', aWin(bet, '25.00'), asAcme);
    expect(await fundsOf(player, acme)).toEqual(['106.00', '15.00']);
    expect(await acme.provider.send('rollback', aRollback(bet), asAcme)).toMatchObject({
      status: 'RS_OK',
      balance: units('106.00'),
    });
    expect(await fundsOf(player, acme)).toEqual(['100.00', '6.00']);
    expect(await bonusIn(player, acme)).toMatchObject({ wagered: '0.00', state: 'active' });
  });

  test('counts with its weight, and its rollback takes the same away once, however often it is sent', async () => {
    const player = await aPlayer('0.00', '100.00', { weights: { RNG: 50 } });
    const [bet, other] = [aBet(player), aBet(player, { amount: units('7.00') })];
    await send('bet', bet);
    await send('bet', other);
    expect(await bonusIn(player)).toMatchObject({ wagered: '8.50', left: '83.00' });
    const rollback = aRollback(bet);
    for (let time = 0; time < 3; time++) await send('rollback', rollback);
    expect(await bonusIn(player)).toMatchObject({ wagered: '3.50', left: '93.00' });
  });

  test('progress is the sum of the stakes that were not returned, whatever is settled again or repeated', async () => {
    const step = fc.record({
      kind: fc.constantFrom('bet', 'bet', 'win', 'rollback', 'repeat'),
      at: fc.nat(20),
      amount: fc.integer({ min: 1, max: 900 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const player = await acme.aPlayer({ balance: '500.00', game: 'acme_tables' });
        await grant(acme, player, '500.00', { times: 100 });
        const bets: { readonly body: ReturnType<typeof aBet>; amount: number; won: number }[] = [];
        let repeat = async (): Promise<void> => undefined;
        const sent = async (...order: Parameters<ProviderTable['provider']['send']>) => {
          const deliver = () => acme.provider.send(...order);
          repeat = async () => void (await deliver());
          return (await deliver()).status === 'RS_OK';
        };
        for (const { kind, at, amount } of steps) {
          const bet = bets[at % Math.max(1, bets.length)];
          if (kind === 'bet') {
            const body = aBet(player, { amount: String(amount * 1_000) });
            if (await sent('bet', body, asAcme)) bets.push({ body, amount, won: 0 });
          } else if (kind === 'win' && bet && bet.amount > 0) {
            const win = aWin(bet.body, '0.00', { amount: String(amount * 1_000) });
            if (await sent('win', win, asAcme)) bet.won += amount;
          } else if (kind === 'rollback' && bet) {
            if (await sent('rollback', aRollback(bet.body), asAcme)) [bet.amount, bet.won] = [0, 0];
          } else if (kind === 'repeat') await repeat();
        }
        const sumOf = (part: 'amount' | 'won') => bets.reduce((sum, one) => sum + one[part], 0);
        const bonus = await bonusIn(player, acme);
        expect(parseAmount(bonus.wagered)).toBe(BigInt(sumOf('amount')) * 1_000n);
        const [cash = '', left = ''] = await fundsOf(player, acme);
        expect((parseAmount(cash) ?? 0n) + (parseAmount(left) ?? 0n)).toBe(
          100_000_000n + BigInt(sumOf('won') - sumOf('amount')) * 1_000n,
        );
      }),
      { numRuns: 15 },
    );
  });

  test('of a hundred simultaneous stakes of the whole balance, one is accepted', async () => {
    const player = await aPlayer('4.00', '6.00');
    const answers = await Promise.all(Array.from({ length: 100 }, () => send('bet', aBet(player))));
    expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(1);
    expect(await fundsOf(player)).toEqual(['0.00', '0.00']);
  });
});

describe('the terms of a bonus', () => {
  test('once it is wagered in full, the rest becomes cash, and so do later wins of its rounds', async () => {
    const player = await aPlayer('0.00', '10.00', { times: 1 });
    const first = aBet(player, { amount: units('6.00') });
    await send('bet', first);
    const second = aBet(player, { amount: units('4.00') });
    await send('win', aWin(first, '12.00'));
    expect(await fundsOf(player)).toEqual(['0.00', '16.00']);
    expect(await send('bet', second)).toMatchObject({ balance: units('12.00') });
    expect(await fundsOf(player)).toEqual(['12.00', '0.00']);
    expect(await bonusIn(player)).toMatchObject({ state: 'converted', left: '0.00' });
    await send('win', aWin(second, '3.00'));
    expect(await fundsOf(player)).toEqual(['15.00', '0.00']);
  });

  test('a second bonus waits until the first is used up', async () => {
    const player = await aPlayer('0.00', '10.00');
    expect(await grant(studio, player, '5.00')).toBe(false);
    const bet = aBet(player);
    await send('bet', bet);
    expect(await grant(studio, player, '5.00')).toBe(false);
    await send('win', aWin(bet, '0.00'));
    expect(await grant(studio, player, '5.00')).toBe(true);
    expect(await fundsOf(player)).toEqual(['0.00', '5.00']);
  });

  test('expiry waits for the round that holds bonus money, and takes only what is left of the bonus', async () => {
    const player = await aPlayer('20.00', '15.00');
    const bet = aBet(player);
    await send('bet', bet);
    const promo = () => studio.ledger.total(accounts.house('promo'), 'BDT');
    studio.core.clock.advance(8 * 24 * 3_600_000);
    await studio.bonuses.expire();
    expect(await bonusIn(player)).toMatchObject({ state: 'active', left: '5.00' });
    await send('win', aWin(bet, '8.00'));
    const before = await promo();
    await studio.bonuses.expire();
    await studio.bonuses.expire();
    expect(await bonusIn(player)).toMatchObject({ state: 'expired', left: '0.00' });
    expect(await fundsOf(player)).toEqual(['20.00', '0.00']);
    expect((await promo()) - before).toBe(1_300_000n);
  });

  test('a player may forfeit it, but not during a round', async () => {
    const player = await aPlayer('20.00', '15.00');
    const { id } = await bonusIn(player);
    const bet = aBet(player);
    await send('bet', bet);
    expect(await studio.bonuses.forfeit(player.member, id)).toMatchObject({
      code: 'bonus-in-play',
    });
    await send('rollback', aRollback(bet));
    expect(await studio.bonuses.forfeit(player.member, id)).toMatchObject({
      value: [{ state: 'forfeited', forfeitedBy: 'member' }],
    });
    expect(await studio.bonuses.forfeit(player.member, id)).toMatchObject({ code: 'not-found' });
    expect(await fundsOf(player)).toEqual(['20.00', '0.00']);
  });
});

test('R14 a free round’s win goes into a bonus if its campaign says so', async () => {
  const player = await studio.aPlayer({ balance: '0.00' });
  const id = await studio.core.db.transaction((tx) =>
    studio.providers.freeRounds.grant(tx, {
      key: 'gift',
      member: player.member.id,
      provider: 'studio',
      gameCode: null,
      currency: 'BDT',
      rounds: 2,
      stakeUnits: 1_000_000n,
      expiresAt: new Date(studio.core.clock.now().getTime() + 3_600_000),
      campaign: inEveryLanguage('friday'),
      terms,
    }),
  );
  for (const [won, total, target] of [
    ['7.00', '7.00', '70.00'],
    ['2.00', '9.00', '90.00'],
  ] as const) {
    const bet = aBet(player, { is_free: true, reward_uuid: id });
    expect(await send('bet', bet)).toMatchObject({ status: 'RS_OK' });
    expect(await send('win', aWin(bet, won))).toMatchObject({
      status: 'RS_OK',
      balance: units(total),
    });
    expect(await fundsOf(player)).toEqual(['0.00', total]);
    expect(await bonusIn(player)).toMatchObject({
      granted: total,
      target,
      campaign: inEveryLanguage('friday'),
    });
  }
});
