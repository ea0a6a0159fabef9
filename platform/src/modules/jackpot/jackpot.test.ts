import { parseAmount } from '@croupier/contracts';
import { isSigned } from '@croupier/contracts/quicknet';
import { checkJackpot, checkTickets } from '@croupier/contracts/jackpot-draw';
import { jackpotTable, type JackpotTable } from '../../testing/jackpot-table.ts';
import { createReconciliation, accounts } from '../ledger/index.ts';
import { jackpotAccounts } from './index.ts';

let table: JackpotTable;
beforeAll(async () => {
  table = await jackpotTable();
  await table.set();
  await table.jackpots.advance();
});

async function lastDraw() {
  const [draw] = await table.jackpots.history('padma', { limit: 1 });
  if (!draw) throw new Error('no draw was held');
  return draw;
}

async function ticketsOf(drawId: Awaited<ReturnType<typeof lastDraw>>['id']) {
  const tickets = await table.jackpots.tickets('padma', { drawId });
  if (!tickets.ok) throw new Error(tickets.code);
  return tickets.value;
}

test('a draw starts with the house’s seed amount, and its commit is published', async () => {
  const [open] = await table.shown();
  expect(open).toMatchObject({ amount: '1000.00', before: '0.00', currency: 'BDT' });
  expect(open?.commit).toMatch(/^[0-9a-f]{64}$/);
});

test('a share of each closed round is added once, however often rounds are read', async () => {
  const player = await table.aPlayer({ balance: '500.00' });
  const [before] = await table.shown();
  const house = await table.ledger.total(accounts.gaming('studio'), 'BDT');
  await table.play(player, '100.00');
  await table.play(player, '40.00', '15.00');
  table.core.clock.advance(1_000);
  await Promise.all([table.jackpots.advance(), table.aNode(table.core).advance()]);
  await table.jackpots.advance();
  const [after] = await table.shown();
  expect([before?.amount, after?.amount]).toEqual(['1000.00', '1001.40']);
  expect((await table.ledger.total(accounts.gaming('studio'), 'BDT')) - house).toBe(12_360_000n);
});

test('trial accounts, open rounds and providers without a share add nothing', async () => {
  const trial = await table.aPlayer({ balance: '500.00', type: 4 });
  await table.play(trial, '100.00');
  const real = await table.aPlayer({ balance: '500.00' });
  await table.set({ shares: [{ provider: 'other', gameId: null, millionths: 10_000 }] });
  await table.play(real, '100.00');
  table.core.clock.advance(1_000);
  const [before] = await table.shown();
  await table.jackpots.advance();
  expect((await table.shown())[0]?.amount).toBe(before?.amount);
  table.core.clock.advance(120_000);
  await table.jackpots.advance();
  await table.set();
});

test('the draw pays everything to the holder of the drawn place, and its public data verifies the result', async () => {
  const player = await table.aPlayer({ balance: '500.00' });
  await table.play(player, '60.00');
  table.core.clock.advance(1_000);
  await table.jackpots.advance();
  const [open] = await table.shown();
  await table.drawNow();

  const draw = await lastDraw();
  expect(draw).toMatchObject({ id: open?.drawId, state: 'paid', amount: open?.amount });
  expect(await checkJackpot(draw.proof, isSigned)).toEqual({
    isCommitKept: true,
    isBeaconKept: true,
    isPlaceEqual: true,
    isFair: true,
  });
  const tickets = await ticketsOf(draw.id);
  expect(await checkTickets(draw.proof, tickets)).toMatchObject({
    isSealKept: true,
    isWhole: true,
    winner: { round: draw.win?.round },
  });
  expect(await table.ledger.total(accounts.jackpot(draw.id), 'BDT')).toBe(0n);
  const paid = await table.core.db.read
    .selectFrom('ledger_transfer')
    .select('reference')
    .where('kind', '=', 'jackpot-win')
    .execute();
  expect(paid).toEqual([{ reference: draw.id }]);
  expect(await table.jackpots.paid({ brand: 'padma', limit: 5 })).toMatchObject([
    { account: 'rahim', win_units: parseAmount(draw.amount), kind: 'RNG' },
  ]);
  const paidFor = (kind: 'FISH' | 'RNG', isTheirs: boolean) => {
    const games = { kind, vassalages: ['DS88'], isTheirs };
    return table.jackpots.paid({ brand: 'padma', limit: 5, games });
  };
  expect(await paidFor('RNG', false)).toHaveLength(1);
  expect(await paidFor('RNG', true)).toEqual([]);
  expect(await paidFor('FISH', false)).toEqual([]);
  const events = await table.core.db.read
    .selectFrom('live_event')
    .select(['topic', 'audience'])
    .where('topic', 'in', ['jackpot.won', 'prize.won'])
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { topic: 'prize.won', audience: expect.stringMatching(/^member:mem_/) },
    { topic: 'jackpot.won', audience: 'brand:padma' },
  ]);
});

test('verification detects a forged proof: another seed, place or list of tickets', async () => {
  const { id, proof } = await lastDraw();
  const tickets = await ticketsOf(id);
  const otherSeed = { ...proof, serverSeed: 'ab'.repeat(32) };
  expect(await checkJackpot(otherSeed, isSigned)).toMatchObject({ isCommitKept: false });
  const otherPlace = { ...proof, place: String(BigInt(proof.place ?? 0) + 1n) };
  expect(await checkJackpot(otherPlace, isSigned)).toMatchObject({ isFair: false });
  expect(await checkTickets(proof, tickets.slice(1))).toMatchObject({
    isSealKept: false,
    isWhole: false,
  });
});

test('a draw without players rolls over with its full amount, and the seed amount is paid once', async () => {
  const [open] = await table.shown();
  await table.drawNow();
  const draw = await lastDraw();
  expect(draw).toMatchObject({ id: open?.drawId, state: 'rolled', win: null });
  expect(await table.ledger.total(accounts.jackpot(draw.id), 'BDT')).toBe(0n);
  expect((await table.shown())[0]?.amount).toBe('1000.00');
});

test('tickets are hidden until they are sealed', async () => {
  const [open] = await table.shown();
  if (!open) throw new Error('no draw');
  expect(await table.jackpots.tickets('padma', { drawId: open.drawId })).toMatchObject({
    ok: false,
    code: 'not-found',
  });
});

test('of two operators who change a jackpot at once, the second gets a conflict', async () => {
  const change = { ...(await table.jackpots.terms())[0], note: 'less' };
  const set = () =>
    table.jackpots.set(
      {
        brand: 'padma',
        periodSeconds: 7_200,
        seed: '500.00',
        isActive: true,
        shares: [],
        revision: change.revision ?? 0,
        note: 'less',
      },
      { name: 'mina' },
    );
  const answers = await Promise.all([set(), set()]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'version-conflict' });
});

test('the ledger is clean: no finished draw holds money', async () => {
  const reconciliation = createReconciliation(table.core, { closing: [jackpotAccounts] });
  expect(await reconciliation.check(null)).toMatchObject({ findings: [] });
});
