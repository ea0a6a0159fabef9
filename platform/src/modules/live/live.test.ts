import type { MemberId } from '@croupier/contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { aNode, aStream, brandsIn, isReady, notify, until } from '../../testing/live-nodes.ts';
import { testCore, type TestCore } from '../../testing/index.ts';
import { liveJobs, type LiveService } from './index.ts';

const idsIn = (text: string) => [...text.matchAll(/^id: (.+)$/gm)].map(([, id]) => id ?? '');

/** A transaction that has written its event and commits when the test releases it. */
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

test('an event reaches its audience as soon as it is committed', async () => {
  const { live, address } = await aNode(core);
  const rahim = await aStream(address, { 'x-member': 'rahim' });
  const visitor = await aStream(address);
  const elsewhere = await aStream(address, { 'x-brand': 'verano' });
  await until(() => [rahim, visitor, elsewhere].every((stream) => isReady(stream)()));
  await notify(core, live, 'for rahim', { member: 'mem_rahim' as MemberId });
  await notify(core, live, 'for padma', { brand: 'padma' });
  await notify(core, live, 'for all');
  await until(() => [rahim, visitor, elsewhere].every(({ text }) => text.includes('for all')));
  expect(brandsIn(rahim.text)).toEqual(['for rahim', 'for padma', 'for all']);
  expect(brandsIn(visitor.text)).toEqual(['for padma', 'for all']);
  expect(brandsIn(elsewhere.text)).toEqual(['for all']);
  expect(rahim.text).toMatch(
    /event: site\.changed\nid: \d+(-[\d.]+)?\ndata: \{"brand": "for rahim"\}\n\n/,
  );
});

test('an event of a rolled back transaction is never sent', async () => {
  const { live, address } = await aNode(core);
  const stream = await aStream(address);
  await until(isReady(stream));
  const work = core.db.transaction(async (tx) => {
    await live.publish(tx, 'site.changed', 'everybody', { brand: 'undone' });
    throw new Error('undo');
  });
  await expect(work).rejects.toThrow('undo');
  await notify(core, live, 'done');
  await until(() => stream.text.includes('done"'));
  expect(brandsIn(stream.text)).toEqual(['done']);
});

test('an event of a late commit is sent late, also to a reconnecting visitor', async () => {
  const { live, address } = await aNode(core);
  const stream = await aStream(address);
  await until(isReady(stream));
  const { slow, commit } = await aSlowTransaction(live);
  await notify(core, live, 'fast');
  await until(() => stream.text.includes('fast'));
  const lastEventId = idsIn(stream.text).at(-1) ?? '';
  stream.close();
  commit();
  await slow;
  const back = await aStream(address, { 'last-event-id': lastEventId });
  await until(() => back.text.includes('slow'));
  expect(brandsIn(back.text)).toEqual(['slow']);
});

test('an open stream gets a late event once', async () => {
  const { live, address } = await aNode(core);
  const stream = await aStream(address);
  await until(isReady(stream));
  const { slow, commit } = await aSlowTransaction(live);
  await notify(core, live, 'fast');
  await until(() => stream.text.includes('fast'));
  commit();
  await slow;
  await notify(core, live, 'last');
  await until(() => stream.text.includes('last'));
  expect(brandsIn(stream.text)).toEqual(['fast', 'slow', 'last']);
});

test('a visitor who reconnects with the last id gets the missed events once, then new ones', async () => {
  const { live, address } = await aNode(core);
  const stream = await aStream(address, { 'x-member': 'rahim' });
  await until(isReady(stream));
  await notify(core, live, 'seen');
  await until(() => stream.text.includes('seen'));
  stream.close();
  await notify(core, live, 'missed', { member: 'mem_rahim' as MemberId });
  await notify(core, live, 'not for rahim', { member: 'mem_lucia' as MemberId });
  const last = idsIn(stream.text).at(-1) ?? '';
  const back = await aStream(address, { 'x-member': 'rahim', 'last-event-id': last });
  const page = await aStream(address, { 'x-member': 'rahim' }, `?last-event-id=${last}`);
  await notify(core, live, 'new');
  await until(() => [back, page].every(({ text }) => text.includes('new')));
  expect(brandsIn(back.text)).toEqual(['missed', 'new']);
  expect(brandsIn(page.text)).toEqual(['missed', 'new']);
});

test('a visitor who reconnects with only the start id misses nothing either', async () => {
  const { live, address } = await aNode(core);
  const stream = await aStream(address);
  await until(isReady(stream));
  expect(stream.text).toMatch(/event: joined\nid: \d+(-[\d.]+)?\ndata: \{\}\n\n/);
  stream.close();
  await notify(core, live, 'missed');
  const back = await aStream(address, {}, `?last-event-id=${idsIn(stream.text).at(-1) ?? ''}`);
  await until(() => back.text.includes('missed'));
});

test('a stream that begins at the id of its page gets what happened before it opened', async () => {
  const { live, address } = await aNode(core);
  await notify(core, live, 'before the page');
  await until(() => live.lastEventId() !== null);
  const before = await aStream(address);
  await until(isReady(before));
  const page = live.lastEventId() ?? '';
  await notify(core, live, 'between the page and its stream');
  const stream = await aStream(address, {}, `?last-event-id=${page}`);
  await until(() => stream.text.includes('between'));
  expect(brandsIn(stream.text)).toEqual(['between the page and its stream']);
});

test('another process learns of a commit long before its next poll', async () => {
  const here = await aNode(core);
  const there = await aNode(core);
  const stream = await aStream(there.address);
  await until(isReady(stream));
  await notify(core, here.live, 'from afar');
  await until(() => stream.text.includes('from afar'));
});

test('without wake-ups the poll finds the event', async () => {
  const { address } = await aNode(core, 50);
  const stream = await aStream(address);
  await until(isReady(stream));
  await sql`INSERT INTO live_event (topic, audience, payload) VALUES ('site.changed', 'everybody', '{"brand":"polled"}')`.execute(
    core.db.read,
  );
  await until(() => stream.text.includes('polled'));
});

test('the ninth stream of a member replaces the first', async () => {
  const { live, address } = await aNode(core);
  const streams: Awaited<ReturnType<typeof aStream>>[] = [];
  for (let count = 0; count < 9; count++)
    streams.push(await aStream(address, { 'x-member': 'rahim' }));
  await until(() => streams[0]?.isEnded ?? false);
  expect(streams.filter(({ isEnded }) => isEnded)).toHaveLength(1);
  expect(live.hub.size).toBe(8);
});

test('a stream that its visitor closed is removed', async () => {
  const { live, address } = await aNode(core);
  const stream = await aStream(address);
  await until(() => live.hub.size === 1);
  stream.close();
  await until(() => live.hub.size === 0);
});

test('a visitor who reads too slowly is disconnected, and the others get everything', async () => {
  const { live } = await aNode(core);
  const got: string[] = [];
  let isClosed = false;
  const slow = {
    write: (text: string) => !text.includes('flood'),
    close: () => void (isClosed = true),
  };
  const quick = { write: (text: string) => got.push(text) > 0, close: () => undefined };
  for (const outlet of [slow, quick])
    live.hub.join({
      outlet,
      brand: 'padma',
      member: null,
      isTrial: false,
      ip: '127.0.0.1',
      lastEventId: null,
    });
  await notify(core, live, 'flood');
  await until(() => got.join('').includes('flood'));
  expect({ isClosed, size: live.hub.size }).toEqual({ isClosed: true, size: 1 });
});

test('every stream gets heartbeats', async () => {
  const { live, address } = await aNode(core);
  const stream = await aStream(address);
  await until(isReady(stream));
  live.hub.sendHeartbeat();
  await until(() => stream.text.endsWith(': \n\n'));
});

test('draining ends the streams without waiting for them', async () => {
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
