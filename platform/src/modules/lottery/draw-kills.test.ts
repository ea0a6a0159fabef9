import type { Core } from '../../core.ts';
import { closing, testCore } from '../../testing/index.ts';
import { lotteryTable, type LotteryTable } from '../../testing/lottery-table.ts';
import { ProcessCrashed, crashingDb, type CrashMoment } from '../../testing/crashing-db.ts';
import { accounts, createLedger } from '../ledger/index.ts';
import { createLive } from '../live/index.ts';
import { createLottery, type Lottery } from './index.ts';

const stake = '10.00';
const sides = ['big', 'small', 'odd', 'even'].map((side): [string, string] => [
  `two-sided:${side}`,
  stake,
]);

/** Two winning lines per ticket, so that each is a portion of its own. */
const linesAtOnce = 2;

function aNode(table: LotteryTable, core: Core): Lottery {
  const live = createLive(core);
  return createLottery(core, {
    live,
    ledger: createLedger(core, { live }),
    protection: table.protection,
    linesAtOnce,
  });
}

async function work({ draws, settlement }: Lottery): Promise<void> {
  await draws.advance(1n);
  await settlement.settleAll();
}

async function survive(doing: Promise<void>): Promise<void> {
  await doing.catch((error: unknown) => {
    if (!(error instanceof ProcessCrashed)) throw error;
  });
}

async function resultsOf(table: LotteryTable, drawId: string) {
  return table.core.db.read
    .selectFrom('lottery_result')
    .select('numbers')
    .where('draw_id', '=', drawId as never)
    .execute();
}

let table: LotteryTable;
beforeAll(async () => {
  table = await lotteryTable({ linesAtOnce }, { games: ['k3-3m'], connections: 12 });
});

/** Runs one draw from start to end; the node crashes at its n-th transaction and another node continues. */
async function drawWithCrash(n: number, moment: CrashMoment): Promise<boolean> {
  const { core } = table;
  const players = [await table.member('100.00'), await table.member('100.00')];
  const draw = await table.openDraw('k3-3m');
  for (const player of players)
    expect(await table.bet(player, draw, sides)).toMatchObject({ ok: true });
  const house = await table.ledger.total(accounts.house('lottery'), 'BDT');
  const { db, isDead } = crashingDb(core.db, n, moment);
  const first = aNode(table, { ...core, db });
  for (const at of [draw.locks_at, draw.draws_at]) {
    core.clock.set(at);
    await survive(work(first));
    if (isDead()) await work(table.lottery);
  }
  await work(table.lottery);
  await work(table.lottery);
  const settled = await table.draw(draw.id);
  expect(settled.state).toBe('settled');
  expect(await resultsOf(table, draw.id)).toEqual([{ numbers: settled.result }]);
  for (const player of players) expect(await table.balance(player)).toBe('98.40');
  expect((await table.ledger.total(accounts.house('lottery'), 'BDT')) - house).toBe(320_000n);
  expect(await table.ledger.total(accounts.drawStakes(draw.id), 'BDT')).toBe(0n);
  return isDead();
}

test.each(['before the commit', 'after the commit'] as const)(
  'a node that is killed %s of any step of a draw is replaced by another: one result, and each line is paid once',
  async (moment) => {
    let steps = 1;
    while (await drawWithCrash(steps, moment)) steps++;
    // Lock, draw, result, two portions, close, and the steps of the game's next draw in the meantime.
    expect(steps).toBeGreaterThan(6);
    expect(await table.ledger.report()).toMatchObject({ mismatches: 0 });
  },
);

test('two nodes that do everything at the same time produce one result and pay each line once', async () => {
  const second = await testCore({ url: table.core.config.databaseUrl, clock: table.core.clock });
  closing(() => Promise.resolve());
  const nodes = [table.lottery, aNode(table, second)];
  for (let round = 0; round < 5; round++) {
    const players = await Promise.all(Array.from({ length: 6 }, () => table.member('100.00')));
    const draw = await table.openDraw('k3-3m');
    for (const player of players) await table.bet(player, draw, sides);
    for (const at of [draw.locks_at, draw.draws_at]) {
      table.core.clock.set(at);
      await Promise.all(nodes.flatMap((node) => [work(node), work(node)]));
    }
    await Promise.all(nodes.map((node) => work(node)));
    const settled = await table.draw(draw.id);
    expect(settled.state).toBe('settled');
    expect(await resultsOf(table, draw.id)).toEqual([{ numbers: settled.result }]);
    expect(await Promise.all(players.map((player) => table.balance(player)))).toEqual(
      players.map(() => '98.40'),
    );
    expect(await table.ledger.total(accounts.drawStakes(draw.id), 'BDT')).toBe(0n);
  }
  expect(await table.ledger.report()).toMatchObject({ mismatches: 0 });
});
