import { sql } from 'kysely';
import { lotteryTable, type LotteryTable } from '../../testing/lottery-table.ts';
import type { Member } from '../identity/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import { createLottery } from './lottery.service.ts';

let table: LotteryTable;
beforeAll(async () => {
  table = await lotteryTable({}, { games: ['k3-1m', 'k3-3m'] });
});

async function linesOf({ id }: Member): Promise<number> {
  const rows = await table.core.db.read
    .selectFrom('lottery_line')
    .innerJoin('lottery_ticket', 'lottery_ticket.id', 'lottery_line.ticket_id')
    .select('lottery_line.line_no')
    .where('lottery_ticket.member_id', '=', id)
    .execute();
  return rows.length;
}

test('a ticket moves its exact total from the wallet to the stakes of the draw, at the accepted odds', async () => {
  const rahim = await table.member('100.00');
  const draw = await table.openDraw();
  const placed = await table.bet(rahim, draw, [
    ['sum:10', '5.00'],
    ['two-sided:big', '0.10'],
    ['single:1', '1.05'],
  ]);
  expect(placed).toMatchObject({ ok: false, code: 'bet-limit-exceeded' });
  const again = await table.bet(rahim, draw, [
    ['sum:10', '5.00'],
    ['two-sided:big', '1.10'],
    ['single:1', '1.05'],
  ]);
  expect(again).toMatchObject({
    ok: true,
    value: {
      stake: '7.15',
      state: 'waiting',
      lines: [
        {
          playType: 'sum',
          choice: '10',
          stake: '5.00',
          odds: ['7.68'],
          state: 'waiting',
          payout: '0.00',
        },
        { playType: 'two-sided', choice: 'big', odds: ['1.92'] },
        { playType: 'single', choice: '1', odds: ['2.05'] },
      ],
    },
  });
  expect(await table.balance(rahim)).toBe('92.85');
  expect(await table.ledger.total(accounts.drawStakes(draw.id), 'BDT')).toBe(715_000n);
});

test('a bet after the lock time is refused and not booked, even while the draw still has state open', async () => {
  const rahim = await table.member('100.00');
  const draw = await table.openDraw();
  table.core.clock.set(draw.locks_at);
  expect((await table.draw(draw.id)).state).toBe('open');
  expect(await table.bet(rahim, draw, [['sum:10', '5.00']])).toMatchObject({
    ok: false,
    code: 'draw-closed',
  });
  expect(await table.balance(rahim)).toBe('100.00');
  expect(await linesOf(rahim)).toBe(0);
});

test('a bet on a draw with state locked is refused at any clock time', async () => {
  const rahim = await table.member('100.00');
  const draw = await table.openDraw();
  table.core.clock.set(draw.locks_at);
  await table.lottery.draws.advance(1n);
  table.core.clock.set(draw.opens_at);
  expect(await table.bet(rahim, draw, [['sum:10', '5.00']])).toMatchObject({
    ok: false,
    code: 'draw-closed',
  });
});

test('a bet on a draw that is not announced is not found', async () => {
  const rahim = await table.member('100.00');
  const nowhere = { id: 'drw_nowhere00' as never };
  expect(await table.bet(rahim, nowhere, [['sum:10', '5.00']])).toMatchObject({
    ok: false,
    code: 'not-found',
  });
});

test('the same key is the same ticket, at any number of repeats and at any time', async () => {
  const rahim = await table.member('100.00');
  const draw = await table.openDraw();
  const first = await table.bet(rahim, draw, [['sum:10', '5.00']], 'doubled');
  table.core.clock.set(draw.locks_at);
  const second = await table.bet(rahim, draw, [['sum:10', '5.00']], 'doubled');
  expect(second).toMatchObject({ ok: true, value: { id: first.ok ? first.value.id : '' } });
  expect(second).toMatchObject({ value: { isCancellable: false } });
  expect(await table.balance(rahim)).toBe('95.00');
});

test('a member who lost the answer can ask for it by the key of the bet, and sees only own bets', async () => {
  const [rahim, karim] = [await table.member('100.00'), await table.member('100.00')];
  const draw = await table.openDraw();
  const nothing = { ticket: null, chase: null };
  expect(await table.lottery.receipt(rahim, 'lost-bet')).toEqual(nothing);
  const placed = await table.bet(rahim, draw, [['sum:10', '5.00']], 'lost-bet');
  if (!placed.ok) throw new Error(placed.code);
  expect(await table.lottery.receipt(rahim, 'lost-bet')).toEqual({
    ...nothing,
    ticket: placed.value,
  });
  expect(await table.lottery.receipt(karim, 'lost-bet')).toEqual(nothing);
  const lines = [{ playType: 'sum', choice: '10', stake: '1.00' }];
  const slip = { drawId: draw.id, priceVersion: 1, lines, multipliers: [1, 2], stopOnWin: true };
  const chased = await table.lottery.placeChase(rahim, slip, 'lost-chase');
  if (!chased.ok) throw new Error(chased.code);
  expect(await table.lottery.receipt(rahim, 'lost-chase')).toEqual({
    ...nothing,
    chase: chased.value,
  });
});

test('24 simultaneous presses with one key are one ticket', async () => {
  const rahim = await table.member('100.00');
  const draw = await table.openDraw();
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => table.bet(rahim, draw, [['sum:10', '5.00']], 'pressed')),
  );
  expect(new Set(answers.map((answer) => (answer.ok ? answer.value.id : answer.code))).size).toBe(
    1,
  );
  expect(answers[0]?.ok).toBe(true);
  expect(await table.balance(rahim)).toBe('95.00');
  expect(await linesOf(rahim)).toBe(1);
});

test('the same key with another slip is refused, and members’ keys are separate', async () => {
  const [rahim, karim] = [await table.member('100.00'), await table.member('100.00')];
  const draw = await table.openDraw();
  await table.bet(rahim, draw, [['sum:10', '5.00']], 'shared');
  expect(await table.bet(rahim, draw, [['sum:11', '5.00']], 'shared')).toMatchObject({
    code: 'idempotency-key-reused',
  });
  expect(await table.bet(karim, draw, [['sum:11', '5.00']], 'shared')).toMatchObject({ ok: true });
  expect(await table.balance(rahim)).toBe('95.00');
});

test('a full balance can be bet once, however many bets arrive at the same time', async () => {
  const rahim = await table.member('100.00');
  const draw = await table.openDraw();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => table.bet(rahim, draw, [['sum:10', '100.00']])),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(
    answers.filter((answer) => !answer.ok && answer.code === 'insufficient-funds'),
  ).toHaveLength(19);
  expect(await table.balance(rahim)).toBe('0.00');
});

test('the limit of a draw holds for tickets that are placed at the same time', async () => {
  const rahim = await table.member('300000.00');
  const draw = await table.openDraw();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => table.bet(rahim, draw, [['sum:10', '25000.00']])),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
  expect(await table.balance(rahim)).toBe('200000.00');
});

test('a slip with odds other than the server’s is refused before any money moves', async () => {
  const rahim = await table.member('100.00');
  const draw = await table.openDraw();
  const lines = [{ playType: 'sum', choice: '10', stake: '5.00' }];
  const slip = { drawId: draw.id, priceVersion: 2, lines };
  expect(await table.lottery.placeTicket(rahim, slip, 'tampered')).toMatchObject({
    ok: false,
    code: 'price-changed',
  });
  expect(await table.balance(rahim)).toBe('100.00');
});

test('tickets come newest first and in pages, and never another member’s', async () => {
  const [rahim, karim] = [await table.member('100.00'), await table.member('100.00')];
  const draw = await table.openDraw();
  for (const pick of ['sum:9', 'sum:10', 'sum:11']) {
    table.core.clock.advance(10);
    await table.bet(rahim, draw, [[pick, '1.00']]);
    await table.bet(karim, draw, [[pick, '1.00']]);
  }
  const first = await table.lottery.tickets(rahim, { limit: 2 });
  expect(first.rows.map(({ lines }) => lines[0]?.choice)).toEqual(['11', '10']);
  const rest = await table.lottery.tickets(rahim, { limit: 2, before: first.next ?? '' });
  expect(rest).toMatchObject({ rows: [{ lines: [{ choice: '9' }] }], next: null });
  expect((await table.lottery.tickets(rahim, { gameId: 'k3-3m' })).rows).toEqual([]);
});

test('an unfinished bet delays the lock, so that no bet slips in after it', async () => {
  const rahim = await table.member('100.00');
  const draw = await table.openDraw();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const slowLedger = {
    ...table.ledger,
    batch: async (...expected: Parameters<Ledger['batch']>) => {
      arrive();
      await released;
      return table.ledger.batch(...expected);
    },
  };
  const { protection } = table;
  const slip = {
    drawId: draw.id,
    priceVersion: 1,
    lines: [{ playType: 'sum', choice: '10', stake: '5.00' }],
  };
  const slow = createLottery(table.core, { live: table.live, ledger: slowLedger, protection });
  const placing = slow.placeTicket(rahim, slip, 'slow');
  await arrived;
  table.core.clock.set(draw.locks_at);
  const locking = table.lottery.draws.advance(1n);
  // The lock is requested and waits; only then the bet may continue.
  await waitingFor('lottery_draw');
  release();
  expect(await placing).toMatchObject({ ok: true });
  await locking;
  expect((await table.draw(draw.id)).state).toBe('locked');
});

/**
 * Resolves once a statement on this table waits for another transaction's lock; otherwise the test times out.
 */
async function waitingFor(name: string): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ query: string }>`
      select query from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like ${`%${name}%`}
    `.execute(table.core.db.read);
    if (rows.length > 0) return;
  }
}
