import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls, type OutputOf } from '@croupier/contracts';
import { sql } from 'kysely';
import { aDescription, builtRelease } from '../../testing/built-folders.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let operator: TestBrowser;
beforeAll(async () => {
  site = await testSite();
  await site.app.modules.operators.enrol({ name: 'operator', password: 'Croupier2026!' });
  operator = site.browser();
  operator.token = (
    await operator.call(calls.operatorLogin, { name: 'operator', password: 'Croupier2026!' })
  ).value.token;
});

async function publish(dir: string) {
  const [published] = await site.app.modules.registry.publishFolders([dir]);
  if (!published) throw new Error(`nothing became of ${dir}`);
  return published;
}
const namesOf = async (host: string, node = site) =>
  (await node.browser({ host }).site('/')).modules.map(({ description }) => description.name);

/** A module that is live on the first brand. */
async function live(name: string, version = '1.0.0'): Promise<void> {
  expect(await publish(await builtRelease({ name, version }))).toMatchObject({ ok: true });
  await site.app.modules.registry.placeFirst({ brand: 'padma', module: name, enabled: true });
}

async function cell(
  module: string,
  brand = 'padma',
): Promise<OutputOf<typeof calls.placements>[number]> {
  const { value } = await operator.call(calls.placements, { brand });
  const found = value.find((placement) => placement.module === module);
  if (!found) throw new Error(`no ${module} on the board`);
  return found;
}

const change = (module: string, changes: object, revision: number) =>
  operator.call(calls.placeModule, {
    brand: 'padma',
    module,
    enabled: true,
    version: null,
    note: '',
    revision,
    ...changes,
  });

test('a release is stored once; a repeat changes nothing, other content under its version is refused', async () => {
  const first = await builtRelease({ name: 'mfe-once', version: '1.0.0' });
  expect(await publish(first)).toEqual({
    ok: true,
    name: 'mfe-once',
    version: '1.0.0',
    isNew: true,
  });
  expect(await publish(first)).toEqual({
    ok: true,
    name: 'mfe-once',
    version: '1.0.0',
    isNew: false,
  });
  const other = await builtRelease({ name: 'mfe-once', version: '1.0.0', entry: 'changed()' });
  expect(await publish(other)).toMatchObject({ ok: false, refusals: [{ code: 'version-exists' }] });
});

test('ten processes that publish the same build at once all succeed', async () => {
  const dir = await builtRelease({ name: 'mfe-race' });
  const published = await Promise.all(Array.from({ length: 10 }, () => publish(dir)));
  expect(published.every(({ ok }) => ok)).toBe(true);
  expect(published.filter((one) => one.ok && one.isNew)).toHaveLength(1);
});

test('of two contents published at once under one version, one is released and its files are served', async () => {
  for (let round = 0; round < 5; round++) {
    const name = `mfe-duel${round}`;
    const dirs = await Promise.all(
      ['one()', 'other()'].map((entry) => builtRelease({ name, entry })),
    );
    const published = await Promise.all(dirs.map(publish));
    const winners = dirs.filter((_, at) => published[at]?.ok);
    expect(winners).toHaveLength(1);
    const served = await site
      .browser()
      .request('GET', `/modules/${name}/0.1.0-test/remote-entry.js`);
    expect(served.text).toBe(await readFile(join(winners[0] ?? '', 'remote-entry.js'), 'utf8'));
  }
});

test.each([
  ['a name that is none', { name: 'games' }, /release\.json at name/],
  ['a way out of the folder', { entry: '../../etc/passwd' }, /release\.json at entry/],
  [
    'another contract',
    { description: { ...aDescription('mfe-bad'), contract: '^2.0' } },
    /needs contract \^2\.0/,
  ],
  [
    'a newer contract',
    { description: { ...aDescription('mfe-bad'), contract: '^1.99' } },
    /needs contract \^1\.99/,
  ],
  [
    "another module's description",
    { description: aDescription('mfe-other') },
    /its description of mfe-other/,
  ],
  ['an entry that is not there', { entry: 'nowhere.js' }, /needs nowhere\.js/],
  ['a needed file that is not there', { needs: { page: ['gone.js'] } }, /needs gone\.js/],
] as const)(
  'a release with %s is refused, and nothing of it stays',
  async (_name, manifest, reason) => {
    const dir = await builtRelease({ name: 'mfe-bad', manifest });
    const published = await publish(dir);
    expect(published).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
    const { value } = await operator.call(calls.placements, { brand: 'padma' });
    expect(value.map(({ module }) => module)).not.toContain('mfe-bad');
  },
);

test('a file that differs from the built one is refused', async () => {
  const dir = await builtRelease({ name: 'mfe-tampered' });
  await writeFile(join(dir, 'page.js'), 'steal()');
  expect(await publish(dir)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('build again'),
  });
  expect(await publish(`${dir}/nothing`)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('build it first'),
  });
});

test('the files of a release are served compressed, without expiry, to any origin', async () => {
  const dir = await builtRelease({ name: 'mfe-served', version: '1.2.3' });
  await publish(dir);
  const url = '/modules/mfe-served/1.2.3/remote-entry.js';
  const plain = await site.browser().request('GET', url);
  expect(plain.text).toBe(await readFile(join(dir, 'remote-entry.js'), 'utf8'));
  expect(plain.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    vary: expect.stringContaining('accept-encoding'),
  });
  for (const encoding of ['br', 'gzip']) {
    const packed = await site
      .browser()
      .request('GET', url, { headers: { 'accept-encoding': encoding } });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(Number(packed.headers['content-length'])).toBeLessThan(plain.text.length / 2);
  }
  expect(
    (await site.browser().request('GET', '/modules/mfe-served/1.2.3/page.css')).headers[
      'content-type'
    ],
  ).toContain('text/css');
  for (const path of [
    '/modules/mfe-served/1.2.3/nothing.js',
    '/modules/../../../etc/passwd',
    '/modules/%2e%2e/%2e%2e/package.json',
    '/modules/mfe-served/',
  ]) {
    expect([400, 403, 404]).toContain((await site.browser().request('GET', path)).status);
  }
});

test('a module that is switched off is gone at the next page load, for that brand only, and can be switched on again', async () => {
  await live('mfe-switch');
  await site.app.modules.registry.placeFirst({
    brand: 'verano',
    module: 'mfe-switch',
    enabled: true,
  });
  expect(await namesOf('localhost')).toContain('mfe-switch');

  const off = await change('mfe-switch', { enabled: false, note: 'too loud' }, 0);
  expect(off.value).toMatchObject({ enabled: false, serving: null, revision: 1 });
  expect(await namesOf('localhost')).not.toContain('mfe-switch');
  expect((await site.browser().request('GET', '/switch')).status).toBe(404);
  expect((await site.browser().site('/')).offPaths).toContain('/switch');
  expect(await namesOf('second.localhost')).toContain('mfe-switch');
  expect((await site.browser({ host: 'second.localhost' }).request('GET', '/switch')).status).toBe(
    200,
  );

  await change('mfe-switch', { enabled: true }, 1);
  expect(await namesOf('localhost')).toContain('mfe-switch');
});

test('another process shows a change within two seconds', async () => {
  await live('mfe-far');
  const second = await site.secondNode();
  expect(await namesOf('localhost', second)).toContain('mfe-far');
  await change('mfe-far', { enabled: false }, 0);
  second.core.clock.advance(2_000);
  expect(await namesOf('localhost', second)).not.toContain('mfe-far');
});

test('an operator sees a change at once on every node', async () => {
  await live('mfe-seen');
  const second = await site.secondNode();
  const isOn = async () => {
    const board = await second.app.modules.registry.placements('padma');
    return board.ok && board.value.find(({ module }) => module === 'mfe-seen')?.enabled;
  };
  expect(await isOn()).toBe(true);
  await change('mfe-seen', { enabled: false }, 0);
  expect(await isOn()).toBe(false);
});

test('a brand follows the newest release, or stays with the version that an operator chose', async () => {
  await live('mfe-moving', '1.0.0');
  site.core.clock.advance(1_000);
  await publish(await builtRelease({ name: 'mfe-moving', version: '1.1.0' }));
  expect((await cell('mfe-moving')).serving).toBe('1.1.0');
  expect((await change('mfe-moving', { version: '1.0.0' }, 0)).value).toMatchObject({
    serving: '1.0.0',
    version: '1.0.0',
  });
  const [module] = (await site.browser().site('/')).modules.filter(
    ({ description }) => description.name === 'mfe-moving',
  );
  expect(module).toMatchObject({ version: '1.0.0', baseUrl: '/modules/mfe-moving/1.0.0/' });
  expect((await change('mfe-moving', { version: '9.9.9' }, 1)).code).toBe('version-unknown');
});

test('a lower version that is released later is not the newest: no brand is moved back to it', async () => {
  await live('mfe-highest', '9.1.0');
  site.core.clock.advance(1_000);
  const before = await changesOf('padma');
  await publish(await builtRelease({ name: 'mfe-highest', version: '0.0.91' }));
  await publish(await builtRelease({ name: 'mfe-highest', version: '10.0.0-beta.1' }));
  site.core.clock.advance(2_000);
  expect(await cell('mfe-highest')).toMatchObject({ serving: '9.1.0', newest: '9.1.0' });
  const { modules } = await site.browser().site('/');
  expect(modules.find(({ description }) => description.name === 'mfe-highest')?.version).toBe(
    '9.1.0',
  );
  expect(await changesOf('padma')).toBe(before);
  expect((await change('mfe-highest', { version: '0.0.91' }, 0)).value.serving).toBe('0.0.91');
});

test('a local build that is released again is the newest local one', async () => {
  const earlier = await builtRelease({ name: 'mfe-local', version: '0.1.0-local-bbbbbbbb' });
  await publish(earlier);
  await site.app.modules.registry.placeFirst({
    brand: 'padma',
    module: 'mfe-local',
    enabled: true,
  });
  site.core.clock.advance(2_000);
  await publish(await builtRelease({ name: 'mfe-local', version: '0.1.0-local-aaaaaaaa' }));
  expect((await cell('mfe-local')).serving).toBe('0.1.0-local-aaaaaaaa');
  site.core.clock.advance(2_000);
  await publish(earlier);
  expect((await cell('mfe-local')).serving).toBe('0.1.0-local-bbbbbbbb');
});

/** The number of events that made the open pages of a brand reload its modules. */
async function changesOf(brand: string): Promise<number> {
  const events = await site.core.db.read
    .selectFrom('live_event')
    .select('audience')
    .where('topic', '=', 'site.changed')
    .execute();
  return events.filter(({ audience }) => audience === `brand:${brand}`).length;
}

test('of two operators with the same revision one gets a conflict', async () => {
  await live('mfe-shared');
  const [one, other] = await Promise.all([
    change('mfe-shared', { enabled: false, note: 'one' }, 0),
    change('mfe-shared', { enabled: true, note: 'other' }, 0),
  ]);
  expect([one.code, other.code].sort()).toEqual([null, 'version-conflict'].sort());
  expect((await cell('mfe-shared')).revision).toBe(1);
});

test('two live modules cannot own the same path or overlay', async () => {
  const rival = { ...aDescription('mfe-rival'), routes: aDescription('mfe-owner').routes };
  await publish(await builtRelease({ name: 'mfe-rival', description: rival }));
  await live('mfe-owner');
  const placed = await change('mfe-rival', {}, 0);
  expect(placed.problem).toMatchObject({
    code: 'place-taken',
    detail: 'mfe-rival and mfe-owner both own the path /owner: switch one of them off first.',
  });

  await live('mfe-calm', '1.0.0');
  const title = { en: 'x', bn: 'x', es: 'x', ar: 'x' };
  await publish(
    await builtRelease({
      name: 'mfe-owner',
      version: '2.0.0',
      description: {
        ...aDescription('mfe-owner'),
        overlays: [{ overlay: 'team-centre', title, opens: 'member' }],
      },
    }),
  );
  const greedy = await publish(
    await builtRelease({
      name: 'mfe-calm',
      version: '2.0.0',
      description: {
        ...aDescription('mfe-calm'),
        overlays: [{ overlay: 'team-centre', title, opens: 'member' }],
      },
    }),
  );
  expect(greedy).toMatchObject({
    ok: false,
    reason: expect.stringContaining('the overlay team-centre belongs to mfe-owner'),
  });
});

test('a missing module or version cannot be placed', async () => {
  expect((await change('mfe-nothing', {}, 0)).code).toBe('not-found');
  expect((await operator.call(calls.placements, { brand: 'nobody' })).code).toBe('not-found');
  expect((await site.browser().call(calls.placements, { brand: 'padma' })).code).toBe(
    'unauthenticated',
  );
});

test('each change has its audit record, which cannot be changed', async () => {
  await live('mfe-audited');
  await change('mfe-audited', { enabled: false, note: 'maintenance' }, 0);
  const [entry] = (await operator.call(calls.audit, {})).value.rows;
  expect(entry).toMatchObject({
    operator: 'operator',
    action: 'module.placed',
    subject: 'padma/mfe-audited',
    before: 'on, newest',
    after: 'off, newest',
    note: 'maintenance',
  });
  const refused = change('mfe-audited', { enabled: true }, 0);
  expect((await refused).code).toBe('version-conflict');
  expect((await operator.call(calls.audit, {})).value.rows[0]?.id).toBe(entry?.id);
  for (const statement of [
    'UPDATE audit_entries SET note = $$x$$',
    'DELETE FROM audit_entries',
    'TRUNCATE audit_entries',
  ]) {
    await expect(sql.raw(statement).execute(site.core.db.read)).rejects.toThrow(
      /permission denied/,
    );
  }
});

test('an operator sees the brands with their hosts', async () => {
  const { value } = await operator.call(calls.brands, undefined);
  expect(value).toMatchObject([
    { code: 'padma', name: 'Padma', hosts: expect.arrayContaining(['localhost']) },
    { code: 'verano', name: 'Verano', hosts: ['second.localhost'] },
  ]);
});
