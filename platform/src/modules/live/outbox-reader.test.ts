import type { Tx } from '../../core.ts';
import { testCore, type TestCore } from '../../testing/index.ts';
import { createLive, readNextEvents, type Live } from './index.ts';

let core: TestCore;
let live: Live;
beforeEach(async () => {
  core = await testCore();
  live = createLive(core);
});

const send = (tx: Tx, brand: string) => live.publish(tx, 'site.changed', { brand }, { brand });
const next = (reader: string) =>
  core.db.transaction(async (tx) => {
    const { events } = await readNextEvents(tx, reader, core.clock.now());
    return events.map(({ audience }) => audience.replace('brand:', ''));
  });

test('a reader starts with the next event, and reads each event once', async () => {
  await core.db.transaction((tx) => send(tx, 'before'));
  expect(await next('one')).toEqual([]);
  await core.db.transaction((tx) => send(tx, 'first'));
  await core.db.transaction((tx) => send(tx, 'second'));
  expect(await next('one')).toEqual(['first', 'second']);
  expect(await next('one')).toEqual([]);
});

test('events read in a failed transaction are read again', async () => {
  await next('one');
  await core.db.transaction((tx) => send(tx, 'first'));
  const failing = core.db.transaction(async (tx) => {
    await readNextEvents(tx, 'one', core.clock.now());
    throw new Error('the position was not stored');
  });
  await expect(failing).rejects.toThrow('the position was not stored');
  expect(await next('one')).toEqual(['first']);
});

test('an event that was written before another and committed after it is not missed', async () => {
  await next('one');
  await core.db.transaction(async (slow) => {
    await send(slow, 'slow');
    await core.db.transaction((tx) => send(tx, 'quick'));
    expect(await next('one')).toEqual(['quick']);
  });
  expect(await next('one')).toEqual(['slow']);
  expect(await next('one')).toEqual([]);
});

test('two concurrent reads of one reader share the events, and each reader has its own position', async () => {
  await Promise.all([next('one'), next('two')]);
  await core.db.transaction((tx) => send(tx, 'first'));
  const both = await Promise.all([next('one'), next('one')]);
  expect(both.flat()).toEqual(['first']);
  expect(await next('two')).toEqual(['first']);
});
