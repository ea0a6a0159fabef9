import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion, releasePaths } from '@croupier/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { seedBrands } from '../../demo/brands.ts';
import { createServer } from '../../http/server.ts';
import { builtPages, builtRelease, testFolder } from '../../testing/built-folders.ts';
import { closing } from '../../testing/closing.ts';
import { testBucket } from '../../testing/test-bucket.ts';
import { testCore, type TestCore } from '../../testing/test-core.ts';
import { createBrands } from '../brands/index.ts';
import { createLive } from '../live/index.ts';
import { createRegistry, registryEndpoints, type Registry } from '../registry/index.ts';
import { createAudit } from '../audit/index.ts';
import { teamsEndpoints } from './teams.endpoints.ts';
import { createTeams, type Teams } from './teams.service.ts';

interface Node {
  readonly core: TestCore;
  readonly registry: Registry;
  readonly teams: Teams;
  readonly http: FastifyInstance;
}

const operatorOf = ({ core }: Node) => ({ id: core.ids.next('opr'), name: 'Olga', token: '' });

async function nodeOn(core: TestCore): Promise<Node> {
  const live = createLive(core);
  const registry = createRegistry(core, { brands: createBrands(core, { live }), live });
  const teams = createTeams(core, { registry });
  const http = await createServer(core);
  await http.register(teamsEndpoints({ teams }));
  await http.register(registryEndpoints(core.config, registry));
  closing(() => http.close());
  return { core, registry, teams, http };
}

async function site(config: Partial<Config> = {}): Promise<Node> {
  const folders = { dataDir: await testFolder(), ...(await builtPages()) };
  const node = await nodeOn(await testCore({ config: { ...folders, ...config } }));
  const live = createLive(node.core);
  await seedBrands({ brands: createBrands(node.core, { live }) });
  await node.registry.admitShell();
  return node;
}

async function tokenFor(node: Node, modules = 'mfe-*', days = 30): Promise<string> {
  const wanted = { team: 'tea team', modules, days };
  const made = await node.teams.makeToken(wanted, operatorOf(node));
  return made.ok ? made.value.secret : '';
}

interface RequestOptions {
  readonly token: string;
  readonly body?: string | Buffer;
}

async function ask({ http }: Node, line: string, { token, body }: RequestOptions) {
  const [method, url] = line.split(' ');
  const reply = await http.inject({
    method: method === 'PUT' ? 'PUT' : method === 'POST' ? 'POST' : 'GET',
    url: url ?? '/',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/octet-stream' }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: reply.statusCode, ...JSON.parse(reply.payload || '{}') };
}

const begin = async (node: Node, dir: string, token: string) =>
  ask(node, `POST ${releasePaths.begin}`, {
    token,
    body: JSON.stringify({ manifest: await readFile(join(dir, 'release.json'), 'utf8') }),
  });

interface SentFile {
  readonly dir: string;
  readonly upload: string;
  readonly path: string;
  readonly token: string;
}

const send = async (node: Node, { dir, upload, path, token }: SentFile) =>
  ask(node, `PUT ${releasePaths.file.replace(':upload', upload).replace('*', path)}`, {
    token,
    body: await readFile(join(dir, path)),
  });

const finish = (node: Node, upload: string, token: string) =>
  ask(node, `POST ${releasePaths.finish.replace(':upload', upload)}`, { token });

async function release(node: Node, dir: string, token: string) {
  const { value } = await begin(node, dir, token);
  for (const path of value.missing) await send(node, { dir, upload: value.upload, path, token });
  return finish(node, value.upload, token);
}

const versionsOf = async ({ registry }: Node, module: string) =>
  (await registry.releaseTarget(module)).versions;

test('a release is uploaded file by file, is served when it is finished, and the audit record names its team', async () => {
  const node = await site();
  const token = await tokenFor(node);
  const dir = await builtRelease({ name: 'mfe-tea', version: '1.0.0' });
  const begun = await begin(node, dir, token);
  expect(begun.value.missing).toContain('remote-entry.js');
  for (const path of begun.value.missing)
    expect(await send(node, { dir, upload: begun.value.upload, path, token })).toMatchObject({
      status: 200,
    });
  expect(await versionsOf(node, 'mfe-tea')).toEqual([]);
  const url = '/modules/mfe-tea/1.0.0/remote-entry.js';
  expect((await node.http.inject({ url })).statusCode).toBe(404);

  expect(await finish(node, begun.value.upload, token)).toMatchObject({
    status: 200,
    value: { name: 'mfe-tea', version: '1.0.0', isNewest: true },
  });
  const served = await node.http.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(served.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const {
    rows: [entry],
  } = await createAudit(node.core).entries({});
  expect(entry).toMatchObject({
    operator: 'team tea team',
    action: 'module.released',
    subject: 'mfe-tea',
    after: '1.0.0',
  });
  expect(await begin(node, dir, token)).toMatchObject({
    status: 422,
    code: 'release-refused',
    refusals: [{ code: 'version-exists', remedy: expect.stringContaining('package.json') }],
  });
  expect(await readdir(join(node.core.config.dataDir, 'arriving'))).toEqual([]);
});

test('a lower version than the newest is accepted, and its team is warned that no brand follows it', async () => {
  const node = await site();
  const token = await tokenFor(node);
  for (const [version, isNewest] of [
    ['9.1.0', true],
    ['0.0.91', false],
  ] as const) {
    const dir = await builtRelease({ name: 'mfe-tea', version });
    expect(await release(node, dir, token)).toMatchObject({ value: { version, isNewest } });
  }
});

test('a release that is too large as a whole is refused before any of its files is taken', async () => {
  const node = await site();
  const token = await tokenFor(node);
  const file = { path: 'remote-entry.js', brotliBytes: 1, integrity: `sha384-${'A'.repeat(64)}` };
  const files = (count: number, bytes: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...file,
      path: at ? `${at}.js` : file.path,
      bytes,
    }));
  for (const [list, code] of [
    [files(5, 5 * 1_024 * 1_024), 'too-large'],
    [files(501, 1), 'description-invalid'],
    [files(1, 6 * 1_024 * 1_024), 'description-invalid'],
    [[...files(1, 1), ...files(1, 1)], 'description-invalid'],
  ] as const) {
    const manifest = { files: list, needs: {} };
    const dir = await builtRelease({ name: 'mfe-bulk', manifest });
    expect(await begin(node, dir, token)).toMatchObject({ status: 422, refusals: [{ code }] });
  }
});

test('an interrupted upload continues; an unfinished one is deleted after a day', async () => {
  const node = await site();
  const token = await tokenFor(node);
  const dir = await builtRelease({ name: 'mfe-slow' });
  const first = await begin(node, dir, token);
  const { upload } = first.value;
  await send(node, { dir, upload, path: 'page.js', token });
  expect(await finish(node, upload, token)).toMatchObject({
    refusals: [{ code: 'file-missing', remedy: expect.stringContaining('begin again') }],
  });
  const again = await begin(node, dir, token);
  expect(again.value.upload).toBe(upload);
  expect(again.value.missing).not.toContain('page.js');
  expect(again.value.missing).toHaveLength(first.value.missing.length - 1);

  node.core.clock.advance(25 * 3_600_000);
  await node.teams.tidy();
  expect((await finish(node, upload, token)).code).toBe('not-found');
  const later = await begin(node, dir, token);
  expect(later.value.missing).toHaveLength(first.value.missing.length);
});

test('a file that differs from the manifest is refused on arrival', async () => {
  const node = await site();
  const token = await tokenFor(node);
  const dir = await builtRelease({ name: 'mfe-other' });
  const { upload } = (await begin(node, dir, token)).value;
  await writeFile(join(dir, 'page.js'), 'steal()');
  expect(await send(node, { dir, upload, path: 'page.js', token })).toMatchObject({
    status: 422,
    refusals: [{ code: 'file-altered' }],
  });
  await writeFile(join(dir, 'unlisted.js'), 'steal()');
  expect((await send(node, { dir, upload, path: 'unlisted.js', token })).code).toBe('not-found');
  expect(
    (
      await send(node, { dir, upload, path: '../../escape.js', token }).catch(() => ({
        code: 'not-found',
      }))
    ).code,
  ).toBe('not-found');
});

test('if two machines finish one version at once, one content is released, the other is refused', async () => {
  const node = await site();
  const token = await tokenFor(node);
  const dirs = await Promise.all(
    ['one()', 'other()'].map((entry) =>
      builtRelease({ name: 'mfe-duel', version: '1.0.0', entry }),
    ),
  );
  const answers = await Promise.all(dirs.map((dir) => release(node, dir, token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const winner = dirs[answers.findIndex(({ status }) => status === 200)] ?? '';
  const served = await node.http.inject({ url: '/modules/mfe-duel/1.0.0/remote-entry.js' });
  expect(served.payload).toBe(await readFile(join(winner, 'remote-entry.js'), 'utf8'));
});

test('a token can release the modules that it names, until it expires or is revoked; only its hash is stored', async () => {
  const node = await site();
  const dir = await builtRelease({ name: 'mfe-poker' });
  const others = await tokenFor(node, 'mfe-tea*');
  const target = `GET ${releasePaths.target.replace(':module', 'mfe-poker')}`;
  for (const answer of [await ask(node, target, { token: others }), await begin(node, dir, others)])
    expect(answer).toMatchObject({
      status: 403,
      code: 'forbidden',
      detail: expect.stringContaining('ask an operator'),
    });
  const own = await tokenFor(node, 'mfe-poker*', 1);
  const { value } = await begin(node, dir, own);
  expect((await finish(node, value.upload, others)).code).toBe('forbidden');
  expect((await begin(node, dir, 'crt_guess')).code).toBe('unauthenticated');
  expect((await begin(node, dir, '')).code).toBe('unauthenticated');

  const rows = await node.core.db.read.selectFrom('team_tokens').selectAll().execute();
  expect(
    JSON.stringify(rows.map((row) => ({ ...row, hash: row.hash.toString('latin1') }))),
  ).not.toContain(own);
  const listed = await node.teams.tokens();
  if (!listed.ok) throw new Error('no list');
  const [poker] = listed.value.filter(({ modules }) => modules === 'mfe-poker*');
  expect(poker?.lastUsedAt).toBe(node.core.clock.now().toISOString());

  const tea = listed.value.find(({ modules }) => modules === 'mfe-tea*');
  if (!tea) throw new Error('no tea');
  expect(await node.teams.revokeToken(tea.id, operatorOf(node))).toMatchObject({ ok: true });
  expect(await node.teams.revokeToken(tea.id, operatorOf(node))).toMatchObject({
    code: 'not-found',
  });
  expect((await begin(node, dir, others)).code).toBe('unauthenticated');
  expect((await createAudit(node.core).entries({})).rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['team-token.made', 'team-token.revoked']),
  );
  node.core.clock.advance(25 * 3_600_000);
  expect((await begin(node, dir, own)).code).toBe('unauthenticated');
});

test('the demo token never expires, and the answer states it', async () => {
  const node = await site();
  await node.teams.enrolDemo('crt_demo');
  node.core.clock.advance(400 * 365 * 24 * 3_600_000);
  expect((await begin(node, await builtRelease({ name: 'mfe-poker' }), 'crt_demo')).status).toBe(
    200,
  );
  expect(await node.teams.tokens()).toMatchObject({ value: [{ state: 'good', expiresAt: null }] });
});

test('an unauthenticated request is refused before its body is read', async () => {
  const node = await site();
  const huge = Buffer.alloc(21 * 1024 * 1024);
  const path = releasePaths.file.replace(':upload', 'x').replace('*', 'x.js');
  expect((await ask(node, `PUT ${path}`, { token: 'crt_guess', body: huge })).status).toBe(401);
  const token = await tokenFor(node);
  expect((await ask(node, `PUT ${path}`, { token, body: huge })).status).toBe(413);
});

test('the local check judges the same as the server: the target contains shells and live modules', async () => {
  const node = await site();
  const token = await tokenFor(node);
  await release(node, await builtRelease({ name: 'mfe-live', version: '1.0.0' }), token);
  await node.registry.placeFirst({ brand: 'padma', module: 'mfe-live', enabled: true });
  const url = releasePaths.target.replace(':module', 'mfe-next');
  const { value } = await ask(node, `GET ${url}`, { token });
  expect(value).toMatchObject({
    shells: [{ contract: contractVersion }],
    live: [{ version: '1.0.0', description: { name: 'mfe-live' } }],
    versions: [],
  });
});

test('with a bucket, one process takes the files, another finishes, and a third serves them', async () => {
  const storage = await testBucket();
  const taking = await site({ storage });
  const { databaseUrl: url } = taking.core.config;
  const nodeBeside = async () =>
    nodeOn(
      await testCore({
        url,
        config: { ...taking.core.config, dataDir: await testFolder(), databaseUrl: url },
      }),
    );
  const [finishing, serving] = [await nodeBeside(), await nodeBeside()];
  const token = await tokenFor(taking);
  const dir = await builtRelease({ name: 'mfe-cloud', version: '1.0.0' });
  const { value } = await begin(taking, dir, token);
  for (const path of value.missing) await send(taking, { dir, upload: value.upload, path, token });
  expect(await finish(finishing, value.upload, token)).toMatchObject({ status: 200 });

  const path = '/modules/mfe-cloud/1.0.0/remote-entry.js';
  const headers = { 'accept-encoding': 'gzip' };
  const served = await serving.http.inject({ url: path, headers });
  expect(served.statusCode).toBe(200);
  expect(served.headers['content-encoding']).toBe('gzip');
  // From now on the process has its own copy, so the storage may be unavailable.
  await rm(join(finishing.core.config.dataDir, 'modules'), { recursive: true });
  expect((await serving.http.inject({ url: path })).payload).toBe(
    await readFile(join(dir, 'remote-entry.js'), 'utf8'),
  );
  expect((await serving.http.inject({ url: '/modules/mfe-cloud/9.9.9/x.js' })).statusCode).toBe(
    404,
  );
});
