import { randomUUID } from 'node:crypto';
import type { HeldWin, OperatorId, WalletAnswer } from '@croupier/contracts';
import {
  aGame,
  asAcme,
  providerTable,
  type Player,
  type ProviderTable,
} from '../../testing/test-provider.ts';
import { aBet, aRollback, aWin, units } from '../../testing/wallet-bodies.ts';
import { accounts } from '../ledger/index.ts';
import { boundOf } from './win-bounds.ts';
import { seedOperators } from '../../testing/test-operators.ts';

let table: ProviderTable;
beforeAll(async () => {
  table = await providerTable({
    acme: {
      rollsBackRounds: true,
      maxWin: { BDT: '5000.00' },
      maxWinTimes: 1_000,
      rules: { manyWinsOneBet: true },
    },
  });
  table.provider.catalogue = [
    aGame('acme_tables', { max_win_times: 50 }),
    aGame('acme_fish', { kind: 'FISH' }),
  ];
  await table.providers.readCatalogues();
  await seedOperators(table.core, [olga, omar]);
});

const send = (call: Parameters<ProviderTable['provider']['send']>[0], body: object) =>
  table.provider.send(call, body, asAcme);
const ok = (balance: string): Partial<WalletAnswer> => ({
  status: 'RS_OK',
  balance: units(balance),
});
const operatorId = (id: string) => id as OperatorId;
const olga = { id: operatorId('opr_00000000olga'), name: 'Olga' };
const omar = { id: operatorId('opr_00000000omar'), name: 'Omar' };

const aPlayer = (game = 'acme_tables') => table.aPlayer({ balance: '100.00', game });

async function openWinOf({ member }: Player): Promise<HeldWin> {
  const all = await table.providers.heldWins.list();
  const win = all.find(({ memberId }) => memberId === member.id);
  if (!win) throw new Error('no held win');
  return win;
}

/** A bet of 10.00 that won so much. */
async function won(amount: string, game?: string) {
  const player = await aPlayer(game);
  const bet = aBet(player);
  await send('bet', bet);
  const win = aWin(bet, amount);
  return { player, bet, win, answer: await send('win', win) };
}

const decisionOf = ({ id, memberId }: HeldWin) => ({ id, memberId, note: 'looked at' });
const fundsOf = async ({ member }: Player) => {
  const { availableUnits, heldUnits } = await table.ledger.funds(accounts.cash(member.id));
  return [availableUnits, heldUnits];
};

test.each([
  ['the game’s stated maximum', 'acme_tables', '500.00', '590.00', '500.01'],
  ['the partner’s limit', 'acme_fish', '5000.00', '5090.00', '5000.01'],
])(
  'a win up to %s is paid, one above it is accepted and held back',
  async (_what, game, most, paid, above) => {
    expect((await won(most, game)).answer).toMatchObject(ok(paid));
    const { player, win, answer } = await won(above, game);
    expect(answer).toMatchObject(ok('90.00'));
    expect(await send('win', win)).toMatchObject(ok('90.00'));
    expect(await fundsOf(player)).toEqual([9_000_000n, BigInt(units(above))]);
    expect(await send('bet', aBet(player, { amount: units('90.01') }))).toMatchObject({
      status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    });
    const standings = await table.providers.admin.standings();
    expect(standings.find(({ provider }) => provider === 'acme')?.heldWins).toBeGreaterThan(0);
    const [report] = await table.providers.books.reports({ provider: 'acme', limit: 1 });
    expect(report).toMatchObject({ kind: 'win-held', isClean: false });
    const shown = await table.providers.wonRounds({
      brand: 'padma',
      since: new Date(0),
      timesStake: 0,
      limit: 50,
    });
    expect(shown.map(({ win_units }) => win_units)).not.toContain(BigInt(units(above)));
  },
);

test('what a round wins in parts is added up', async () => {
  const player = await aPlayer();
  const bet = aBet(player);
  await send('bet', bet);
  const part = { round_closed: false };
  expect(await send('win', aWin(bet, '300.00', part))).toMatchObject(ok('390.00'));
  expect(await send('win', aWin(bet, '300.00', part))).toMatchObject(ok('390.00'));
  expect(await openWinOf(player)).toMatchObject({
    amount: '300.00',
    bound: '500.00',
    boundBy: 'game',
  });
});

test('a bet with its win is held to the same bound', async () => {
  const player = await aPlayer();
  const both = {
    ...aBet(player),
    win_transaction_uuid: randomUUID(),
    win_amount: units('1000000000.00'),
  };
  expect(await send('betwin', both)).toMatchObject(ok('90.00'));
  expect(await openWinOf(player)).toMatchObject({ amount: '1000000000.00', state: 'held' });
});

test('one operator proposes, another one releases', async () => {
  const { player } = await won('600.00');
  const win = await openWinOf(player);
  const { heldWins } = table.providers;
  expect(await heldWins.confirm(decisionOf(win), olga)).toMatchObject({ code: 'not-found' });
  await heldWins.propose({ ...decisionOf(win), proposal: 'release' }, olga);
  expect(await openWinOf(player)).toMatchObject({
    state: 'held',
    proposal: { kind: 'release', operator: 'Olga', note: 'looked at' },
  });
  expect(await heldWins.confirm(decisionOf(win), olga)).toMatchObject({
    code: 'second-person-needed',
  });
  expect(await fundsOf(player)).toEqual([9_000_000n, 60_000_000n]);
  expect(await heldWins.confirm(decisionOf(win), omar)).toMatchObject({ ok: true });
  expect(await fundsOf(player)).toEqual([69_000_000n, 0n]);
  expect(await heldWins.confirm(decisionOf(win), omar)).toMatchObject({ code: 'already-decided' });
  expect(await openWinOf(player)).toMatchObject({ state: 'released', decidedBy: 'Omar' });
});

test('a win that two operators take back goes to the house, and its round counts without it', async () => {
  const { player, bet } = await won('600.00');
  const win = await openWinOf(player);
  const { heldWins } = table.providers;
  await heldWins.propose({ ...decisionOf(win), proposal: 'release' }, olga);
  expect(await heldWins.propose({ ...decisionOf(win), proposal: 'take-back' }, omar)).toMatchObject(
    {
      code: 'already-decided',
    },
  );
  await heldWins.withdraw(decisionOf(win), omar);
  await heldWins.propose({ ...decisionOf(win), proposal: 'take-back' }, omar);
  expect(await heldWins.confirm(decisionOf(win), olga)).toMatchObject({ ok: true });
  expect(await fundsOf(player)).toEqual([9_000_000n, 0n]);
  const [round] = await table.providers.roundsOf(player.member.id, { limit: 1 });
  expect(round).toMatchObject({ stake_units: 1_000_000n, win_units: 0n });
  // The provider takes the whole round back afterwards: what was taken once is not taken again.
  expect(await send('rollback', aRollback(bet))).toMatchObject(ok('100.00'));
  expect(await table.ledger.total(accounts.receivable(player.member.id), 'BDT')).toBe(0n);
});

test('a held win goes back with its round, without a debt', async () => {
  const { player, bet } = await won('600.00');
  expect(await send('rollback', aRollback(bet))).toMatchObject(ok('100.00'));
  expect(await fundsOf(player)).toEqual([10_000_000n, 0n]);
  expect(await openWinOf(player)).toMatchObject({ state: 'rolled-back' });
  expect(await table.ledger.total(accounts.receivable(player.member.id), 'BDT')).toBe(0n);
});

test('each of two operators at once decides a win once', async () => {
  const { player } = await won('600.00');
  const win = await openWinOf(player);
  const { heldWins } = table.providers;
  await heldWins.propose({ ...decisionOf(win), proposal: 'release' }, olga);
  const answers = await Promise.all([1, 2, 3].map(() => heldWins.confirm(decisionOf(win), omar)));
  expect(answers.filter(({ ok: isDone }) => isDone)).toHaveLength(1);
  expect(await fundsOf(player)).toEqual([69_000_000n, 0n]);
});

describe('the bound', () => {
  const terms = { max_win_times: null, max_bet: {}, min_bet: { BDT: '5.00' } };
  const round = { currency: 'BDT', stake_units: 1_000_000n };
  const partner = { maxWin: {}, maxWinTimes: 100 };

  test('is the lower of game and partner', () => {
    expect(boundOf(partner, terms, { round, freeUnits: 0n })).toEqual({
      units: 100_000_000n,
      by: 'partner',
    });
    const lower = { ...partner, maxWin: { BDT: 7n } };
    expect(boundOf(lower, { ...terms, max_win_times: 2 }, { round, freeUnits: 0n })).toEqual({
      units: 7n,
      by: 'partner',
    });
  });

  test('counts free rounds by their worth, and wins without a stake by the largest stake', () => {
    const nothing = { ...round, stake_units: 0n };
    expect(boundOf(partner, terms, { round: nothing, freeUnits: 3n }).units).toBe(300n);
    expect(boundOf(partner, terms, { round: nothing, freeUnits: 0n }).units).toBe(50_000_000n);
    const large = { ...terms, max_bet: { BDT: '10.00' } };
    expect(boundOf(partner, large, { round: nothing, freeUnits: 0n }).units).toBe(100_000_000n);
  });
});

test('after all of this the ledger adds up', async () => {
  await expect(table.ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
});
