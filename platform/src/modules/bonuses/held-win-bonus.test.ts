import {
  formatAmount,
  parseAmount,
  type BonusTerms,
  type HeldWin,
  type OperatorId,
} from '@croupier/contracts';
import fc from 'fast-check';
import { inEveryLanguage } from '../../in-every-language.ts';
import { seedOperators } from '../../testing/test-operators.ts';
import {
  aGame,
  asAcme,
  providerTable,
  type Player,
  type ProviderTable,
} from '../../testing/test-provider.ts';
import { aBet, aRollback, aWin, units } from '../../testing/wallet-bodies.ts';
import { accounts } from '../ledger/index.ts';
import { addGrant, endBonus } from './bonus-ends.ts';
import { bonusOf } from './bonus.ts';
import { lockBonuses } from './bonuses.store.ts';

const terms: BonusTerms = {
  times: 10,
  days: 7,
  spends: 'bonus-first',
  maxStake: null,
  weights: { RNG: 100, LIVE: 100, FISH: 100 },
};
const operatorId = (id: string) => id as OperatorId;
const olga = { id: operatorId('opr_00000000olga'), name: 'Olga' };
const omar = { id: operatorId('opr_00000000omar'), name: 'Omar' };

let table: ProviderTable;
beforeAll(async () => {
  table = await providerTable({
    acme: { rollsBackRounds: true, offersFreeRounds: true, maxWinTimes: 50 },
  });
  table.provider.catalogue = [aGame('acme_tables')];
  await table.providers.readCatalogues();
  await seedOperators(table.core, [olga, omar]);
});

const send = (call: Parameters<ProviderTable['provider']['send']>[0], body: object) =>
  table.provider.send(call, body, asAcme);
const unitsOf = (amount: string) => parseAmount(amount) ?? 0n;
const bank = () => ({ ...table, clock: table.core.clock });

async function aPlayer(cash: string, bonus: string): Promise<Player> {
  const player = await table.aPlayer({ balance: cash, game: 'acme_tables' });
  if (unitsOf(bonus) > 0n) await grant(player, bonus);
  return player;
}

async function grant({ member }: Player, amount: string): Promise<void> {
  const { core } = table;
  const bonus = bonusOf({
    id: core.ids.next('bon'),
    member,
    campaign: inEveryLanguage('friday'),
    units: unitsOf(amount),
    terms,
    now: core.clock.now(),
  });
  expect(await core.db.transaction((tx) => addGrant(tx, bank(), bonus))).toBe(true);
}

/** Takes the bonus of a player from them, as an operator does. */
const forfeit = ({ member }: Player) =>
  table.core.db.transaction(async (tx) => {
    const [bonus] = await lockBonuses(tx, { ids: [], members: [member.id] });
    if (!bonus) throw new Error('no bonus');
    await endBonus(tx, bank(), { bonus, state: 'forfeited', forfeitedBy: 'house' });
  });

const balanceOf = async (path: Parameters<ProviderTable['ledger']['balance']>[0]) =>
  (await table.ledger.balance(path)).balanceUnits;
const fundsOf = async ({ member }: Player) => [
  formatAmount(await balanceOf(accounts.cash(member.id))),
  formatAmount(await balanceOf(accounts.bonus(member.id))),
];

async function openWinOf({ member }: Player): Promise<HeldWin> {
  const all = await table.providers.heldWins.list();
  const win = all.find(({ memberId }) => memberId === member.id);
  if (!win) throw new Error('no held win');
  return win;
}

async function decided(player: Player, proposal: 'release' | 'take-back'): Promise<void> {
  const { id, memberId } = await openWinOf(player);
  const decision = { id, memberId, note: 'looked at' };
  const { heldWins } = table.providers;
  expect(await heldWins.propose({ ...decision, proposal }, olga)).toMatchObject({ ok: true });
  expect(await heldWins.confirm(decision, omar)).toMatchObject({ ok: true });
}

/** A bet that won so much that the win is held. */
async function heldWin(player: Player, { stake, win }: { stake: string; win: string }) {
  const bet = aBet(player, { amount: units(stake) });
  expect(await send('bet', bet)).toMatchObject({ status: 'RS_OK' });
  expect(await send('win', aWin(bet, win))).toMatchObject({ status: 'RS_OK' });
  return bet;
}

test('a released win is split as its round’s stakes were, and a rollback takes both parts back', async () => {
  const player = await aPlayer('100.00', '6.00');
  const bet = await heldWin(player, { stake: '10.00', win: '600.00' });
  expect(await fundsOf(player)).toEqual(['96.00', '0.00']);
  await decided(player, 'release');
  expect(await fundsOf(player)).toEqual(['336.00', '360.00']);
  await send('rollback', aRollback(bet));
  expect(await fundsOf(player)).toEqual(['100.00', '6.00']);
  expect(await table.ledger.total(accounts.receivable(player.member.id), 'BDT')).toBe(0n);
});

test('the bonus part goes to promotions once the bonus was taken from the member', async () => {
  const player = await aPlayer('100.00', '16.00');
  await heldWin(player, { stake: '12.00', win: '700.00' });
  await forfeit(player);
  const promo = () => table.ledger.total(accounts.house('promo'), 'BDT');
  const before = await promo();
  await decided(player, 'release');
  expect(await fundsOf(player)).toEqual(['100.00', '0.00']);
  expect((await promo()) - before).toBe(unitsOf('700.00'));
});

test('all of it is cash once the bonus was used up and another one was given', async () => {
  const player = await aPlayer('100.00', '10.00');
  await heldWin(player, { stake: '10.00', win: '600.00' });
  await grant(player, '5.00');
  await decided(player, 'release');
  expect(await fundsOf(player)).toEqual(['700.00', '5.00']);
});

test('nothing of a win that is taken back reaches the bonus', async () => {
  const player = await aPlayer('100.00', '6.00');
  await heldWin(player, { stake: '10.00', win: '600.00' });
  await decided(player, 'take-back');
  expect(await fundsOf(player)).toEqual(['96.00', '0.00']);
});

test.each([
  ['a new bonus', '0.00', '600.00', '6000.00'],
  ['the active bonus', '4.00', '604.00', '6040.00'],
])(
  'a released win of a free round goes into %s under the terms of its campaign',
  async (_which, bonus, left, target) => {
    const player = await aPlayer('0.00', bonus);
    const reward_uuid = await table.core.db.transaction((tx) =>
      table.providers.freeRounds.grant(tx, {
        key: 'gift',
        member: player.member.id,
        provider: 'acme',
        gameCode: null,
        currency: 'BDT',
        rounds: 2,
        stakeUnits: unitsOf('10.00'),
        expiresAt: new Date(table.core.clock.now().getTime() + 3_600_000),
        campaign: inEveryLanguage('friday'),
        terms,
      }),
    );
    const bet = aBet(player, { is_free: true, reward_uuid });
    expect(await send('bet', bet)).toMatchObject({ status: 'RS_OK' });
    await send('win', aWin(bet, '600.00'));
    await decided(player, 'release');
    expect(await fundsOf(player)).toEqual(['0.00', left]);
    const rows = await table.core.db.transaction((tx) =>
      lockBonuses(tx, { ids: [], members: [player.member.id] }),
    );
    expect(rows).toMatchObject([
      { campaign: inEveryLanguage('friday'), target_units: unitsOf(target) },
    ]);
  },
);

test('for all stakes and wins, a released win is split like one that was never held, and no unit is lost', async () => {
  const cents = (most: number) =>
    fc.integer({ min: 0, max: most }).map((n) => (n / 100).toFixed(2));
  const cases = fc.record({
    cash: cents(2_000),
    bonus: cents(2_000),
    factor: fc.double({ min: 51, max: 99, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ cash, bonus, factor }) => {
      const stakeUnits = ((unitsOf(cash) + unitsOf(bonus)) / 2n / 100n) * 100n;
      fc.pre(stakeUnits > unitsOf('1.00'));
      const stake = formatAmount(stakeUnits);
      const win = formatAmount((stakeUnits * BigInt(Math.round(factor * 100))) / 100n);
      const player = await aPlayer(cash, bonus);
      await heldWin(player, { stake, win });
      const [cashBefore = '', bonusBefore = ''] = await fundsOf(player);
      await decided(player, 'release');
      const [cashAfter = '', bonusAfter = ''] = await fundsOf(player);
      const bonusStaked = unitsOf(bonus) < stakeUnits ? unitsOf(bonus) : stakeUnits;
      const bonusPart = unitsOf(bonusAfter) - unitsOf(bonusBefore);
      // A stake that meets the requirement turns the bonus into cash: later wins of its rounds are cash, too.
      const isMet = stakeUnits >= unitsOf(bonus) * BigInt(terms.times);
      expect(bonusPart).toBe(isMet ? 0n : (unitsOf(win) * bonusStaked) / stakeUnits);
      expect(unitsOf(cashAfter) - unitsOf(cashBefore) + bonusPart).toBe(unitsOf(win));
    }),
    { numRuns: 25 },
  );
  await expect(table.ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});
