import { calls, type OutputOf } from '@croupier/contracts';
import { builtRelease } from '../../testing/built-folders.ts';
import { testSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let operator: TestBrowser;
const login = { name: 'operator', password: 'Croupier2026!' };
const minuteMs = 60_000;

beforeAll(async () => {
  site = await testSite();
  await site.app.modules.operators.enrol(login);
  operator = site.browser();
  operator.token = (await operator.call(calls.operatorLogin, login)).value.token;
});

/** A module with the versions 1.0.0 and 1.1.0; all visitors have the first. */
async function aModule(name: string): Promise<void> {
  for (const version of ['1.0.0', '1.1.0']) {
    const [published] = await site.app.modules.registry.publishFolders([
      await builtRelease({ name, version }),
    ]);
    if (!published?.ok) throw new Error(JSON.stringify(published));
    site.core.clock.advance(minuteMs);
  }
  await site.app.modules.registry.placeFirst({ brand: 'padma', module: name, enabled: true });
}

type Cell = OutputOf<typeof calls.placements>[number];

async function cell(module: string): Promise<Cell> {
  const { value } = await operator.call(calls.placements, { brand: 'padma' });
  const found = value.find((one) => one.module === module);
  if (!found) throw new Error(`no ${module} on the board`);
  return found;
}

async function placeModule(module: string, changes: object) {
  const { revision } = await cell(module);
  const answer = await operator.call(calls.placeModule, {
    brand: 'padma',
    module,
    enabled: true,
    version: '1.0.0',
    note: 'a try',
    revision,
    ...changes,
  });
  site.core.clock.advance(2_000);
  return answer;
}

const tryOn = (module: string, percent: number) =>
  placeModule(module, { canary: { version: '1.1.0', percent } });

const versionFor = async (module: string, browser: TestBrowser) =>
  (await browser.site('/')).modules.find(({ description }) => description.name === module)?.version;

async function report(
  { module, version = '1.1.0' }: { readonly module: string; readonly version?: string },
  ip: string,
  browser = site.browser({ ip }),
) {
  const { ticket } = await browser.site('/');
  return browser.call(calls.reportFailure, {
    module,
    version,
    kind: 'render',
    piece: 'page',
    detail: 'Error: x',
    ticket,
  });
}

/** How many site change events the open pages received. */
async function changesSaid(): Promise<number> {
  const events = await site.core.db.read
    .selectFrom('live_event')
    .select('topic')
    .where('topic', '=', 'site.changed')
    .execute();
  return events.length;
}

const inNetwork = (number: number) => `198.18.${number}.1`;

test('no visitor is marked without a canary, and a visitor keeps the same result', async () => {
  await aModule('mfe-sticky');
  const early = site.browser();
  await early.site('/');
  expect([...early.cookies.keys()]).toEqual([]);

  await tryOn('mfe-sticky', 50);
  const versions = new Set<string | undefined>();
  for (let count = 0; count < 20; count += 1) {
    const visitor = site.browser();
    const first = await versionFor('mfe-sticky', visitor);
    expect([...visitor.cookies.keys()]).toEqual(['croupier-visitor']);
    expect(await versionFor('mfe-sticky', visitor)).toBe(first);
    versions.add(first);
  }
  expect([...versions].sort()).toEqual(['1.0.0', '1.1.0']);
  await placeModule('mfe-sticky', {});
});

test('a canary runs beside the version that all others keep', async () => {
  await aModule('mfe-beside');
  const canary = { version: '1.1.0', percent: 10 };
  expect((await placeModule('mfe-beside', { version: null, canary })).code).toBe('invalid-input');
  expect((await placeModule('mfe-beside', { version: '1.1.0', canary })).code).toBe(
    'invalid-input',
  );
  expect(
    (await placeModule('mfe-beside', { canary: { version: '7.0.0', percent: 10 } })).code,
  ).toBe('version-unknown');
  expect((await placeModule('mfe-beside', { canary: { version: '1.1.0', percent: 0 } })).code).toBe(
    'invalid-input',
  );
  expect((await tryOn('mfe-beside', 10)).value.canary).toMatchObject({
    version: '1.1.0',
    percent: 10,
  });
  const promoted = await placeModule('mfe-beside', { version: '1.1.0' });
  expect(promoted.value).toMatchObject({ serving: '1.1.0', canary: null });
});

test('a canary that three of its networks report is rolled back, with a record', async () => {
  await aModule('mfe-broken');
  await tryOn('mfe-broken', 100);
  const other = await site.secondNode();
  expect(await versionFor('mfe-broken', other.browser())).toBe('1.1.0');
  for (const number of [1, 2]) await report({ module: 'mfe-broken' }, inNetwork(number));
  // Repeats of the same network do not count.
  await report({ module: 'mfe-broken' }, inNetwork(2).replace(/1$/, '9'));
  expect((await cell('mfe-broken')).canary).toMatchObject({ reporting: 2 });

  const before = await changesSaid();
  await report({ module: 'mfe-broken' }, inNetwork(3));
  expect(await cell('mfe-broken')).toMatchObject({
    canary: null,
    withdrawn: { version: '1.1.0' },
    serving: '1.0.0',
  });
  expect(await versionFor('mfe-broken', site.browser())).toBe('1.0.0');
  other.core.clock.advance(site.core.clock.now().getTime() - other.core.clock.now().getTime());
  other.core.clock.advance(2_000);
  expect(await versionFor('mfe-broken', other.browser())).toBe('1.0.0');

  const [entry] = (await operator.call(calls.audit, { subject: 'padma/mfe-broken' })).value.rows;
  expect(entry).toMatchObject({
    operator: 'registry',
    action: 'module.withdrawn',
    before: 'on, 1.0.0, 100% 1.1.0',
    after: 'on, 1.0.0',
  });
  expect(await changesSaid()).toBe(before + 1);
});

test('three reports do not roll back a canary that many networks have', async () => {
  await aModule('mfe-busy');
  await tryOn('mfe-busy', 100);
  for (let number = 0; number < 40; number += 1)
    await site.browser({ ip: inNetwork(number) }).site('/');
  for (const number of [1, 2, 3]) await report({ module: 'mfe-busy' }, inNetwork(number));
  expect((await cell('mfe-busy')).canary).toMatchObject({ served: 40, reporting: 3 });
  await report({ module: 'mfe-busy' }, inNetwork(4));
  expect((await cell('mfe-busy')).canary).toBeNull();
});

test('reports about a canary count only from pages that have it', async () => {
  await aModule('mfe-forged');
  const before = site.browser({ ip: inNetwork(50) });
  const { ticket } = await before.site('/');
  await tryOn('mfe-forged', 1);
  const forged = {
    module: 'mfe-forged',
    version: '1.1.0',
    kind: 'render',
    piece: 'page',
    detail: 'x',
  } as const;
  expect((await before.call(calls.reportFailure, { ...forged, ticket })).code).toBe('not-found');
  const [at, nonce, , stamp] = ticket.split('.');
  const named = Buffer.from('mfe-forged 1.1.0').toString('base64url');
  const made = [at, nonce, named, stamp].join('.');
  expect((await before.call(calls.reportFailure, { ...forged, ticket: made })).code).toBe(
    'forbidden',
  );
  // Reports about the general version count from every page.
  expect(
    (await before.call(calls.reportFailure, { ...forged, version: '1.0.0', ticket })).code,
  ).toBeNull();
});

test('the same applies to an older version as canary', async () => {
  await aModule('mfe-older');
  await placeModule('mfe-older', { version: '1.1.0', canary: { version: '1.0.0', percent: 1 } });
  const visitor = site.browser({ ip: inNetwork(51) });
  // A mark that one percent does not select.
  visitor.setCookie('croupier-visitor', 'a'.repeat(22));
  expect(await versionFor('mfe-older', visitor)).toBe('1.1.0');
  const old = { module: 'mfe-older', version: '1.0.0' };
  expect((await report(old, inNetwork(51), visitor)).code).toBe('not-found');
});

test('one click ends a canary, and without one restores the last good release', async () => {
  await aModule('mfe-back');
  await tryOn('mfe-back', 10);
  const press = async () =>
    operator.call(calls.rollBackModule, {
      brand: 'padma',
      module: 'mfe-back',
      revision: (await cell('mfe-back')).revision,
      note: 'it blinks',
    });
  expect((await press()).value).toMatchObject({ canary: null, serving: '1.0.0' });
  // The other release has never served the brand.
  site.core.clock.advance(2_000);
  await site.browser().site('/');
  expect((await press()).code).toBe('version-unknown');
  await placeModule('mfe-back', { version: null });
  await site.browser().site('/');
  expect(await cell('mfe-back')).toMatchObject({ serving: '1.1.0', lastGood: '1.0.0' });
  expect((await press()).value).toMatchObject({ serving: '1.0.0', version: '1.0.0' });
  const [entry] = (await operator.call(calls.audit, { subject: 'padma/mfe-back' })).value.rows;
  expect(entry).toMatchObject({ action: 'module.rolled-back', note: 'it blinks' });
});

test('the module page counts page reports by release', async () => {
  await aModule('mfe-counted');
  await placeModule('mfe-counted', { version: '1.1.0' });
  for (const number of [60, 60, 61]) await report({ module: 'mfe-counted' }, inNetwork(number));
  const { releases } = await cell('mfe-counted');
  expect(releases.map(({ version, failures }) => ({ version, ...failures }))).toMatchObject([
    { version: '1.1.0', reports: 3, networks: 2, last: 'render: Error: x' },
    { version: '1.0.0', reports: 0, networks: 0, last: null },
  ]);
});
