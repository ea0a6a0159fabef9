import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EnteredPrize, OperatorId } from '@croupier/contracts';
import { callSchemas } from '@croupier/contracts/schemas';
import { closing, testConfig } from '../../testing/index.ts';
import { lotteryTable, type LotteryTable } from '../../testing/lottery-table.ts';
import { seedOperators } from '../../testing/test-operators.ts';
import { accounts } from '../ledger/index.ts';
import type { Operator } from '../identity/index.ts';
import type { DrawRow } from './draw.store.ts';

let table: LotteryTable;
beforeAll(async () => {
  table = await lotteryTable({}, { games: ['vn-mb', 'k3-1m'] });
  await seedOperators(table.core, [olga, ivan]);
});

const olga: Operator = { id: 'opr_olga' as OperatorId, name: 'olga', token: '' };
const ivan: Operator = { id: 'opr_ivan' as OperatorId, name: 'ivan', token: '' };

/** The Northern draw of 2026-08-22, as in the rules. */
const north: readonly EnteredPrize[] = [
  { prize: 'special', numbers: ['60213'] },
  { prize: 'p1', numbers: ['80300'] },
  { prize: 'p2', numbers: ['60683', '51132'] },
  { prize: 'p3', numbers: ['89384', '11622', '10383', '09349', '00136', '47894'] },
  { prize: 'p4', numbers: ['7740', '7568', '2767', '8365'] },
  { prize: 'p5', numbers: ['0570', '5252', '4790', '7707', '6494', '9516'] },
  { prize: 'p6', numbers: ['354', '649', '773'] },
  { prize: 'p7', numbers: ['26', '09', '06', '64'] },
];

function changed(prize: string, numbers: readonly string[]): EnteredPrize[] {
  return north.map((one) => (one.prize === prize ? { prize, numbers } : one));
}

async function placed(...bet: Parameters<LotteryTable['bet']>): Promise<void> {
  expect(await table.bet(...bet)).toMatchObject({ ok: true });
}

async function anOpenDraw(own = table): Promise<DrawRow> {
  own.core.clock.advance(24 * 3_600_000);
  await own.lottery.draws.schedule();
  await own.lottery.draws.advance(1n);
  return own.openNow('vn-mb');
}

async function held(draw: DrawRow, own = table): Promise<DrawRow> {
  own.core.clock.set(draw.draws_at);
  await own.lottery.draws.advance(1n);
  return own.draw(draw.id);
}

const enter = (operator: Operator, draw: DrawRow, prizes: readonly EnteredPrize[]) =>
  table.lottery.admin.enter(operator, { drawId: draw.id, prizes, note: 'from the broadcast' });

test('the numbers of one person are no result; the same numbers of a second person are', async () => {
  const player = await table.member('1000000.00');
  const draw = await anOpenDraw();
  expect(draw).toMatchObject({ origin: 'outside', commit_hash: null, beacon_round: null });
  await placed(player, draw, [
    ['lo2:83', '27.00'],
    ['lo2:12', '27.00'],
  ]);
  expect(await enter(olga, draw, north)).toMatchObject({ ok: false, code: 'draw-not-held' });

  const drawing = await held(draw);
  expect(drawing).toMatchObject({ state: 'drawing', seal_lines: 2n });
  expect(drawing.seal_hash).toMatch(/^[0-9a-f]{64}$/);
  const first = await enter(olga, draw, north);
  expect(first).toMatchObject({ ok: true, value: { entries: [{ by: 'olga', prizes: north }] } });
  await enter(olga, draw, north);
  expect((await table.draw(draw.id)).state).toBe('drawing');

  expect(await enter(ivan, draw, north)).toMatchObject({
    ok: true,
    value: { draw: { state: 'resulted' }, results: [{ version: 1, agreedBy: 'two-persons' }] },
  });
  await table.lottery.settlement.settleAll();
  const [ticket] = (await table.lottery.tickets(player, {})).rows;
  expect(ticket).toMatchObject({ state: 'won', payout: '197.00' });
  expect(await table.ledger.report()).toMatchObject({ mismatches: 0 });
});

test('two different entries wait until one of the two persons enters again', async () => {
  const draw = await anOpenDraw();
  await held(draw);
  await enter(olga, draw, changed('special', ['60214']));
  expect(await enter(ivan, draw, north)).toMatchObject({
    ok: true,
    value: { draw: { state: 'drawing' }, entries: { length: 2 } },
  });
  expect(await enter(olga, draw, north)).toMatchObject({
    ok: true,
    value: { draw: { state: 'resulted' } },
  });
});

test('numbers that cannot have been drawn are refused, each prize by its name', async () => {
  const draw = await anOpenDraw();
  await held(draw);
  for (const [prize, numbers] of [
    ['special', ['6021']],
    ['special', ['6021x']],
    ['p2', ['60683']],
    ['p7', ['26', '09', '6', '64']],
  ] as const)
    expect(await enter(olga, draw, changed(prize, numbers))).toMatchObject({
      code: 'invalid-input',
      fields: { [`prizes.${prize}`]: { code: 'invalid' } },
    });
  expect(await enter(olga, draw, [...north, { prize: 'p9', numbers: ['1'] }])).toMatchObject({
    code: 'invalid-input',
  });
  expect(await enter(olga, draw, north.slice(1))).toMatchObject({ code: 'invalid-input' });
});

test('a draw of draw-v1 accepts no entered numbers', async () => {
  const draw = await table.openDraw('k3-1m');
  await table.drawNow(draw);
  const prizes = [{ prize: 'numbers', numbers: ['6', '6', '6'] }];
  expect(await enter(olga, draw, prizes)).toMatchObject({ ok: false, code: 'not-found' });
});

test('another result reverses the first one’s payouts and pays again; missing money becomes a debt', async () => {
  const [winner, spender, latecomer] = [
    await table.member('1000.00'),
    await table.member('1000.00'),
    await table.member('1000.00'),
  ];
  const draw = await anOpenDraw();
  const house = await table.ledger.total(accounts.house('lottery'), 'BDT');
  await placed(winner, draw, [['de-db:13', '10.00']]);
  await placed(spender, draw, [['de-db:13', '10.00']]);
  await placed(latecomer, draw, [['de-db:14', '10.00']]);
  await held(draw);
  await enter(olga, draw, north);
  await enter(ivan, draw, north);
  await table.lottery.settlement.settleAll();
  expect(await table.balance(winner)).toBe('1980.00');
  await table.spend(spender, '1500.00');

  const right = changed('special', ['60214']);
  expect(await enter(olga, draw, right)).toMatchObject({ value: { draw: { state: 'settled' } } });
  expect(await enter(olga, draw, north)).toMatchObject({ ok: false, code: 'already-decided' });
  expect(await enter(ivan, draw, right)).toMatchObject({
    value: { draw: { state: 're-resulted' }, results: [{ version: 1 }, { version: 2 }] },
  });
  await Promise.all([table.lottery.settlement.settleAll(), table.lottery.settlement.settleAll()]);

  expect((await table.draw(draw.id)).state).toBe('settled');
  expect(await table.balance(winner)).toBe('990.00');
  expect(await table.balance(spender)).toBe('0.00');
  expect(await table.balance(latecomer)).toBe('1980.00');
  expect(await table.ledger.total(accounts.receivable(spender.id), 'BDT')).toBe(-51_000_000n);
  const after = await table.ledger.total(accounts.house('lottery'), 'BDT');
  expect(after - house).toBe(3_000_000n - 99_000_000n);
  expect(await table.ledger.total(accounts.drawStakes(draw.id), 'BDT')).toBe(0n);
  expect(await table.ledger.report()).toMatchObject({ mismatches: 0 });
  expect((await table.lottery.tickets(winner, {})).rows[0]?.state).toBe('lost');

  const next = await anOpenDraw();
  await table.credit(spender, '10.00');
  await placed(spender, next, [['de-db:13', '10.00']]);
  await held(next);
  await enter(olga, next, north);
  await enter(ivan, next, north);
  await table.lottery.settlement.settleAll();
  expect(await table.balance(spender)).toBe('480.00');
  expect(await table.ledger.total(accounts.receivable(spender.id), 'BDT')).toBe(0n);
});

test('a prize that was not drawn makes the lines that depend on it void, and no others', async () => {
  const player = await table.member('1000.00');
  const draw = await anOpenDraw();
  await placed(player, draw, [
    ['de-g1:00', '10.00'],
    ['de-db:13', '10.00'],
    ['lo2:83', '27.00'],
  ]);
  await held(draw);
  const without = changed('p1', []);
  await enter(olga, draw, without);
  expect(await enter(ivan, draw, without)).toMatchObject({
    value: { results: [{ voidPrizes: ['p1'] }] },
  });
  await table.lottery.settlement.settleAll();
  const [ticket] = (await table.lottery.tickets(player, {})).rows;
  expect(ticket?.lines.map(({ state, payout }) => [state, payout])).toEqual([
    ['refunded', '10.00'],
    ['won', '990.00'],
    ['refunded', '27.00'],
  ]);
  expect(await table.ledger.total(accounts.drawStakes(draw.id), 'BDT')).toBe(0n);
});

test('a whole draw becomes void with a reason and every stake is refunded; after the result this is refused', async () => {
  const player = await table.member('100.00');
  const draw = await anOpenDraw();
  await placed(player, draw, [['de-db:13', '10.00']]);
  const voided = await table.lottery.admin.voidDraw(olga, {
    drawId: draw.id,
    reason: 'No draw over Tet.',
  });
  expect(voided).toMatchObject({
    value: { draw: { state: 'void' }, voidReason: 'No draw over Tet.' },
  });
  await table.lottery.settlement.settleAll();
  expect(await table.balance(player)).toBe('100.00');
  expect(
    await table.lottery.admin.voidDraw(olga, { drawId: draw.id, reason: 'again' }),
  ).toMatchObject({ code: 'already-decided' });
  expect(await enter(olga, draw, north)).toMatchObject({ code: 'draw-not-held' });
});

test('operators’ actions on draws are in the audit trail', async () => {
  const actions = await table.core.db.read
    .selectFrom('audit_entries')
    .select(['action', 'operator'])
    .where('action', 'like', 'draw.%')
    .execute();
  expect(new Set(actions.map(({ action }) => action))).toEqual(
    new Set(['draw.result-entered', 'draw.result-agreed', 'draw.voided']),
  );
  expect(new Set(actions.map(({ operator }) => operator))).toEqual(new Set(['olga', 'ivan']));
});

test('the admin list shows every draw of a queue once, page by page, also draws of the same time', async () => {
  const { admin } = table.lottery;
  for (const queue of ['coming', 'closed'] as const) {
    const all = await admin.draws({ queue, limit: 100 });
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const asked = { queue, limit: 2, ...(before === null ? {} : { before }) };
      expect(callSchemas.adminDraws.input.safeParse(asked)).toMatchObject({ success: true });
      const page = await admin.draws(asked);
      seen.push(...page.rows.map(({ draw }) => draw.id));
      before = page.next;
    } while (before !== null);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual(all.rows.map(({ draw }) => draw.id));
    const outside = await admin.draws({ queue, origin: 'outside', limit: 100 });
    const isOutside = all.rows.filter(({ origin }) => origin === 'outside');
    expect(isOutside.length).toBeGreaterThan(0);
    expect(outside.rows).toEqual(isOutside);
  }
});

/** A source of results on this machine. */
async function aSource(name: string, prizes: () => readonly EnteredPrize[] | null) {
  const server = createServer((_, response) => {
    const drawnPrizes = prizes();
    const body = {
      prizes: Object.fromEntries((drawnPrizes ?? []).map((one) => [one.prize, one.numbers])),
    };
    response.writeHead(drawnPrizes ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing(() => new Promise<void>((closed) => server.close(() => closed())));
  return { name, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('two sources that agree make a result; one source, or two that differ, do not', async () => {
  let second: readonly EnteredPrize[] | null = null;
  const resultSources = [await aSource('vn-a', () => north), await aSource('vn-b', () => second)];
  const own = await lotteryTable(
    {},
    { games: ['vn-mb'], config: { outside: { ...testConfig().outside, resultSources } } },
  );
  const draw = await anOpenDraw(own);
  await own.lottery.resultSources.askAll();
  await held(draw, own);
  await own.lottery.resultSources.askAll();
  second = changed('p7', ['26', '09', '06', '65']);
  await own.lottery.resultSources.askAll();
  expect((await own.draw(draw.id)).state).toBe('drawing');
  second = north;
  await own.lottery.resultSources.askAll();
  expect((await own.draw(draw.id)).state).toBe('resulted');
  const record = await own.lottery.record(draw.id);
  expect(record).toMatchObject({
    value: { proof: null, origin: 'outside', results: [{ agreedBy: 'two-sources', version: 1 }] },
  });
  await own.lottery.resultSources.askAll();
  expect((await own.draw(draw.id)).result_version).toBe(1);
});
