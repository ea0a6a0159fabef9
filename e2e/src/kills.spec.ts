import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ownPort, seededFolder } from './stack.ts';

const root = join(import.meta.dirname, '..', '..');

/** A short version of `npm run soak -- kills`: one kill of each kind. */
test('after kill -9 of platform, database and both the ledger contains each acknowledged operation once', async () => {
  const { code, output } = await soak('kills', '--rounds', '3', '--operations', '120');
  expect(output).toContain('each acknowledged one is there once, none twice');
  expect(code).toBe(0);
});

/** A short version of `npm run soak -- bets`. */
test('after kill -9 of the sports book every bet is settled or returned, the same in all books', async () => {
  const { code, output } = await soak('bets', '--rounds', '3');
  expect(output).toContain('each settled or returned, the same in both books and in the ledger');
  expect(code).toBe(0);
});

function soak(...words: readonly string[]): Promise<{ code: number | null; output: string }> {
  const path = join(root, 'tooling/bin/soak.mjs');
  const site = ['--port', String(ownPort), '--data', seededFolder()];
  const child = spawn(process.execPath, [path, ...words, ...site], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
