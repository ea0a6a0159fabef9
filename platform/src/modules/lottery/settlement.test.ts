import type { MemberId } from '@croupier/contracts';
import { lotteryTable, type LotteryTable } from '../../testing/lottery-table.ts';
import { accounts, createLedger } from '../ledger/index.ts';
import { createLive } from '../live/index.ts';
import type { Beacon } from './beacon.ts';
import { builtIn } from './definitions/games.ts';
import { isPickType } from './definitions/game-definition.ts';
import { winnersOf } from './definitions/winners.ts';
import type { DrawRow } from './draw.store.ts';
import { createLottery } from './index.ts';

let table: LotteryTable;
beforeAll(async () => {
  table = await lotteryTable({}, { connections: 12, games: ['k3-1m'] });
});

const k3 = builtIn('k3-1m');

/** Every listed choice of the game. */
const everyPick = (k3?.playTypes ?? []).flatMap((playType) =>
  isPickType(playType) ? [] : playType.choices.map((one) => `${playType.code}:${one.code}`),
);

/** For each play type one pick that wins with these numbers and one that loses. */
function picksFor({ result }: DrawRow): { won: string[]; lost: string } {
  if (!k3 || !result) throw new Error('the draw has no result');
  const won = [...winnersOf(k3, result).named.keys()];
  return { won, lost: everyPick.find((pick) => !won.includes(pick)) ?? '' };
}

async function eventsFor(member: MemberId, topic: 'ticket.settled' | 'wallet.balance-changed') {
  const rows = await table.core.db.read
    .selectFrom('live_event')
    .select('payload')
    .where('audience', '=', `member:${member}`)
    .where('topic', '=', topic)
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => payload);
}

function none(): never {
  throw new Error('there is no ticket');
}

async function payoutsOf(draw: DrawRow): Promise<number> {
  const rows = await table.core.db.read
    .selectFrom('lottery_payout')
    .select('line_no')
    .where('draw_id', '=', draw.id)
    .execute();
  return rows.length;
}

/** All two-sided choices: one of each pair wins. */
const fourSides: [string, string][] = ['big', 'small', 'odd', 'even'].map((side) => [
  `two-sided:${side}`,
  '10.00',
]);

test('winners are paid to the last coin, the stakes go to the house, and the books balance', async () => {
  const rahim = await table.member('100.00');
  const draw = await table.openDraw();
  const houseBefore = await table.ledger.total(accounts.house('lottery'), 'BDT');
  await table.bet(rahim, draw, fourSides);
  const drawn = await table.drawNow(draw);
  expect((await table.lottery.tickets(rahim, {})).rows[0]?.state).toBe('waiting');
  await table.lottery.settlement.settleAll();

  expect(await table.balance(rahim)).toBe('98.40');
  const [ticket] = (await table.lottery.tickets(rahim, {})).rows;
  expect(ticket).toMatchObject({
    state: 'won',
    payout: '38.40',
    draw: { state: 'settled', result: drawn.result },
  });
  expect(ticket?.lines.filter(({ state }) => state === 'won').map(({ payout }) => payout)).toEqual([
    '19.20',
    '19.20',
  ]);
  expect(ticket?.lines.filter(({ state }) => state === 'lost')).toHaveLength(2);
  expect(await payoutsOf(draw)).toBe(2);
  // Stakes of 40 paid 38.40: not shown as a win of twice the stake.
  const since = new Date(draw.draws_at.getTime() - 1);
  const board = { brand: rahim.brand, since, limit: 50 };
  expect(await table.lottery.wins({ ...board, timesStake: 2 })).toEqual([]);
  expect(await table.lottery.wins({ ...board, timesStake: 0 })).toMatchObject([
    { member_id: rahim.id, game_id: draw.game_id, win_units: 3_840_000n },
  ]);
  expect(await table.lottery.wins({ ...board, brand: 'verano', timesStake: 0 })).toEqual([]);

  expect(await table.ledger.total(accounts.drawStakes(draw.id), 'BDT')).toBe(0n);
  expect((await table.ledger.total(accounts.house('lottery'), 'BDT')) - houseBefore).toBe(160_000n);
  expect(await table.ledger.report()).toMatchObject({ mismatches: 0 });
});

test('the member receives an event for each balance and payout, and for a loss only the draw’s event', async () => {
  const [winner, loser] = [await table.member('100.00'), await table.member('100.00')];
  const draw = await table.openDraw();
  await table.bet(winner, draw, fourSides);
  await table.bet(loser, draw, [['sum:3', '1.00']]);
  const drawn = await table.drawNow(draw);
  await table.lottery.settlement.settleAll();
  expect(drawn.result).not.toEqual([1, 1, 1]);

  expect(await eventsFor(winner.id, 'ticket.settled')).toEqual([
    expect.objectContaining({ drawId: draw.id, state: 'won', payout: '38.40' }),
  ]);
  expect(await eventsFor(winner.id, 'wallet.balance-changed')).toEqual(
    ['100.00', '60.00', '98.40'].map((sumBalance) =>
      expect.objectContaining({ sumBalance, currency: 'BDT' }),
    ),
  );
  expect(await eventsFor(loser.id, 'ticket.settled')).toEqual([]);
  expect((await table.lottery.tickets(loser, {})).rows[0]?.state).toBe('lost');
  const events = await table.core.db.read
    .selectFrom('live_event')
    .select('payload')
    .where('topic', '=', 'draw.changed')
    .where('audience', '=', 'everybody')
    .execute();
  const states = events
    .map(({ payload }) => payload as { id: string; state: string })
    .filter(({ id }) => id === draw.id);
  expect(states.map(({ state }) => state)).toEqual([
    'open',
    'locked',
    'drawing',
    'resulted',
    'settled',
  ]);
});

test('several tickets of a member are one event and one entry, named by the first ticket', async () => {
  const player = await table.member('100.00');
  const draw = await table.openDraw();
  for (const stake of ['10.00', '20.00'])
    await table.bet(player, draw, [
      ['two-sided:big', stake],
      ['two-sided:small', stake],
    ]);
  await table.drawNow(draw);
  await table.lottery.settlement.settleAll();
  const { rows } = await table.lottery.tickets(player, {});
  expect(rows.map(({ payout }) => payout)).toEqual(['38.40', '19.20']);
  expect(await eventsFor(player.id, 'ticket.settled')).toEqual([
    { id: rows[1]?.id, drawId: draw.id, state: 'won', payout: '57.60' },
  ]);
  expect(await eventsFor(player.id, 'wallet.balance-changed')).toHaveLength(4);
  const { entries } = await table.ledger.statement(accounts.cash(player.id), {
    before: null,
    limit: 10,
  });
  expect(entries.map(({ kind, amountUnits }) => [kind, amountUnits])).toEqual([
    ['payout', 5_760_000n],
    ['stake', -4_000_000n],
    ['stake', -2_000_000n],
    ['deposit', 10_000_000n],
  ]);
});

test('eight workers that settle at the same time pay once', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => table.member('100.00')));
  const draw = await table.openDraw();
  await Promise.all(players.map((player) => table.bet(player, draw, fourSides)));
  await table.drawNow(draw);
  const workers = Array.from({ length: 8 }, () => table.lottery.settlement.settleAll());
  await Promise.all(workers);
  await table.lottery.settlement.settleAll();
  expect(await Promise.all(players.map((player) => table.balance(player)))).toEqual(
    players.map(() => '98.40'),
  );
  expect(await payoutsOf(draw)).toBe(24);
  expect(await table.ledger.total(accounts.drawStakes(draw.id), 'BDT')).toBe(0n);
});

test('a worker that stops in the middle of a settlement leaves nothing half done, and the next one continues', async () => {
  const player = await table.member('100.00');
  const draw = await table.openDraw();
  await table.bet(player, draw, fourSides);
  await table.drawNow(draw);
  const { db } = table.core;
  const live = createLive(table.core);
  const killed = () => Promise.reject(new Error('killed'));
  const ledger = createLedger(table.core, { live });
  // Fails at the last statement of each step, so that the whole transaction rolls back.
  for (const broken of [
    { ledger: { ...ledger, credit: killed } },
    { live: { ...live, publish: killed } },
  ]) {
    const { settlement } = createLottery(table.core, {
      ledger,
      live,
      protection: table.protection,
      ...broken,
    });
    const paidBefore = await payoutsOf(draw);
    await expect(settlement.settleAll()).rejects.toThrow('killed');
    expect(await payoutsOf(draw)).toBe('ledger' in broken ? paidBefore : 2);
  }
  expect((await table.draw(draw.id)).state).toBe('resulted');
  expect(await payoutsOf(draw)).toBe(2);
  expect(await table.balance(player)).toBe('98.40');
  await table.lottery.settlement.settleAll();
  expect((await table.draw(draw.id)).state).toBe('settled');
  expect(await table.balance(player)).toBe('98.40');
  const settled = await db.read
    .selectFrom('live_event')
    .select('payload')
    .where('topic', '=', 'ticket.settled')
    .where('audience', '=', `member:${player.id}`)
    .execute();
  expect(settled).toHaveLength(1);
});

test('a settlement pays, then closes; another one finds nothing to do', async () => {
  const player = await table.member('100.00');
  const draw = await table.openDraw();
  await table.bet(player, draw, fourSides);
  const { settleDraw } = table.lottery.settlement;
  const steps: string[] = [];
  await settleDraw(draw.id, (done) => steps.push(done));
  expect(steps).toEqual([]);
  await table.drawNow(draw);
  await settleDraw(draw.id, (done) => steps.push(done));
  await settleDraw(draw.id, (done) => steps.push(done));
  expect(steps).toEqual(['paid', 'closed']);
  expect(await table.balance(player)).toBe('98.40');
});

test('every winning pick of a result is paid at its odds, and a losing one nothing', async () => {
  const scout = await table.openDraw();
  const player = await table.member('1000.00');
  const all = everyPick.map((pick): [string, string] => [pick, '1.01']);
  await table.bet(player, scout, all);
  const drawn = await table.drawNow(scout);
  await table.lottery.settlement.settleAll();
  const { won } = picksFor(drawn);
  const [ticket] = (await table.lottery.tickets(player, {})).rows;
  const lines = await table.lottery.ticketLines(player, { ticketId: ticket?.id ?? none() });
  const paid = lines.ok ? lines.value.filter(({ state }) => state === 'won') : [];
  expect(paid.map(({ playType, choice }) => `${playType}:${choice}`).sort()).toEqual(
    [...won].sort(),
  );
  for (const { odds, payout } of paid) {
    expect(Number(payout)).toBeCloseTo(Math.floor(Number(odds) * 101) / 100, 6);
  }
});

test('a void draw refunds every stake and closes empty', async () => {
  const [rahim, karim] = [await table.member('100.00'), await table.member('100.00')];
  const draw = await table.openDraw();
  await table.bet(rahim, draw, fourSides);
  await table.bet(karim, draw, [['sum:3', '33.33']]);
  await table.core.db.transaction((tx) =>
    tx
      .updateTable('lottery_server_seed')
      .set({ seed: 'ab'.repeat(32) })
      .where('draw_id', '=', draw.id)
      .execute(),
  );
  expect((await table.drawNow(draw)).state).toBe('void');
  await Promise.all([table.lottery.settlement.settleAll(), table.lottery.settlement.settleAll()]);
  expect([await table.balance(rahim), await table.balance(karim)]).toEqual(['100.00', '100.00']);
  expect((await table.lottery.tickets(karim, {})).rows[0]).toMatchObject({
    state: 'refunded',
    payout: '33.33',
  });
  expect(await table.ledger.total(accounts.drawStakes(draw.id), 'BDT')).toBe(0n);
  expect(await eventsFor(karim.id, 'ticket.settled')).toEqual([
    expect.objectContaining({ state: 'refunded', payout: '33.33' }),
  ]);
  expect(await table.ledger.report()).toMatchObject({ mismatches: 0 });
});

test('brands with other currencies play on the same draw, and each is paid in its own', async () => {
  const [rahim, lucia] = [
    await table.member('100.00'),
    await table.member('100.00', { brand: 'verano', currency: 'EUR' }),
  ];
  const draw = await table.openDraw();
  await table.bet(rahim, draw, fourSides);
  await table.bet(lucia, draw, [
    ['two-sided:big', '0.10'],
    ['two-sided:small', '0.10'],
  ]);
  await table.drawNow(draw);
  await table.lottery.settlement.settleAll();
  expect([await table.balance(rahim), await table.balance(lucia)]).toEqual(['98.40', '99.99']);
  expect(await table.ledger.total(accounts.drawStakes(draw.id), 'EUR')).toBe(0n);
});

test('after many draws a player’s money is what it was, minus the margin', async () => {
  const player = await table.member('1000.00');
  let expected = 100_000_000n;
  for (let round = 0; round < 25; round++) {
    const draw = await table.openDraw();
    await table.bet(player, draw, [
      ['two-sided:big', '1.00'],
      ['single:1', '1.00'],
    ]);
    const { result } = await table.drawNow(draw);
    await table.lottery.settlement.settleAll();
    const sum = (result ?? []).reduce((total, face) => total + face, 0);
    expected += -200_000n + (sum > 10 ? 192_000n : 0n) + (result?.includes(1) ? 205_000n : 0n);
  }
  expect((await table.ledger.balance(accounts.cash(player.id))).balanceUnits).toBe(expected);
});

test('a draw waits for a late beacon and is then held', async () => {
  let value: string | null = null;
  const late: Beacon = {
    prepare: () => Promise.resolve(),
    roundFor: async (tx) => {
      const chain = await tx
        .selectFrom('lottery_beacon_chain')
        .select('id')
        .executeTakeFirstOrThrow();
      return { source: 'local', chain: chain.id, round: 1 };
    },
    valueOf: () => Promise.resolve(value === null ? null : { value, signature: null }),
  };
  const own = await lotteryTable({}, { games: ['k3-1m'] });
  await own.lottery.draws.schedule();
  const other = await lotteryTable(
    { beacon: late },
    { games: ['k3-1m'], url: own.core.config.databaseUrl },
  );
  const draw = await other.openDraw();
  expect((await other.drawNow(draw)).state).toBe('drawing');
  other.core.clock.advance(60_000);
  value = 'cd'.repeat(32);
  await other.lottery.draws.advance(1n);
  expect(await other.draw(draw.id)).toMatchObject({ state: 'resulted', beacon_value: value });
});
