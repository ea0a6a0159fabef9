import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { databaseOf, processBelow, stillRunning, treeOf } from './processes.ts';
import { ownPort, seededData, startStack, stopStacks, temporaryData, type Stack } from './stack.ts';

const port = ownPort;
const origin = `http://localhost:${port}`;
const byNpm = ['npm', 'start', '--'] as const;

let data = { dataDir: '', remove: async () => {} };

test.beforeAll(async () => {
  data = await seededData();
});
test.afterEach(stopStacks);
test.afterAll(() => data.remove());

test('a killed database restarts, so does a platform that is killed repeatedly, and a killed provider restarts alone; SIGINT to npm ends everything', async () => {
  const { dataDir } = data;
  const site = await startStack({ port, dataDir, command: byNpm });
  const starter = pidOf(site);

  const database = databaseOf(dataDir);
  process.kill(database, 'SIGKILL');
  await expect.poll(() => site.output()).toContain('the database is back');
  expect(databaseOf(dataDir)).not.toBe(database);
  await expect.poll(isServed).toBe(true);

  // A unit test of the supervisor kills a small program seven times.
  for (let kills = 1; kills <= 2; kills++) {
    process.kill(processBelow(starter, 'platform/dist/program.js'), 'SIGKILL');
    await expect.poll(() => site.output().split('platform is up again').length - 1).toBe(kills);
  }
  await expect.poll(isServed).toBe(true);

  // A provider that ends takes no other one along.
  const providers = ['studio/dist/program.js meghna', 'sportsbook/dist/program.js fb'];
  const others = ['studio/dist/program.js ds88', 'sportsbook/dist/program.js tf'];
  const before = others.map((words) => processBelow(starter, words));
  for (const words of providers) process.kill(processBelow(starter, words), 'SIGKILL');
  await expect.poll(() => site.output()).toContain('meghna is up again');
  await expect.poll(() => site.output()).toContain('fb is up again');
  expect(others.map((words) => processBelow(starter, words))).toEqual(before);
  await expectEndBy('SIGINT', site);
});

for (const signal of ['SIGTERM', 'SIGKILL'] as const)
  test(`${signal} to npm itself ends everything that it started`, async () => {
    const { dataDir } = data;
    await expectEndBy(signal, await startStack({ port, dataDir, command: byNpm }));
  });

// Only Linux lets a test give a process a disk of its own.
if (process.platform === 'linux')
  test('a full disk is named in the log, and the site is back when there is room', async () => {
    const { dataDir, remove } = await temporaryData();
    const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user'];
    const mount = 'mount -t tmpfs -o size=400m,mode=755 none "$0" && exec "$@"';
    const starter = [process.execPath, 'tooling/bin/start.mjs'];
    const site = await startStack({
      port,
      dataDir,
      command: ['unshare', ...asRoot, '--mount', 'sh', '-c', mount, dataDir, ...starter],
    });
    const disk = `/proc/${pidOf(site)}/root${dataDir}`;
    await fill(join(disk, 'fill'));
    await expect.poll(() => site.output()).toContain('is full');
    // What needs the disk to start cannot come back yet.
    process.kill(databaseOf(disk), 'SIGKILL');
    process.kill(processBelow(pidOf(site), 'platform/dist/program.js'), 'SIGKILL');
    await expect.poll(() => site.output()).toContain('next attempt in 2 s');

    await rm(join(disk, 'fill'));
    await expect.poll(() => site.output()).toContain('there is room on the disk again');
    await expect.poll(() => site.output()).toContain('the database is back');
    await expect.poll(isServed).toBe(true);
    expect(await site.stop()).toBe(0);
    await remove();
  });

/** A signal to the process that started the site ends that process and everything below it. */
async function expectEndBy(signal: NodeJS.Signals, site: Stack): Promise<void> {
  const all = treeOf(pidOf(site));
  process.kill(pidOf(site), signal);
  await expect.poll(() => stillRunning(all)).toEqual([]);
}

const pidOf = ({ process: { pid = 0 } }: Stack) => pid;

const isServed = () =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );

/** Writes until the disk takes no more. */
async function fill(path: string): Promise<void> {
  const megabyte = Buffer.alloc(1024 * 1024);
  const isTaken = () =>
    writeFile(path, megabyte, { flag: 'a' }).then(
      () => true,
      () => false,
    );
  while (await isTaken());
}
