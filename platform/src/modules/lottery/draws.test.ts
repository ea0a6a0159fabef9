import { drawV1, sha256Hex } from '@croupier/contracts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lotteryTable, type LotteryTable } from '../../testing/lottery-table.ts';
import { createLocalBeacon, hashed, type Beacon } from './beacon.ts';
import { beaconPatienceMs } from './draws.ts';
import { writeResult } from './draw.store.ts';

let table: LotteryTable;
beforeAll(async () => {
  table = await lotteryTable();
});

async function proofOf(draw: { id: Parameters<LotteryTable['draw']>[0] }) {
  const proof = await table.lottery.proof(draw.id);
  if (!proof.ok) throw new Error(proof.code);
  return proof.value;
}

test('a draw goes its way step by step, and can be drawn again from its proof alone', async () => {
  const draw = await table.openDraw();
  const before = await proofOf(draw);
  expect(before).toMatchObject({
    serverSeed: null,
    external: null,
    beacon: { value: null, previous: null },
  });
  expect(before.commit).toMatch(/^[0-9a-f]{64}$/);
  expect(before.beacon?.chainEnd).toMatch(/^[0-9a-f]{64}$/);

  table.core.clock.set(draw.locks_at);
  await table.lottery.draws.advance(1n);
  expect((await table.draw(draw.id)).state).toBe('locked');
  expect(await proofOf(draw)).toMatchObject({
    serverSeed: null,
    external: null,
    beacon: { value: null },
  });

  const drawn = await table.drawNow(draw);
  expect(drawn.state).toBe('resulted');
  const { serverSeed, external, beacon, family, commit } = await proofOf(draw);
  expect({ commit, chainEnd: beacon?.chainEnd, round: beacon?.round }).toEqual({
    commit: before.commit,
    chainEnd: before.beacon?.chainEnd,
    round: before.beacon?.round,
  });
  expect(await sha256Hex(serverSeed ?? '')).toBe(commit);
  expect(hashed(beacon?.value ?? '', beacon?.round ?? 0)).toBe(beacon?.chainEnd);
  expect(external).toBe(`local:${beacon?.round}:${beacon?.value}`);
  expect(family).toBe('K3');
  expect(
    await drawV1({
      serverSeed: serverSeed ?? '',
      family: 'K3',
      numero: draw.numero,
      external: external ?? '',
    }),
  ).toEqual(drawn.result);
});

test('both games are drawn from one definition, each at its own pace', async () => {
  const brand = { currency: 'BDT' };
  await table.openDraw('k3-3m');
  const tables = await table.lottery.tables(brand);
  expect(tables.map(({ game }) => [game.gameId, game.cadence])).toEqual([
    ['k3-1m', 60],
    ['k3-3m', 180],
  ]);
  expect(await table.lottery.tables({ currency: 'JPY' })).toEqual([]);
});

test('every step taken twice is taken once', async () => {
  const opened = await table.openDraw();
  const { draws } = table.lottery;
  expect(await draws.step({ ...opened, state: 'scheduled' }, 1n)).toBe('scheduled');
  expect((await table.draw(opened.id)).commit_hash).toBe(opened.commit_hash);
  table.core.clock.set(opened.draws_at);
  for (const state of ['open', 'locked', 'drawing'] as const) {
    const row = await table.draw(opened.id);
    expect(row.state).toBe(state);
    await Promise.all([draws.step(row, 1n), draws.step(row, 1n), draws.step(row, 1n)]);
  }
  const resulted = await table.draw(opened.id);
  expect(resulted.state).toBe('resulted');
  await draws.step({ ...resulted, state: 'drawing' }, 1n);
  expect(await table.draw(opened.id)).toEqual(resulted);
});

test('an older holder of the lease changes nothing any more', async () => {
  const own = await lotteryTable();
  const draw = await own.openDraw();
  own.core.clock.set(draw.locks_at);
  await own.lottery.draws.advance(7n);
  const locked = await own.draw(draw.id);
  own.core.clock.set(draw.draws_at);
  expect(await own.lottery.draws.step(locked, 6n)).toBe('locked');
  expect(await own.draw(draw.id)).toEqual(locked);
});

test('draws that were due while nobody ran are taken up where they stood; what never opened is void', async () => {
  const draw = await table.openDraw();
  table.core.clock.advance(10 * 60_000);
  await table.lottery.draws.advance(1n);
  expect((await table.draw(draw.id)).state).toBe('resulted');
  const missed = await table.core.db.read
    .selectFrom('lottery_draw')
    .select('state')
    .where('game_id', '=', 'k3-1m')
    .where('opens_at', '>', draw.opens_at)
    .where('draws_at', '<', table.core.clock.now())
    .execute();
  expect(missed.length).toBeGreaterThan(0);
  expect(new Set(missed.map(({ state }) => state))).toEqual(new Set(['void']));
});

test('the value of a round is not told before its time', async () => {
  const draw = await table.openDraw();
  const beacon = createLocalBeacon(table.core);
  const round = { chain: draw.beacon_chain ?? '', round: draw.beacon_round ?? 0 };
  table.core.clock.set(new Date(draw.draws_at.getTime() - 1));
  expect(await beacon.valueOf(round)).toBeNull();
  table.core.clock.set(draw.draws_at);
  expect(await beacon.valueOf(round)).toMatch(/^[0-9a-f]{64}$/);
});

test('a revealed round tells nothing of a draw that still takes bets', async () => {
  const slow = await table.openDraw('k3-3m');
  const quick = await table.openNow('k3-1m');
  expect(quick.draws_at < slow.draws_at).toBe(true);
  // Hashing goes from later rounds to earlier ones only.
  expect(quick.beacon_round ?? 0).toBeLessThan(slow.beacon_round ?? 0);
});

test('a new chain is published before the old one ends, and follows it without a gap', async () => {
  const own = await lotteryTable();
  const beacon = createLocalBeacon(own.core);
  await beacon.prepare();
  await beacon.prepare();
  own.core.clock.advance(6.5 * 24 * 3_600_000);
  await Promise.all([beacon.prepare(), beacon.prepare()]);
  const chains = await own.core.db.read
    .selectFrom('lottery_beacon_chain')
    .selectAll()
    .orderBy('starts_at')
    .execute();
  expect(chains).toHaveLength(2);
  expect(chains[1]?.starts_at).toEqual(chains[0]?.ends_at);
  expect(chains[1]?.published_at.getTime()).toBeLessThan(chains[0]?.ends_at.getTime() ?? 0);
  expect(
    chains.map(({ secret, length, chain_end }) => hashed(secret, length) === chain_end),
  ).toEqual([true, true]);
});

test('a missing beacon is waited for, then the draw is void; it is never replaced', async () => {
  const silent: Beacon = {
    prepare: () => Promise.resolve(),
    roundAt: async (tx) => {
      const chain = await tx
        .selectFrom('lottery_beacon_chain')
        .select('id')
        .executeTakeFirstOrThrow();
      return { chain: chain.id, round: 1 };
    },
    valueOf: () => Promise.resolve(null),
  };
  const own = await lotteryTable({ beacon: silent });
  await createLocalBeacon(own.core).prepare();
  const draw = await own.openDraw();
  expect((await own.drawNow(draw)).state).toBe('drawing');
  own.core.clock.advance(beaconPatienceMs);
  await own.lottery.draws.advance(1n);
  expect((await own.draw(draw.id)).state).toBe('drawing');
  own.core.clock.advance(1);
  await own.lottery.draws.advance(1n);
  expect(await own.draw(draw.id)).toMatchObject({ state: 'void', result: null });
});

test('a seed that was exchanged after the opening makes the draw void', async () => {
  const draw = await table.openDraw();
  await table.core.db.transaction((tx) =>
    tx
      .updateTable('lottery_server_seed')
      .set({ seed: 'ab'.repeat(32) })
      .where('draw_id', '=', draw.id)
      .execute(),
  );
  expect(await table.drawNow(draw)).toMatchObject({ state: 'void', result: null });
});

test('a result can be written into a draw that is drawing, once, and into no other', async () => {
  const draw = await table.openDraw();
  const wished = { result: [6, 6, 6], beaconValue: 'ab'.repeat(32), fence: 99n };
  const write = () => table.core.db.transaction((tx) => writeResult(tx, draw.id, wished));
  expect(await write()).toBeUndefined();
  const drawn = await table.drawNow(draw);
  expect(await write()).toBeUndefined();
  expect(await table.draw(draw.id)).toEqual(drawn);
});

test('the result is written from one place in the platform', () => {
  const sources = readdirSync(join(__dirname, '../..'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(join(__dirname, '../..', file), 'utf8') }));
  const users = sources.filter(({ text }) =>
    /\bwriteResult\(/.test(text.replace(/function writeResult\(/, '')),
  );
  expect(users.map(({ file }) => file)).toEqual([join('modules', 'lottery', 'draws.ts')]);
  const writers = sources.filter(({ text }) =>
    /updateTable\('lottery_draw'\)|update lottery_draw/i.test(text),
  );
  expect(writers.map(({ file }) => file)).toEqual([join('modules', 'lottery', 'draw.store.ts')]);
});
