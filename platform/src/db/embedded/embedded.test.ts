import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { closing } from '../../testing/index.ts';
import { findBinaries } from './binaries.ts';
import { isAlive } from './orphan.ts';
import { type Embedded, openEmbedded } from './open-embedded.ts';

function aDataDir(): string {
  const dataDir = mkdtempSync(join(process.env['CROUPIER_TEST_RUN'] ?? '', 'embedded-'));
  chmodSync(dataDir, 0o755);
  return dataDir;
}

async function open(dataDir: string): Promise<Embedded> {
  const embedded = await openEmbedded({ dataDir });
  closing(() => embedded.stop());
  return embedded;
}

async function ask(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Opens the folder in a child process that kills itself when the server answers. Returns the signal that
 * ended it.
 */
function killedStarter(dataDir: string): Promise<string | null> {
  const options = {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  };
  const script = `
    const { transformFileSync } = require('@swc/core');
    require.extensions['.ts'] = (module, file) => module._compile(transformFileSync(file, ${JSON.stringify(options)}).code, file);
    const { openEmbedded } = require(${JSON.stringify(join(__dirname, 'open-embedded.ts'))});
    openEmbedded({ dataDir: ${JSON.stringify(dataDir)} }).then(() => process.kill(process.pid, 'SIGKILL'));`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((done) => child.once('exit', (_, signal) => done(signal)));
}

/**
 * A live process that is not PostgreSQL, owned by the folder's owner, because PostgreSQL only considers
 * those.
 */
function otherProcess(folder: string): ChildProcess {
  const { uid, gid } = statSync(folder);
  const child = spawn('sleep', ['300'], {
    stdio: 'ignore',
    ...(process.getuid?.() === 0 && { uid, gid }),
  });
  closing(async () => void child.kill('SIGKILL'));
  return child;
}

test('committed data is there after stop and start', async () => {
  const dataDir = aDataDir();
  const first = await open(dataDir);
  await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS value');
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);
  const second = await open(dataDir);
  expect(second.tookOver).toBe(false);
  await expect(ask(second.url, 'SELECT value FROM kept')).resolves.toEqual([{ value: 42 }]);
});

test('neither role is a superuser, and the studio cannot connect to the platform’s database', async () => {
  const { url, studioUrl } = await open(aDataDir());
  const mine = 'SELECT current_user AS name, rolsuper FROM pg_roles WHERE rolname = current_user';
  await expect(ask(url, mine)).resolves.toEqual([{ name: 'croupier', rolsuper: false }]);
  await expect(ask(studioUrl, mine)).resolves.toEqual([{ name: 'studio', rolsuper: false }]);
  await expect(ask(url.replace('user=croupier', 'user=studio'), mine)).rejects.toThrow(
    /permission denied/,
  );
});

test('each provider has a database of its own, which no other provider can read', async () => {
  const embedded = await openEmbedded({ dataDir: aDataDir(), providers: ['acme', 'blue-moon'] });
  closing(() => embedded.stop());
  const { acme = '', 'blue-moon': blueMoon = '' } = embedded.providerUrls;
  await expect(ask(acme, 'SELECT current_database() AS name')).resolves.toEqual([{ name: 'acme' }]);
  await expect(ask(acme.replace('user=acme', 'user=blue-moon'), 'SELECT 1')).rejects.toThrow(
    /permission denied/,
  );
  await expect(ask(blueMoon, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
});

test('providers that shared a database each begin with a copy of it, which is their own', async () => {
  const dataDir = aDataDir();
  const before = await openEmbedded({ dataDir, providers: ['both'] });
  await ask(before.providerUrls['both'] ?? '', 'CREATE TABLE kept AS SELECT 42 AS value');
  await before.stop();

  const formerDatabases = { acme: 'both', zenith: 'both' };
  const options = { dataDir, providers: ['acme', 'zenith'], formerDatabases };
  for (const start of ['first', 'second']) {
    const embedded = await openEmbedded(options);
    closing(() => embedded.stop());
    for (const url of Object.values(embedded.providerUrls)) {
      if (start === 'first') await ask(url, 'UPDATE kept SET value = value + 1');
      else await expect(ask(url, 'SELECT value FROM kept')).resolves.toEqual([{ value: 43 }]);
      await ask(url, 'ALTER TABLE kept ADD COLUMN IF NOT EXISTS more integer');
    }
    await embedded.stop();
  }
});

test('of five starters on one folder one wins and the others get one clear line', async () => {
  const dataDir = aDataDir();
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => open(dataDir)));
  const refusals = results.flatMap((result) =>
    result.status === 'rejected' ? [String(result.reason)] : [],
  );
  expect(refusals).toHaveLength(4);
  for (const refusal of refusals) expect(refusal).toMatch(/in use by another Croupier/);
});

test('a server whose starter was killed is taken over with its data', async () => {
  const dataDir = aDataDir();
  const signal = await killedStarter(dataDir);
  const embedded = await open(dataDir);
  expect({ signal, tookOver: embedded.tookOver }).toEqual({ signal: 'SIGKILL', tookOver: true });
});

test('a server that was killed itself starts again with the committed data', async () => {
  const dataDir = aDataDir();
  const first = await open(dataDir);
  await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS value');
  process.kill(first.pid, 'SIGKILL');
  await first.stop();
  const second = await open(dataDir);
  expect(second.tookOver).toBe(false);
  await expect(ask(second.url, 'SELECT value FROM kept')).resolves.toEqual([{ value: 42 }]);
});

test.each([
  ['names a process that is no PostgreSQL', (pid: string) => pid],
  ['is empty', () => ''],
])('a pid file that %s does not keep the server from starting', async (_, first) => {
  const dataDir = aDataDir();
  await (await open(dataDir)).stop();
  const number = first(String(otherProcess(join(dataDir, 'postgres')).pid));
  writeFileSync(
    join(dataDir, 'postgres', 'postmaster.pid'),
    number && `${number}\n${dataDir}/postgres\n1700000000\n5432\n`,
  );
  const embedded = await open(dataDir);
  await expect(ask(embedded.url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
});

test('a socket lock that a killed server left does not prevent the next start', async () => {
  const dataDir = aDataDir();
  const first = await open(dataDir);
  await first.stop();
  const socketDir = new URL(first.url).searchParams.get('host') ?? '';
  writeFileSync(
    join(socketDir, '.s.PGSQL.5432.lock'),
    `${otherProcess(join(dataDir, 'postgres')).pid}\n${dataDir}/postgres\n1700000000\n5432\n`,
  );
  const embedded = await open(dataDir);
  await expect(ask(embedded.url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
});

test('a cluster that a kill left half-made is removed', async () => {
  const dataDir = aDataDir();
  mkdirSync(join(dataDir, 'postgres.new-1234'));
  writeFileSync(join(dataDir, 'postgres.new-1234', 'half'), 'made');
  await open(dataDir);
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log']);
});

test('a folder of another major version is refused and not changed', async () => {
  const dataDir = aDataDir();
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(open(dataDir)).rejects.toThrow(/was made by PostgreSQL 17 and this build has 18/);
  expect(readFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('17\n');
});

test('a folder with other files is refused and not changed', async () => {
  const dataDir = aDataDir();
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres', 'letter.txt'), 'dear');
  await expect(open(dataDir)).rejects.toThrow(/is no data folder of PostgreSQL/);
  expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['letter.txt']);
});

test('a data folder that is not writable is refused', async () => {
  await expect(open('/proc/croupier')).rejects.toThrow(/cannot write to the data folder/);
  const file = join(aDataDir(), 'file');
  writeFileSync(file, '');
  await expect(open(file)).rejects.toThrow(/cannot write to the data folder/);
});

test('a folder below a private folder works, and so does a path that is too long for a socket', async () => {
  const parent = aDataDir();
  chmodSync(parent, 0o700);
  const dataDir = join(parent, 'x'.repeat(120));
  const embedded = await open(dataDir);
  await expect(ask(embedded.url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
  await embedded.stop();
  rmSync(dataDir, { recursive: true });
});

test('a system without a PostgreSQL package gets an error that says what to do', () => {
  expect(() => findBinaries('sunos', 'sparc')).toThrow(
    /no embedded PostgreSQL for sunos-sparc, only for linux-x64, .*set DATABASE_URL/,
  );
  expect(() => findBinaries('win32', 'x64')).toThrow(/for Windows: use WSL/);
  expect(existsSync(findBinaries().postgres)).toBe(true);
});
