import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkDraw, type DrawId } from '@croupier/contracts';
import { isSigned, quicknet, timeOfRound } from '@croupier/contracts/quicknet';
import { closing, testConfig } from '../../testing/index.ts';
import { lotteryTable, type LotteryTable } from '../../testing/lottery-table.ts';
import { addDraws } from './draw.store.ts';

/** Rounds of quicknet as the League of Entropy published them. */
const recorded: Readonly<Record<number, string>> = {
  1000: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  1001: 'b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41',
};

type Answer = (round: number) => { status: number; body: unknown };

const honest: Answer = (round) => ({
  status: 200,
  body: { round, signature: recorded[round] ?? '' },
});
const lying: Answer = (round) => ({ status: 200, body: { round, signature: recorded[1000] } });
const silent: Answer = () => ({ status: 503, body: {} });

/** A relay on this machine whose answer can be changed. */
async function aRelay(first: Answer) {
  const relay = { answer: first, asked: [] as string[], url: '' };
  const listener: RequestListener = (request, response) => {
    relay.asked.push(request.url ?? '');
    const { status, body } = relay.answer(Number(request.url?.split('/').at(-1)));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing(() => new Promise<void>((closed) => server.close(() => closed())));
  relay.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return relay;
}

async function aTable(relays: readonly { url: string }[]): Promise<LotteryTable> {
  const drandRelays = relays.map(({ url }) => url);
  return lotteryTable(
    {},
    { games: ['k3-1m'], config: { outside: { ...testConfig().outside, drandRelays } } },
  );
}

/** A draw that is bound to round 1001, the first one after its lock. */
async function aDrawOfRound1001({ core, lottery, draw }: LotteryTable) {
  const locksAt = new Date(timeOfRound(1001).getTime() - 2_000);
  const opensAt = new Date(locksAt.getTime() - 30_000);
  const drawsAt = new Date(locksAt.getTime() + 8_000);
  core.clock.set(opensAt);
  const id: DrawId = core.ids.next('drw');
  await core.db.transaction((tx) =>
    addDraws(tx, [
      {
        id,
        game_id: 'k3-1m',
        numero: '20230823-0960',
        origin: 'draw-v1',
        opens_at: opensAt,
        locks_at: locksAt,
        draws_at: drawsAt,
      },
    ]),
  );
  await lottery.draws.advance(1n);
  return draw(id);
}

test('a draw is bound to the first round after its lock, and the League’s published value decides its numbers', async () => {
  const relay = await aRelay(honest);
  const table = await aTable([relay]);
  const opened = await aDrawOfRound1001(table);
  expect(opened).toMatchObject({ state: 'open', beacon_source: 'quicknet', beacon_round: 1001 });
  expect(relay.asked).toEqual([]);
  const drawn = await table.drawNow(opened);
  expect(drawn.state).toBe('resulted');
  expect(relay.asked).toEqual([`/${quicknet.chainHash}/public/1001`]);

  const proof = await table.lottery.proof(opened.id);
  if (!proof.ok) throw new Error(proof.code);
  expect(proof.value.beacon).toMatchObject({ source: 'quicknet', signature: recorded[1001] });
  expect(await checkDraw(proof.value, isSigned)).toMatchObject({
    isFair: true,
    drawn: drawn.result,
  });
  const { beacon } = proof.value;
  if (!beacon) throw new Error('the proof has no beacon');
  const forged = { ...proof.value, beacon: { ...beacon, signature: recorded[1000] ?? '' } };
  expect(await checkDraw(forged, isSigned)).toMatchObject({ isBeaconKept: false, isFair: false });
});

test('a relay with a wrong value and one that is down change nothing while another one answers correctly', async () => {
  const table = await aTable([await aRelay(lying), await aRelay(silent), await aRelay(honest)]);
  const drawn = await table.drawNow(await aDrawOfRound1001(table));
  expect(drawn).toMatchObject({ state: 'resulted', beacon_signature: recorded[1001] });
});

test('while no relay answers right the draw waits, and it takes the value when one does', async () => {
  const relay = await aRelay(lying);
  const table = await aTable([relay]);
  const opened = await aDrawOfRound1001(table);
  expect((await table.drawNow(opened)).state).toBe('drawing');
  relay.answer = silent;
  table.core.clock.advance(60_000);
  await table.lottery.draws.advance(1n);
  expect(await table.draw(opened.id)).toMatchObject({ state: 'drawing', result: null });
  relay.answer = honest;
  await table.lottery.draws.advance(1n);
  expect((await table.draw(opened.id)).state).toBe('resulted');
});

test('a draw that is bound to drand becomes void when drand stays away; the platform’s chain never replaces it', async () => {
  const table = await aTable([await aRelay(silent)]);
  const player = await table.member('100.00');
  const opened = await aDrawOfRound1001(table);
  await table.bet(player, opened, [['two-sided:big', '10.00']]);
  const { databaseUrl } = table.core.config;
  const other = await lotteryTable({}, { games: ['k3-1m'], url: databaseUrl });
  await other.lottery.draws.schedule();
  other.core.clock.set(new Date(opened.draws_at.getTime() + 121_000));
  await other.lottery.draws.advance(2n);
  expect(await other.draw(opened.id)).toMatchObject({
    state: 'void',
    void_reason: 'beacon-missing',
    result: null,
  });
  await other.lottery.settlement.settleAll();
  expect(await table.balance(player)).toBe('100.00');
});
