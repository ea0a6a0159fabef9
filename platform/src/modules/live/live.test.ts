import type { MemberId } from '@croupier/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { closing, testCore, type TestCore } from '../../testing/index.ts';
import type { Member } from '../identity/index.ts';
import { createLive, liveEndpoints, liveJobs, type LiveService } from './index.ts';

const never = 600_000;

/** One process with its own reader of the outbox, and streams for the members named in `x-member`. */
async function aNode(core: TestCore, pollMs = never) {
  const live = createLive(core, { pollMs });
  const http = Fastify();
  await http.register(
    liveEndpoints(live.hub, {
      resolveBrand: async ({ headers }) =>
        headers['x-brand'] === 'nobody' ? null : String(headers['x-brand'] ?? 'padma'),
      resolveMember: async ({ headers }) =>
        headers['x-member'] ? memberNamed(String(headers['x-member'])) : null,
    }),
  );
  const address = await http.listen({ port: 0, host: '127.0.0.1' });
  await live.start();
  closing(() => http.close());
  closing(() => live.stop());
  return { live, http, address };
}

function memberNamed(name: string): Member {
  const id = `mem_${name}` as MemberId;
  return {
    id,
    account: name,
    nickname: name,
    type: 0,
    brand: 'padma',
    currency: 'BDT',
    lastLoginAt: null,
    token: name,
  };
}

/** An open stream and the text that came on it. Not by fetch: that opens connections ahead, which no server can end. */
async function aStream(address: string, headers: Record<string, string> = {}) {
  const request = get(`${address}/events`, { headers, agent: false });
  const close = () => void request.destroy();
  closing(async () => close());
  request.on('error', () => undefined);
  const [answer]: IncomingMessage[] = await once(request, 'response');
  const stream = { status: answer?.statusCode, text: '', isEnded: false, close };
  answer?.on('data', (chunk) => (stream.text += chunk));
  answer?.on('end', () => (stream.isEnded = true));
  answer?.on('error', () => undefined);
  return stream;
}

async function until(isTrue: () => boolean, atMostMs = 5_000): Promise<void> {
  const giveUpAt = Date.now() + atMostMs;
  while (!isTrue()) {
    if (Date.now() > giveUpAt) throw new Error('it did not come to pass');
    await pause(5);
  }
}

const idsIn = (text: string) => [...text.matchAll(/^id: (.+)$/gm)].map(([, id]) => id ?? '');
const brandsIn = (text: string) =>
  [...text.matchAll(/"brand": ?"([^"]+)"/g)].map(([, brand]) => brand);
const isReady = (stream: { text: string }) => () => /^id: /m.test(stream.text);

function tell(
  core: TestCore,
  live: LiveService,
  name: string,
  audience: Parameters<LiveService['publish']>[2] = 'everybody',
) {
  return core.db.transaction((tx) => live.publish(tx, 'site.changed', audience, { brand: name }));
}

/** A transaction that has written its event and commits when the test says so. */
async function aSlowTransaction(
  live: LiveService,
): Promise<{ slow: Promise<void>; commit: () => void }> {
  return new Promise((resolve) => {
    const slow: Promise<void> = core.db.transaction(async (tx) => {
      await live.publish(tx, 'site.changed', 'everybody', { brand: 'slow' });
      await new Promise<void>((commit) => resolve({ slow: later(), commit }));
    });
    const later = () => slow;
  });
}

let core: TestCore;
beforeAll(async () => {
  core = await testCore();
});

test('an event reaches whom it is for, as soon as it is committed', async () => {
  const { live, address } = await aNode(core);
  const rahim = await aStream(address, { 'x-member': 'rahim' });
  const visitor = await aStream(address);
  const elsewhere = await aStream(address, { 'x-brand': 'verano' });
  await until(() => [rahim, visitor, elsewhere].every((stream) => isReady(stream)()));
  await tell(core, live, 'for rahim', { member: 'mem_rahim' as MemberId });
  await tell(core, live, 'for padma', { brand: 'padma' });
  await tell(core, live, 'for all');
  await until(() => [rahim, visitor, elsewhere].every(({ text }) => text.includes('for all')));
  expect(brandsIn(rahim.text)).toEqual(['for rahim', 'for padma', 'for all']);
  expect(brandsIn(visitor.text)).toEqual(['for padma', 'for all']);
  expect(brandsIn(elsewhere.text)).toEqual(['for all']);
  expect(rahim.text).toMatch(
    /event: site\.changed\nid: \d+(-[\d.]+)?\ndata: \{"brand": "for rahim"\}\n\n/,
  );
});

test('what is rolled back is never told', async () => {
  const { live, address } = await aNode(core);
  const stream = await aStream(address);
  await until(isReady(stream));
  const work = core.db.transaction(async (tx) => {
    await live.publish(tx, 'site.changed', 'everybody', { brand: 'undone' });
    throw new Error('undo');
  });
  await expect(work).rejects.toThrow('undo');
  await tell(core, live, 'done');
  await until(() => stream.text.includes('done"'));
  expect(brandsIn(stream.text)).toEqual(['done']);
});

test('an event whose transaction commits late is told late, and to one who comes back, too', async () => {
  const { live, address } = await aNode(core);
  const stream = await aStream(address);
  await until(isReady(stream));
  const { slow, commit } = await aSlowTransaction(live);
  await tell(core, live, 'fast');
  await until(() => stream.text.includes('fast'));
  const lastEventId = idsIn(stream.text).at(-1) ?? '';
  stream.close();
  commit();
  await slow;
  const back = await aStream(address, { 'last-event-id': lastEventId });
  await until(() => back.text.includes('slow'));
  expect(brandsIn(back.text)).toEqual(['slow']);
});

test('an open stream gets the late one once', async () => {
  const { live, address } = await aNode(core);
  const stream = await aStream(address);
  await until(isReady(stream));
  const { slow, commit } = await aSlowTransaction(live);
  await tell(core, live, 'fast');
  await until(() => stream.text.includes('fast'));
  commit();
  await slow;
  await tell(core, live, 'last');
  await until(() => stream.text.includes('last'));
  expect(brandsIn(stream.text)).toEqual(['fast', 'slow', 'last']);
});

test('who comes back with the last id gets what was missed for them, once, and then what is new', async () => {
  const { live, address } = await aNode(core);
  const stream = await aStream(address, { 'x-member': 'rahim' });
  await until(isReady(stream));
  await tell(core, live, 'seen');
  await until(() => stream.text.includes('seen'));
  stream.close();
  await tell(core, live, 'missed', { member: 'mem_rahim' as MemberId });
  await tell(core, live, 'not for rahim', { member: 'mem_lucia' as MemberId });
  const back = await aStream(address, {
    'x-member': 'rahim',
    'last-event-id': idsIn(stream.text).at(-1) ?? '',
  });
  await tell(core, live, 'new');
  await until(() => back.text.includes('new'));
  expect(brandsIn(back.text)).toEqual(['missed', 'new']);
});

test('another process hears of a commit long before it would look', async () => {
  const here = await aNode(core);
  const there = await aNode(core);
  const stream = await aStream(there.address);
  await until(isReady(stream));
  await tell(core, here.live, 'from afar');
  await until(() => stream.text.includes('from afar'), 3_000);
});

test('without any wake-up the poll finds it', async () => {
  const { address } = await aNode(core, 50);
  const stream = await aStream(address);
  await until(isReady(stream));
  await sql`INSERT INTO live_event (topic, audience, payload) VALUES ('site.changed', 'everybody', '{"brand":"polled"}')`.execute(
    core.db.read,
  );
  await until(() => stream.text.includes('polled'));
});

test('the ninth stream of a member takes the place of the first', async () => {
  const { live, address } = await aNode(core);
  const streams: Awaited<ReturnType<typeof aStream>>[] = [];
  for (let count = 0; count < 9; count++)
    streams.push(await aStream(address, { 'x-member': 'rahim' }));
  await until(() => streams[0]?.isEnded ?? false);
  expect(streams.filter(({ isEnded }) => isEnded)).toHaveLength(1);
  expect(live.hub.size).toBe(8);
});

test('a stream that its visitor closed is forgotten', async () => {
  const { live, address } = await aNode(core);
  const stream = await aStream(address);
  await until(() => live.hub.size === 1);
  stream.close();
  await until(() => live.hub.size === 0);
});

test('a visitor who reads too slowly is let go, and the others get everything', async () => {
  const { live } = await aNode(core);
  const got: string[] = [];
  let isClosed = false;
  const slow = {
    write: (text: string) => !text.includes('flood'),
    close: () => void (isClosed = true),
  };
  const quick = { write: (text: string) => got.push(text) > 0, close: () => undefined };
  for (const outlet of [slow, quick])
    live.hub.join({ outlet, brand: 'padma', member: null, lastEventId: null });
  await tell(core, live, 'flood');
  await until(() => got.join('').includes('flood'));
  expect({ isClosed, size: live.hub.size }).toEqual({ isClosed: true, size: 1 });
});

test('a sign of life goes out on every stream', async () => {
  const { live, address } = await aNode(core);
  const stream = await aStream(address);
  await until(isReady(stream));
  live.hub.beat();
  await until(() => stream.text.endsWith(': \n\n'));
});

test('draining ends the streams and does not wait for them', async () => {
  const { http, address }: { http: FastifyInstance; address: string } = await aNode(core);
  const stream = await aStream(address);
  await until(isReady(stream));
  await http.close();
  await until(() => stream.isEnded);
});

test('an unknown host has no stream', async () => {
  const { address } = await aNode(core);
  await expect(aStream(address, { 'x-brand': 'nobody' })).resolves.toMatchObject({ status: 404 });
});

test('old events are pruned, new ones stay', async () => {
  const insert = (brand: string, age: string) =>
    sql`INSERT INTO live_event (topic, audience, payload, created_at)
      VALUES ('site.changed', 'everybody', ${JSON.stringify({ brand })}::jsonb, now() - ${age}::interval)`.execute(
      core.db.read,
    );
  await insert('old', '2 hours');
  await insert('young', '1 minute');
  await liveJobs(core)[0]?.run(1n);
  const left = await sql<{
    brand: string;
  }>`SELECT payload->>'brand' AS brand FROM live_event`.execute(core.db.read);
  const brands = left.rows.map(({ brand }) => brand);
  expect(brands).toContain('young');
  expect(brands).not.toContain('old');
});
