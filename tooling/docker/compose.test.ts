import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { readConfig } from '../../platform/src/config.ts';
import { remoteNames } from '../build/parts.mjs';
import { providerIds } from '../start/providers.mjs';

const root = join(__dirname, '..', '..');
const file = join(root, 'docker-compose.yml');
const text = readFileSync(file, 'utf8');

interface Service {
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: object;
  readonly networks?: { readonly default?: { readonly ipv4_address?: string } };
}

const { services }: { services: Readonly<Record<string, Service>> } = parse(text, { merge: true });

interface Linted {
  readonly messages: readonly { readonly type: string; readonly message: string }[];
}

/** Errors of a file according to Compose's own schema. */
function errorsOf(path: string): readonly string[] {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
  const results: readonly Linted[] = linter.lintFiles([path], false);
  return results.flatMap(({ messages }) =>
    messages.filter(({ type }) => type === 'error').map(({ message }) => message),
  );
}

/** The environment that Compose would use, with a secret for each required variable. */
function environmentOf(name: string): Readonly<Record<string, string>> {
  const pairs = Object.entries(services[name]?.environment ?? {});
  return Object.fromEntries(
    pairs.map(([key, value]) => [
      key,
      String(value).replace(/\$\{(\w+):\?[^}]*\}/g, 'a secret of this test'),
    ]),
  );
}

const platform = Object.keys(services).filter((name) => 'ROLE' in environmentOf(name));

test('the file matches the schema of Compose', () => {
  expect(errorsOf(file)).toEqual([]);
});

test('an invalid file is reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-compose-'));
  try {
    const wrong = join(folder, 'docker-compose.yml');
    writeFileSync(wrong, text.replace('restart: unless-stopped', 'restarts: unless-stopped'));
    expect(errorsOf(wrong).join()).toMatch(/restarts|additional properties/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the platform runs in its three roles, on two nodes for calls, and gets its settings', () => {
  const reads = platform.map((name) => readConfig(environmentOf(name)));
  expect(reads.flatMap((read) => (read.ok ? [] : read.errors))).toEqual([]);
  const configs = reads.flatMap((read) => (read.ok ? [read.config] : []));
  expect(configs.flatMap(({ roles }) => roles).sort()).toEqual(['api', 'api', 'jobs', 'site']);
  expect(configs.every(({ redisUrl }) => redisUrl === 'redis://redis:6379')).toBe(true);
});

test('each nginx of a module is the origin from which pages load the module', () => {
  const modules = Object.keys(services).filter((name) => 'MODULE' in environmentOf(name));
  expect(remoteNames).toEqual(expect.arrayContaining(modules));
  expect(modules.map((name) => environmentOf(name)['MODULE'])).toEqual(modules);
  const portOf = (name: string) => services[name]?.ports?.[0]?.split(':').at(-2);
  const origins = modules.map((name) => [name, `http://localhost:${portOf(name)}`]);
  for (const name of platform) {
    const read = readConfig(environmentOf(name));
    expect(read.ok && Object.entries(read.config.moduleOrigins)).toEqual(origins);
  }
});

test('each nginx sets all variables of its template', () => {
  for (const [name, { volumes = [], environment = {} }] of Object.entries(services)) {
    const template = volumes.find((volume) => volume.includes('.conf.template'))?.split(':')[0];
    if (!template) continue;
    const wanted = readFileSync(join(root, template), 'utf8').matchAll(/\$\{([A-Z_0-9]+)\}/g);
    const missing = [...wanted].map(([, key]) => key ?? '').filter((key) => !(key in environment));
    expect([name, missing]).toEqual([name, []]);
  }
});

test('the proxy finds its nodes, and the nodes trust only the proxy', () => {
  const addressOf = (name: string) => services[name]?.networks?.default?.ipv4_address;
  const { SITE, API_1, API_2 } = environmentOf('proxy');
  expect([SITE, API_1, API_2]).toEqual(
    ['site', 'api-1', 'api-2'].map((name) => `${addressOf(name)}:${environmentOf(name)['PORT']}`),
  );
  for (const name of platform) expect(environmentOf(name)['TRUST_PROXY']).toBe(addressOf('proxy'));
});

test('every listening service has a health check', () => {
  const silent = Object.entries(services).filter(([, { healthcheck }]) => !healthcheck);
  expect(silent.map(([name]) => name)).toEqual(['jobs']);
});

test('each provider of the platform has a service of its own, with its database and the same key', () => {
  const named = environmentOf('api-1')['HOUSE_PROVIDERS'] ?? '';
  const origins = new Map(
    named.split(',').map((pair) => {
      const [id = '', origin = ''] = pair.split('=');
      return [id, origin] as const;
    }),
  );
  const ids = [...origins.keys()];
  expect(ids).toEqual(providerIds);
  const databases = readFileSync(join(root, 'tooling/docker/provider-databases.sql'), 'utf8');
  for (const id of ids) {
    const environment = environmentOf(id);
    expect(environment).toMatchObject({ PROVIDERS: id, WALLET_URL: 'http://proxy:4000' });
    expect(origins.get(id)).toBe(`http://${id}.localhost:${environment['PORT']}`);
    expect(environment[`${id.toUpperCase()}_DATABASE_URL`]).toMatch(new RegExp(`/${id}$`));
    expect(environment).toHaveProperty(`${id.toUpperCase()}_SECRET`);
    expect(databases).toContain(`CREATE DATABASE ${id};`);
  }
});
