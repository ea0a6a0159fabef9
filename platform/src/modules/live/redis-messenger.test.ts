import { testCore, type TestCore } from '../../testing/index.ts';
import { testRedis, testWithRedis, type TestRedis } from '../../testing/test-redis.ts';
import {
  aNode,
  aStream,
  brandsIn,
  isReady,
  never,
  notify,
  until,
} from '../../testing/live-nodes.ts';

const often = 50;

/** Two nodes with one database and one Redis, and a stream served by the second node. */
async function twoNodes(redis: TestRedis, pollMs: number) {
  const core = await testCore({ redis: redis.connect() });
  const second: TestCore = { ...core, redis: redis.connect() };
  const here = await aNode(core, pollMs);
  const there = await aNode(second, pollMs);
  const stream = await aStream(there.address);
  await until(isReady(stream));
  await until(() => core.redis?.status === 'ready' && second.redis?.status === 'ready');
  return { core, here, stream };
}

testWithRedis('Redis notifies another node of a commit, long before its next poll', async () => {
  const { core, here, stream } = await twoNodes(await testRedis(), never);
  await notify(core, here.live, 'from afar');
  await until(() => stream.text.includes('from afar'));
  // The subscription is active by now: this event was not found by the initial read.
  await notify(core, here.live, 'again');
  await until(() => stream.text.includes('again'));
});

testWithRedis('what was committed while Redis was away is found when it is back', async () => {
  const redis = await testRedis();
  const { core, here, stream } = await twoNodes(redis, never);
  await redis.kill();
  await notify(core, here.live, 'while away');
  await redis.start();
  await until(() => stream.text.includes('while away'));
  await until(() => core.redis?.status === 'ready');
  await notify(core, here.live, 'after');
  await until(() => stream.text.includes('after'));
  expect(brandsIn(stream.text)).toEqual(['while away', 'after']);
});

testWithRedis('while Redis is away the poll finds it', async () => {
  const redis = await testRedis();
  const { core, here, stream } = await twoNodes(redis, often);
  await redis.kill();
  await notify(core, here.live, 'polled');
  await until(() => stream.text.includes('polled'));
});
