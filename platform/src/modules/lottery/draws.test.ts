import { brokenLink, drawV1, sha256Hex } from '@croupier/contracts';
import { lotteryTable, type LotteryTable } from '../../testing/lottery-table.ts';
import type { Beacon } from './beacon.ts';
import { beaconPatienceMs } from './draw-reveal.ts';
import { createLocalBeacon, hashed } from './local-beacon.ts';
import { writeDrawn } from './result.store.ts';

let table: LotteryTable;
beforeAll(async () => {
  table = await lotteryTable({}, { games: ['k3-1m', 'k3-3m'] });
});

async function proofOf(draw: { id: Parameters<LotteryTable['draw']>[0] }) {
  const proof = await table.lottery.proof(draw.id);
  if (!proof.ok) throw new Error(proof.code);
  return proof.value;
}

test('a draw runs step by step, and its proof alone is enough to compute it again', async () => {
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
  expect(await table.lottery.record(draw.id)).toMatchObject({
    value: { origin: 'draw-v1', proof: await proofOf(draw) },
  });
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

test('a step that runs twice has one effect', async () => {
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

test('a former holder of the lease cannot change anything', async () => {
  const own = await lotteryTable({}, { games: ['k3-1m'] });
  const draw = await own.openDraw();
  own.core.clock.set(draw.locks_at);
  await own.lottery.draws.advance(7n);
  const locked = await own.draw(draw.id);
  own.core.clock.set(draw.draws_at);
  expect(await own.lottery.draws.step(locked, 6n)).toBe('locked');
  expect(await own.draw(draw.id)).toEqual(locked);
});

test('draws that became due while no node ran continue from their state; a draw that never opened becomes void', async () => {
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

test('the value of a round is not published before its time', async () => {
  const draw = await table.openDraw();
  const beacon = createLocalBeacon(table.core);
  const round = {
    source: 'local',
    chain: draw.beacon_chain,
    round: draw.beacon_round ?? 0,
  } as const;
  table.core.clock.set(new Date(draw.draws_at.getTime() - 1));
  expect(await beacon.valueOf(round)).toBeNull();
  table.core.clock.set(draw.draws_at);
  const revealed = await beacon.valueOf(round);
  expect(revealed?.value).toMatch(/^[0-9a-f]{64}$/);
});

test('a published round reveals nothing about a draw that still takes bets', async () => {
  const slow = await table.openDraw('k3-3m');
  const quick = await table.openNow('k3-1m');
  expect(quick.draws_at < slow.draws_at).toBe(true);
  // Hashing goes from later rounds to earlier ones only.
  expect(quick.beacon_round ?? 0).toBeLessThan(slow.beacon_round ?? 0);
});

test('a new chain is published before the old one ends and follows it without a gap', async () => {
  const own = await lotteryTable({}, { games: ['k3-1m'] });
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

test('a draw waits for a missing beacon and then becomes void; the beacon is never replaced', async () => {
  const silent: Beacon = {
    prepare: () => Promise.resolve(),
    roundFor: async (tx) => {
      const chain = await tx
        .selectFrom('lottery_beacon_chain')
        .select('id')
        .executeTakeFirstOrThrow();
      return { source: 'local', chain: chain.id, round: 1 };
    },
    valueOf: () => Promise.resolve(null),
  };
  const own = await lotteryTable({ beacon: silent }, { games: ['k3-1m'] });
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

test('a result can be written once, and only into a draw in state drawing', async () => {
  const draw = await table.openDraw();
  const beacon = { value: 'ab'.repeat(32), signature: null };
  const numbers = { result: [6, 6, 6], beacon, fence: 99n, at: table.core.clock.now() };
  const write = () => table.core.db.transaction((tx) => writeDrawn(tx, draw.id, numbers));
  expect(await write()).toBeUndefined();
  const drawn = await table.drawNow(draw);
  expect(await write()).toBeUndefined();
  expect(await table.draw(draw.id)).toEqual(drawn);
});

test('the commits of a game form one chain, from which no link can be removed', async () => {
  await table.openDraw();
  await table.openDraw();
  const links = await table.lottery.commitChain({ gameId: 'k3-1m' });
  expect(links.length).toBeGreaterThan(2);
  expect(await brokenLink(links)).toBeNull();
  expect(await brokenLink(links.toSpliced(1, 1))).toEqual(links[2]);
  const exchanged = links.map((link, index) =>
    index === 1 ? { ...link, commit: 'cd'.repeat(32) } : link,
  );
  expect(await brokenLink(exchanged)).toEqual(exchanged[1]);
  const newest = links.at(-1);
  expect(await table.lottery.commitChain({ gameId: 'k3-1m', place: links.length - 1 })).toEqual([
    newest,
  ]);
});
