import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Settings {
  readonly origin: string;
  readonly token: string;
  readonly tokenSource: string;
}

let base: string;
let readSettings: (
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  base: string,
) => Settings | null;
let noteSite: (site: { port: number; dataDir: string }, base: string) => void;
beforeAll(async () => {
  ({ readSettings } = await import('./settings.mjs'));
  ({ noteSite } = await import('../start/known-sites.mjs'));
});
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'croupier-release-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

function dataFolder(name: string): string {
  const folder = join(base, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'team-token'), `token of ${name}\n`);
  return folder;
}

const read = (words: readonly string[], env = {}) => readSettings(words, env, base);

test('the platform is named by --platform, and --to is refused with the word to use', () => {
  dataFolder('data');
  expect(read([])).toMatchObject({ origin: 'http://localhost:4000' });
  expect(read(['--platform', 'https://play.example/x'])).toMatchObject({
    origin: 'https://play.example',
  });
  expect(() => read(['--to', 'http://localhost:5000'])).toThrow(
    '--to is no option: name the platform with --platform http://localhost:5000',
  );
  expect(() => read(['--platform', 'nowhere'])).toThrow('--platform must be an origin');
});

test('the token is that of the site that was started at the port, wherever its data is', () => {
  dataFolder('data');
  const elsewhere = dataFolder('elsewhere');
  expect(read([])).toMatchObject({ token: 'token of data' });
  noteSite({ port: 4000, dataDir: elsewhere }, base);
  const token = 'token of elsewhere';
  expect(read([])).toMatchObject({ token, tokenSource: join(elsewhere, 'team-token') });
  expect(read(['--platform', 'http://second.localhost:4000'])).toMatchObject({ token });
  expect(read(['--platform', 'http://localhost:4100'])).toMatchObject({ token: 'token of data' });
  // Another machine's platform has nothing to do with a site of this one.
  expect(read(['--platform', 'https://play.example:4000'])).toMatchObject({
    token: 'token of data',
  });
});

test('the environment precedes the named file, and the file precedes the named data folder', () => {
  const other = dataFolder('other');
  const file = join(other, 'team-token');
  expect(read(['--data', other])).toMatchObject({ token: 'token of other', tokenSource: file });
  expect(read(['--token-file', file])).toMatchObject({ tokenSource: file });
  expect(read(['--token-file', file], { CROUPIER_TOKEN: ' mine ' })).toMatchObject({
    token: 'mine',
    tokenSource: 'CROUPIER_TOKEN of the environment',
  });
});

test('where there is no token, the place where it was looked for is named', () => {
  expect(() => read([])).toThrow(`${join(base, 'data', 'team-token')} is not there`);
});
