import { aNode, aStream, isReady, never, until } from '../../testing/live-nodes.ts';
import { testCore, type TestCore } from '../../testing/index.ts';
import { openFilesAtMost } from '../../http/open-files.ts';
import { boundsFor } from './index.ts';

const bounds = { total: 12, visitors: 8, perAddress: 3, perNetwork: 5, perMember: 2 };
const browser = { accept: 'text/event-stream' };
const from = (ip: string, more: Record<string, string> = {}) => ({
  'x-forwarded-for': ip,
  ...more,
});

let core: TestCore;
beforeAll(async () => {
  core = await testCore();
});

const node = () => aNode(core, never, bounds);

async function open(address: string, headers: Record<string, string>, times: number) {
  const streams = await Promise.all(Array.from({ length: times }, () => aStream(address, headers)));
  return streams;
}

const taken = (streams: readonly { text: string; status?: number | undefined }[]) =>
  streams.filter((stream) => isReady(stream)()).length;

test('an address has a maximum of visitor streams, and a refused stream gets the time to retry', async () => {
  const { address } = await node();
  const held = await open(address, from('203.0.113.7'), 3);
  await until(() => taken(held) === 3);
  const refused = await aStream(address, from('203.0.113.7'));
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
  const page = await aStream(address, from('203.0.113.7', browser));
  await until(() => page.isEnded);
  expect(page.text).toMatch(/^retry: 30000\nevent: refused\ndata: .*"retryAfterS":30/);
  const neighbour = await aStream(address, from('203.0.113.8'));
  await until(isReady(neighbour));
});

test('a stream that ends frees its place', async () => {
  const { address, live } = await node();
  const held = await open(address, from('203.0.113.7'), 3);
  await until(() => taken(held) === 3);
  held[0]?.close();
  await until(() => live.hub.size === 2);
  const next = await aStream(address, from('203.0.113.7'));
  await until(isReady(next));
});

test('a network is limited too, and an IPv6 /64 counts as one address', async () => {
  const { address } = await node();
  const one = await open(address, from('203.0.113.7'), 3);
  const two = await open(address, from('203.0.113.9'), 3);
  const statuses = [...one, ...two].map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  const six = [1, 2, 3, 4].map((host) => aStream(address, from(`2001:db8:1:2::${host}`)));
  const open6 = (await Promise.all(six)).filter(({ status }) => status === 200);
  expect(open6).toHaveLength(3);
});

test('members behind one carrier’s address are not limited by it, only each by their own limit', async () => {
  const { address, live } = await node();
  await open(address, from('203.0.113.7'), 3);
  const members = ['rahim', 'karim', 'mina', 'lucia'].map((name) =>
    aStream(address, from('203.0.113.7', { 'x-member': name })),
  );
  const open4 = await Promise.all(members);
  await until(() => taken(open4) === 4);
  const [oldest] = open4;
  const again = await open(address, from('203.0.113.7', { 'x-member': 'rahim' }), 2);
  await until(() => taken(again) === 2 && oldest?.isEnded === true);
  expect(live.hub.size).toBe(8);
});

test('trial accounts are limited like visitors: an address gets no more streams by opening many', async () => {
  const { address } = await node();
  const trial = (name: string) => from('203.0.113.7', { 'x-member': name, 'x-trial': 'yes' });
  const names = ['one', 'two', 'three', 'four'];
  const streams = await Promise.all(names.map((name) => aStream(address, trial(name))));
  expect(streams.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(streams.filter(({ status }) => status === 429)).toHaveLength(1);
});

test('visitors leave room for members, and all streams leave room for the rest of the site', async () => {
  const { address } = await node();
  for (const network of [1, 2, 3, 4]) await open(address, from(`198.51.${network}.1`), 3);
  expect((await aStream(address, from('192.0.2.1'))).status).toBe(503);
  for (const name of ['rahim', 'karim', 'mina', 'lucia'])
    expect((await aStream(address, from('192.0.2.1', { 'x-member': name }))).status).toBe(200);
  const last = await aStream(address, from('192.0.2.1', { 'x-member': 'nadia' }));
  expect([last.status, last.headers['retry-after']]).toEqual([503, '60']);
});

test('a live stream has the security headers of every answer', async () => {
  const { address } = await node();
  const { headers } = await aStream(address, from('203.0.113.7'));
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'content-type': 'text/event-stream; charset=utf-8',
  });
});

test('the limits leave descriptors for the rest, however few there are', () => {
  const files = openFilesAtMost();
  expect(files).toBeGreaterThanOrEqual(256);
  expect(boundsFor(files).total).toBeLessThanOrEqual(files * 0.6);
  expect(boundsFor(1_024)).toMatchObject({ total: 614, visitors: 307 });
  expect(boundsFor(Infinity).total).toBe(20_000);
});
