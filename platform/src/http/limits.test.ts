import { calls } from '@croupier/contracts';
import type { Redis } from 'ioredis';
import pino from 'pino';
import { connectRedis } from '../redis/index.ts';
import { testRedis, testWithRedis } from '../testing/test-redis.ts';
import { createLimits, type Limit, type Limits } from './limits.ts';
import type { AnyCall } from './routes.ts';

const rules: ReadonlyMap<AnyCall, Limit> = new Map<AnyCall, Limit>([
  [calls.login, { perAddress: 3, perAccount: 2, account: 'username' }],
]);
const aNode = (redis: Redis | null) => createLimits(redis, rules);
const fromHome = (limits: Limits) => limits.of(calls.login)?.address('10.0.0.1');
const asRahim = (limits: Limits) =>
  limits.of(calls.login)?.account('padma', { username: ' Rahim ' });

async function ready(redis: Redis): Promise<Redis> {
  if (redis.status !== 'ready') await new Promise<void>((on) => redis.once('ready', () => on()));
  return redis;
}

test('one node without Redis counts by address and by account', async () => {
  const node = aNode(null);
  expect([await fromHome(node), await fromHome(node), await fromHome(node)]).toEqual([0, 0, 0]);
  expect(await fromHome(node)).toBeGreaterThan(0);
  expect([await asRahim(node), await asRahim(node)]).toEqual([0, 0]);
  expect(await asRahim(node)).toBeGreaterThan(0);
  expect(await node.of(calls.login)?.account('verano', { username: 'rahim' })).toBe(0);
  expect(node.of(calls.logout)).toBeNull();
});

testWithRedis('several nodes count together', async () => {
  const redis = await testRedis();
  const here = aNode(await ready(redis.connect()));
  const there = aNode(await ready(redis.connect()));
  expect([await fromHome(here), await fromHome(there), await fromHome(here)]).toEqual([0, 0, 0]);
  expect(await fromHome(there)).toBeGreaterThan(0);
  expect([await asRahim(here), await asRahim(there)]).toEqual([0, 0]);
  expect(await asRahim(here)).toBeGreaterThan(0);
});

testWithRedis(
  'while Redis is away a node counts for itself, and together again after',
  async () => {
    const redis = await testRedis();
    const connection = await ready(redis.connect());
    const here = aNode(connection);
    const there = aNode(await ready(redis.connect()));
    await redis.kill();
    expect([await fromHome(here), await fromHome(here), await fromHome(here)]).toEqual([0, 0, 0]);
    expect(await fromHome(here)).toBeGreaterThan(0);
    expect(await fromHome(there)).toBe(0);
    await redis.start();
    await ready(connection);
    expect(await fromHome(here)).toBe(0);
  },
);

testWithRedis('a Redis that hangs holds nobody up, and no call fails', async () => {
  const redis = await testRedis();
  const node = aNode(await ready(redis.connect()));
  redis.freeze();
  expect([await fromHome(node), await fromHome(node), await fromHome(node)]).toEqual([0, 0, 0]);
  expect(await fromHome(node)).toBeGreaterThan(0);
});

test('a node that starts without its Redis serves requests', async () => {
  const warned: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void warned.push(line) });
  const redis = connectRedis('redis://:hidden@127.0.0.1:1', log);
  expect(await fromHome(aNode(redis))).toBe(0);
  await new Promise<void>((on) => redis.once('reconnecting', () => on()));
  redis.disconnect();
  expect(warned.join('')).toContain('check REDIS_URL');
  expect(warned.join('')).not.toContain('hidden');
});

const registering: ReadonlyMap<AnyCall, Limit> = new Map<AnyCall, Limit>([
  [
    calls.register,
    {
      perAddress: 300,
      perAccount: 60,
      account: 'username',
      refusals: { 'username-taken': 2, 'wrong-captcha': 3 },
    },
  ],
]);

test('what an attack tries again and again is counted by its reason, a mistyped field is not', async () => {
  const limit = createLimits(null, registering).of(calls.register);
  if (!limit) throw new Error('registrations have no limit');
  const address = () => limit.address('10.0.0.1');
  for (let time = 0; time < 50; time++) await limit.refused('10.0.0.1', 'invalid-input');
  expect(await address()).toBe(0);
  await limit.refused('10.0.0.1', 'username-taken');
  await limit.refused('10.0.0.1', 'wrong-captcha');
  expect(await address()).toBe(0);
  await limit.refused('10.0.0.1', 'username-taken');
  expect(await address()).toBeGreaterThan(0);
  expect(await limit.address('10.0.0.2')).toBe(0);
});

testWithRedis('refusals are counted by all nodes together', async () => {
  const redis = await testRedis();
  const here = createLimits(await ready(redis.connect()), registering).of(calls.register);
  const there = createLimits(await ready(redis.connect()), registering).of(calls.register);
  await here?.refused('10.0.0.1', 'username-taken');
  await there?.refused('10.0.0.1', 'username-taken');
  expect(await here?.address('10.0.0.1')).toBeGreaterThan(0);
});
