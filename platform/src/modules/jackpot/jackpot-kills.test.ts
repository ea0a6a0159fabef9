import { jackpotTable, type JackpotTable } from '../../testing/jackpot-table.ts';
import { crashingDb, type CrashMoment } from '../../testing/crashing-db.ts';
import { accounts } from '../ledger/index.ts';

let table: JackpotTable;
beforeAll(async () => {
  table = await jackpotTable();
  await table.set();
  await table.jackpots.advance();
});

/**
 * One draw from its first ticket to its payment; the node crashes at its n-th transaction and another node
 * continues.
 */
async function drawWithCrash(n: number, moment: CrashMoment): Promise<boolean> {
  const { core, jackpots } = table;
  const player = await table.aPlayer({ balance: '100.00' });
  await table.play(player, '100.00');
  const [open] = await table.shown();
  if (!open) throw new Error('no draw is open');
  const { db, isDead } = crashingDb(core.db, n, moment);
  const first = table.aNode({ ...core, db });
  core.clock.advance(1_000);
  await first.advance().catch(() => undefined);
  core.clock.set(open.locksAt);
  core.clock.advance(10_000);
  await first.advance().catch(() => undefined);
  await jackpots.advance();
  for (let look = 0; look < 3; look++) {
    core.clock.advance(120_000);
    await first.advance().catch(() => undefined);
    await jackpots.advance();
  }
  const [draw] = (await jackpots.history('padma', {})).filter(({ id }) => id === open.drawId);
  expect(draw).toMatchObject({ state: 'paid', amount: '1001.00', tickets: 1 });
  expect(await table.ledger.total(accounts.jackpot(open.drawId), 'BDT')).toBe(0n);
  expect(await table.balanceOf(player.member.id)).toBe(100_100_000n);
  return isDead();
}

test.each(['before the commit', 'after the commit'] as const)(
  'after a node crashes %s of any step, the jackpot is paid once and in full',
  async (moment) => {
    let deaths = 0;
    for (let n = 1; await drawWithCrash(n, moment); n++) deaths = n;
    expect(deaths).toBeGreaterThan(4);
  },
);
