import { testCore } from '../../testing/index.ts';
import { sealed } from '../../testing/test-site.ts';
import { createSealing } from './index.ts';

const hour = 60 * 60_000;
const body = { password: 'secret words' };

async function twoNodes() {
  const core = await testCore();
  const other = await testCore({ url: core.config.databaseUrl, clock: core.clock });
  return { core, one: createSealing(core), two: createSealing(other) };
}

test('processes that start at once agree on one key', async () => {
  const { core, one, two } = await twoNodes();
  const more = Array.from({ length: 8 }, () => createSealing(core));
  const keys = await Promise.all([one, two, ...more].map((sealing) => sealing.publicKey()));
  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
  expect(await two.open(await sealed(body, await one.publicKey()))).toEqual({
    ok: true,
    value: body,
  });
});

test('after a rotation the old key decrypts during its overlap, then it is stale on every node', async () => {
  const { core, one, two } = await twoNodes();
  const old = await sealed(body, await one.publicKey());
  core.clock.advance(12 * hour);
  await Promise.all([one.rotate(), two.rotate()]);
  const fresh = await one.publicKey();
  expect((await two.publicKey()).kid).toBe(fresh.kid);
  core.clock.advance(hour - 1);
  for (const node of [one, two]) expect(await node.open(old)).toEqual({ ok: true, value: body });
  core.clock.advance(1);
  for (const node of [one, two]) expect(await node.open(old)).toMatchObject({ code: 'stale-seal' });
  await one.rotate();
  core.clock.advance(1);
  await one.rotate();
  const rows = await core.db.read.selectFrom('sealing_keys').select('kid').execute();
  expect(rows).toEqual([{ kid: fresh.kid }]);
});

test('a key that another node has just made decrypts at once', async () => {
  const { core, one, two } = await twoNodes();
  await two.publicKey();
  core.clock.advance(12 * hour);
  await two.publicKey();
  await one.rotate();
  expect(await two.open(await sealed(body, await one.publicKey()))).toMatchObject({ ok: true });
});

test('a key that is not due for rotation is not changed', async () => {
  const { core, one } = await twoNodes();
  const { kid } = await one.publicKey();
  core.clock.advance(12 * hour - 1);
  await one.rotate();
  expect((await one.publicKey()).kid).toBe(kid);
});

test('the database alone decrypts nothing, and another secret starts with a new key', async () => {
  const { core, one } = await twoNodes();
  const key = await one.publicKey();
  const stored = await core.db.read.selectFrom('sealing_keys').selectAll().execute();
  expect(stored.map(({ public_key }) => public_key)).toEqual([key]);
  expect(JSON.stringify(stored)).not.toContain('"d"');
  const stranger = createSealing({
    ...core,
    config: { ...core.config, keysSecret: 'another secret of it' },
  });
  expect(await stranger.open(await sealed(body, key))).toMatchObject({ code: 'stale-seal' });
  expect((await stranger.publicKey()).kid).not.toBe(key.kid);
});

test.each(['', 'a.b', 'a.b.c.d.e', '....'])('%j is refused, not thrown', async (broken) => {
  const { one } = await twoNodes();
  expect(await one.open(broken)).toMatchObject({ code: 'invalid-input' });
});
