import {
  compiledCalls,
  compiledTopics,
  refusalCodes,
  type CallContract,
  type RefusalCode,
} from '@croupier/contracts/release';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  aDescription,
  builtPages,
  builtRelease,
  someFacts,
  testFolder,
} from '../../testing/built-folders.ts';
import { testCore, type TestCore } from '../../testing/test-core.ts';
import type { Config } from '../../config.ts';
import { seedBrands } from '../../demo/brands.ts';
import { createBrands } from '../brands/index.ts';
import { createLive } from '../live/index.ts';
import { createRegistry } from './registry.service.ts';
import type { Registry } from './registry.ts';

let core: TestCore;
let registry: Registry;
beforeAll(async () => {
  core = await testCore({ config: { dataDir: await testFolder(), ...(await builtPages()) } });
  registry = registryOn(core);
  await seedBrands({ brands: createBrands(core, { live: createLive(core) }) });
  expect((await registry.admitShell()).refused).toEqual([]);
  await releaseModule('mfe-owner', {
    slots: [{ into: 'home.main', part: 'strip', order: 1, height: { phone: 1, desktop: 1 } }],
    overlays: [{ overlay: 'team-centre', title, opens: 'member', pages: [{ page: 'day' }] }],
    contract: '^1.1',
    topics: { publishes: ['game.launch-requested'], reads: ['sign-in.requested'] },
  });
});

function registryOn(ground: TestCore): Registry {
  const live = createLive(ground);
  return createRegistry(ground, { brands: createBrands(ground, { live }), live });
}

/** Another process of the same site, with other settings. */
const nodeWith = (changes: Partial<Config>) =>
  registryOn({ ...core, config: { ...core.config, ...changes } });

const title = { en: 'x', bn: 'x', es: 'x', ar: 'x' };
const owner = aDescription('mfe-owner');
const topicsOf = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, compiledTopics()[name]?.payload ?? {}]));

async function releaseModule(name: string, description: object): Promise<void> {
  const facts = { topics: topicsOf('game.launch-requested', 'sign-in.requested') };
  const dir = await builtRelease({ name, version: '1.0.0', description, facts });
  expect(await registry.publishFolders([dir])).toMatchObject([{ ok: true }]);
  await registry.placeFirst({ brand: 'padma', module: name, enabled: true });
}

type Draft = Omit<Parameters<typeof builtRelease>[0], 'name'>;
const react = { requires: '^19.3.1', isSingleton: true, hasFallback: false, exports: ['useState'] };
const sharing = (changes: object, name = 'react'): Draft => ({
  facts: { shared: { [name]: { ...react, ...changes } } },
});
const naming = (text: string): Draft => ({ entry: text });
const megabyte = 1_024 * 1_024;
const listed = (path: string, bytes = 0) => ({
  path,
  bytes,
  brotliBytes: 0,
  integrity: `sha384-${'A'.repeat(64)}`,
});
/** Each is as large as a file may be. */
const heavyFiles = ['page.js', 'page.css', 'texts.js', 'a.png', 'b.png'].map((path) =>
  listed(path, 5 * megabyte),
);
const described = (changes: object): Draft => ({ description: changes });
const drawing = (es: string): Draft => ({
  files: {
    'skeletons.json': JSON.stringify({
      pages: { '/new': { en: '<h1>New</h1>', bn: '<h1>New</h1>', es, ar: '<h1>New</h1>' } },
      parts: {},
    }),
  },
});

const aCall = compiledCalls()['balance'];
const calling = (name: string, changes: Partial<CallContract>): Draft => {
  if (!aCall) throw new Error('the call balance is gone');
  return { facts: { calls: { [name]: { ...aCall, ...changes } } } };
};
const seeded: readonly (readonly [string, RefusalCode, RegExp, Draft])[] = [
  ['a bad module.json', 'description-invalid', /module\.json at owner/, described({ owner: '' })],
  ['an unknown part', 'description-invalid', /slots/, described({ slots: [{ into: 'roof' }] })],
  ['another contract', 'contract-unserved', /serve 1\.1/, described({ contract: '^2.0' })],
  ['a newer contract', 'contract-unserved', /serve 1\.1/, described({ contract: '^1.9' })],
  [
    'an older contract than its overlay needs',
    'contract-unserved',
    /overlay names pages/,
    described({
      overlays: [{ overlay: 'hall', title, opens: 'member', pages: [{ page: 'one' }] }],
    }),
  ],
  ['a call that is not served', 'call-broken', /the call gone: /, calling('gone', {})],
  [
    'a field that no answer has',
    'call-broken',
    /the answer has no karma/,
    calling('balance', {
      output: { type: 'object', properties: { karma: { type: 'number' } }, required: ['karma'] },
    }),
  ],
  ['its own react', 'shared-twice', /react is compiled/, { facts: { bundled: ['react'] } }],
  ['react beside ours', 'shared-twice', /no singleton/, sharing({ isSingleton: false })],
  ['a fallback', 'shared-twice', /copy of its own/, sharing({ hasFallback: true })],
  ['a newer react', 'shared-missing', /has 19\.3\.1/, sharing({ requires: '^19.9.0' })],
  ['another react', 'shared-missing', /has 19\.3\.1/, sharing({ requires: '^18.0.0' })],
  ['a package we lack', 'shared-missing', /takes vue/, sharing({}, 'vue')],
  ['a missing export', 'import-unprovided', /imports act/, sharing({ exports: ['act'] })],
  ['a whole package', 'import-unprovided', /as a whole/, sharing({ exports: ['*'] })],
  ['a taken path', 'owned-by-another', /path \/owner/, described({ routes: owner.routes })],
  [
    'a taken part',
    'owned-by-another',
    /the part strip of the slot home\.main belongs to mfe-owner/,
    described({
      slots: [{ into: 'home.main', part: 'strip', order: 9, height: { phone: 1, desktop: 1 } }],
    }),
  ],
  [
    'a taken overlay',
    'owned-by-another',
    /the overlay team-centre/,
    described({ overlays: [{ overlay: 'team-centre', title, opens: 'agent' }] }),
  ],
  [
    "the shell's window",
    'owned-by-another',
    /the window help is the shell's own/,
    described({ overlays: [{ overlay: 'help', title, opens: 'everybody' }] }),
  ],
  [
    "the shell's topic",
    'owned-by-another',
    /session\.changed belongs to shell/,
    described({ topics: { publishes: ['session.changed'], reads: [] } }),
  ],
  [
    'a topic nobody carries',
    'topic-unknown',
    /tea\.poured/,
    described({ topics: { publishes: [], reads: ['tea.poured'] } }),
  ],
  [
    'a payload that the reader lacks',
    'payload-broken',
    /sign-in\.requested from mfe-new to mfe-owner: the payload has no reason/,
    {
      description: { topics: { publishes: ['sign-in.requested'], reads: [] } },
      facts: { topics: { 'sign-in.requested': { type: 'object', properties: {} } } },
    },
  ],
  [
    'a payload that nobody sends',
    'payload-broken',
    /from mfe-owner to mfe-new: the payload has no table/,
    {
      description: { topics: { publishes: [], reads: ['game.launch-requested'] } },
      facts: {
        topics: {
          'game.launch-requested': {
            type: 'object',
            properties: { table: { type: 'string' } },
            required: ['table'],
          },
        },
      },
    },
  ],
  [
    'files too heavy together',
    'too-large',
    /weigh 25\.0 MB together, and 20\.0 MB is the most/,
    { manifest: { files: [listed('remote-entry.js'), ...heavyFiles] } },
  ],
  [
    'a heavy page',
    'over-budget',
    /page costs .* KB of JavaScript/,
    described({ budget: { page: { jsKb: 0.5, cssKb: 9 }, total: { jsKb: 9, cssKb: 9 } } }),
  ],
  [
    'heavy styles in all',
    'over-budget',
    /the whole module costs .* of CSS/,
    described({ budget: { page: { jsKb: 9, cssKb: 9 }, total: { jsKb: 9, cssKb: 0.1 } } }),
  ],
  ['a language less', 'language-missing', /ar lacks its texts/, { manifest: { needs: {} } }],
  [
    'a text less',
    'language-missing',
    /es lacks more/,
    { facts: { texts: { ...someFacts().texts, es: [], en: ['title', 'more'] } } },
  ],
  [
    "another origin's script",
    'foreign-origin',
    /names cdn\.example/,
    naming('"https://cdn.example/x"'),
  ],
  ['a socket elsewhere', 'foreign-origin', /names live\.example/, naming("'wss://live.example'")],
  [
    'an origin without scheme',
    'foreign-origin',
    /names cdn\.example/,
    naming('"//cdn.example/x.js"'),
  ],
  [
    'a picture of another origin',
    'foreign-origin',
    /look\.css names cdn\.example/,
    { files: { 'look.css': '.a{background:url(//cdn.example/x.png)}' } },
  ],
  [
    'an entry that is not there',
    'file-missing',
    /nowhere\.js/,
    { manifest: { entry: 'nowhere.js' } },
  ],
  [
    'a skeleton of another form',
    'skeleton-unsafe',
    /not as the house/,
    { files: { 'skeletons.json': '{"pages":{"/new":"<p>"},"parts":{}}' } },
  ],
  ['a skeleton that runs', 'skeleton-unsafe', /<script>/, drawing('<p><script>x</script>')],
  ['a skeleton with a frame', 'skeleton-unsafe', /<iframe>/, drawing('<iframe src="/x">')],
  ['a skeleton that listens', 'skeleton-unsafe', /onerror/, drawing('<img/onerror=x src="/x">')],
  ['a skeleton with styles', 'skeleton-unsafe', /style/, drawing('<p style="position:fixed">')],
  ['a skeleton that leads away', 'skeleton-unsafe', /java/, drawing('<a href="javascript:x">')],
  ['a skeleton with a loose end', 'skeleton-unsafe', /without an end/, drawing('<p class="')],
];

test.each(seeded)(
  '%s is refused as %s, with the reason and a remedy',
  async (_, code, reason, draft) => {
    const dir = await builtRelease({ name: 'mfe-new', version: '1.0.0', ...draft });
    const [published] = await registry.publishFolders([dir]);
    if (!published || published.ok) throw new Error('it was taken');
    expect(published.refusals).toContainEqual({
      code,
      reason: expect.stringMatching(reason),
      remedy: expect.stringMatching(/\w{3,}/),
    });
    expect(published.refusals.filter((one) => one.code !== code)).toEqual([]);
    const { versions } = await registry.releaseTarget('mfe-new');
    expect(versions).toEqual([]);
  },
);

test('the same release without any of these errors is accepted', async () => {
  const dir = await builtRelease({
    name: 'mfe-fine',
    description: { topics: { publishes: ['sign-in.requested'], reads: ['session.changed'] } },
    facts: { topics: topicsOf('sign-in.requested', 'session.changed') },
    // A namespace, a warning of a library and a link within the site are not foreign origins.
    entry:
      '"http://www.w3.org/2000/svg";"See https://simplewebauthn.dev/docs";"/promotions//x";a//b',
  });
  expect(await registry.publishFolders([dir])).toMatchObject([{ ok: true }]);
});

test('a file that was changed after the build, or is larger than stated, is refused', async () => {
  const tampered = await builtRelease({ name: 'mfe-altered' });
  await writeFile(join(tampered, 'page.js'), 'steal()');
  const bulk = Buffer.from(core.random.bytes(4_000)).toString('hex');
  const sizes = await builtRelease({
    name: 'mfe-modest',
    files: { 'bulk.js': bulk },
    understate: true,
  });
  for (const dir of [tampered, sizes]) {
    const [published] = await registry.publishFolders([dir]);
    expect(published).toMatchObject({ ok: false, refusals: [{ code: 'file-altered' }] });
  }
});

test('every refusal code is tested here, or listed as tested elsewhere', () => {
  const elsewhere: readonly RefusalCode[] = ['version-exists', 'file-altered'];
  const shown = new Set([...seeded.map(([, code]) => code), ...elsewhere]);
  expect(refusalCodes.filter((code) => !shown.has(code))).toEqual([]);
});

test('a shell that breaks a live module is refused, and the previous one stays', async () => {
  const { shellDir } = await builtPages({ versions: { react: '20.0.0', rxjs: '7.8.2' } });
  const first = await registry.admitShell();
  const node = nodeWith({ shellDir });
  const { dir, refused } = await node.admitShell();
  expect(dir).toBe(first.dir);
  expect(refused).toContainEqual(
    expect.stringMatching(/^mfe-\w+ .*takes react \^19\.3\.1 from the shell, which has 20\.0\.0/),
  );
  const better = nodeWith(await builtPages({ surface: { react: ['useState', 'act'], rxjs: [] } }));
  expect(await better.admitShell()).toMatchObject({ refused: [] });
});

test('a shell with an older contract than a live module needs is refused', async () => {
  core.clock.advance(1_000);
  const first = await registry.admitShell();
  const { dir, refused } = await nodeWith(await builtPages({ contract: '1.0' })).admitShell();
  expect(dir).toBe(first.dir);
  expect(refused).toContainEqual(expect.stringMatching(/^mfe-owner .*needs contract \^1\.1/));
});

test('local builds of one start are checked as the set that they will form', async () => {
  const moved = { routes: [{ path: '/moved', page: 'page', title }] };
  const first = await builtRelease({ name: 'mfe-owner', version: '2.0.0', description: moved });
  const heir = await builtRelease({ name: 'mfe-heir', description: { routes: owner.routes } });
  const alone = await registry.publishFolders([heir]);
  expect(alone).toMatchObject([{ ok: false, refusals: [{ code: 'owned-by-another' }] }]);
  const together = await registry.publishFolders([heir, first]);
  expect(together).toMatchObject([{ ok: true }, { ok: true }]);
});
