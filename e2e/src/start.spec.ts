import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@croupier/contracts';
import { databaseOf, killIfThere, stillRunning, treeOf } from './processes.ts';
import { ownPort, seededData, startStack, stopStacks, temporaryData } from './stack.ts';
import { balanceOf, expect, newName, register, test, visit } from './visitor.ts';

const root = join(import.meta.dirname, '..', '..');
const port = ownPort;

test.afterEach(stopStacks);

test('a port in use gives one clear line, and nothing is left behind', async () => {
  const taken = createServer();
  await new Promise<void>((listening) => taken.listen(port, '127.0.0.1', listening));
  const { dataDir, remove } = await temporaryData();
  const { code, output } = await refused({ dataDir: join(dataDir, 'new') });
  taken.close();
  expect(code).not.toBe(0);
  expect(output).toContain(String(port));
  expect(output.trim().split('\n').length).toBeLessThanOrEqual(3);
  expect(await readdir(dataDir)).toEqual([]);
  await remove();
});

test('a data folder that is a file is refused and kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'croupier-start-'));
  const file = join(folder, 'data');
  await writeFile(file, 'mine');
  await chmod(file, 0o400);
  const { code, output } = await refused({ dataDir: file });
  expect(code).not.toBe(0);
  expect(output).toMatch(/cannot write to the data folder/);
  await rm(folder, { recursive: true });
});

test('a data folder of a newer version is refused and not changed', async () => {
  const { dataDir, remove } = await temporaryData();
  await writeFile(join(dataDir, 'layout.json'), '{"layout": 999}');
  const { code, output } = await refused({ dataDir });
  expect(code).not.toBe(0);
  expect(output).toMatch(/newer version/);
  expect(await readdir(dataDir)).toEqual(['layout.json']);
  await remove();
});

test('an unreachable database gives one clear line without its password', async () => {
  const { dataDir, remove } = await temporaryData();
  const { code, output } = await refused({
    dataDir: join(dataDir, 'new'),
    env: { DATABASE_URL: 'postgres://me:secret-word@127.0.0.1:1/croupier' },
  });
  expect(code).not.toBe(0);
  expect(output).toContain('DATABASE_URL');
  expect(output).not.toContain('secret-word');
  await remove();
});

test('when the starter and the database are killed together nothing is left running, and the next start has everything that was acknowledged', async ({
  page,
  consoleErrors,
}) => {
  const { dataDir, remove } = await seededData();
  const origin = `http://localhost:${port}`;
  const first = await startStack({ port, dataDir });
  await visit(page, origin);
  // The demo's player begins with a gift; a new member begins with nothing.
  await register(page, { username: newName(), password: 'River2026boat' });
  await page.goto(`${origin}/?centre=member-centre&page=depositv2`);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Amount' }).fill('750');
  await page.getByRole('dialog').getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('button').first().click();
  await expect.poll(() => balanceOf(page)).toBe(750);

  const starter = first.process.pid ?? 0;
  const all = treeOf(starter);
  for (const pid of [starter, databaseOf(dataDir)]) killIfThere(pid);
  await expect.poll(() => stillRunning(all)).toEqual([]);

  const second = await startStack({ port, dataDir });
  await page.goto(origin);
  await expect.poll(() => balanceOf(page)).toBe(750);
  const report = await page.request.get(`${origin}${calls.systemStatus.path}`);
  expect(report.ok()).toBe(true);
  await page.close();
  expect(await second.stop()).toBe(0);
  await remove();
  // The page logged errors while the site was down.
  consoleErrors.length = 0;
});

interface Refused {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
}

function refused({ dataDir, env = {} }: Refused): Promise<{ code: number | null; output: string }> {
  const words = ['tooling/bin/start.mjs', '--data', dataDir, '--port', String(port)];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      words,
      { cwd: root, env: { ...process.env, ...env }, timeout: 120_000 },
      (error, out, err) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: lastLines(out + err) }),
    );
  });
}

/** The output after the name and the list of builds. */
function lastLines(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && line !== 'Croupier' && !line.includes('✓'))
    .join('\n');
}
