#!/usr/bin/env node
// `npm run bench [-- --json FILE]`: builds everything that is measured, then runs `bench/`.
import '../start/node-version.mjs';
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const { runCommand } = await import('../start/refusal.mjs');
const { installMissing } = await import('../start/install.mjs');
const { step } = await import('../start/progress.mjs');
const { buildStale } = await import('../build/build-stale.mjs');
const { benchParts, root } = await import('../build/parts.mjs');

await runCommand(async () => {
  await installMissing('all');
  await step('the site, and the same as one bundle', () => buildStale({ parts: benchParts() }));
  const words = process.argv.slice(2);
  const at = words.indexOf('--json');
  // npm runs scripts in the root folder, whatever the caller's folder is.
  const file = at < 0 ? undefined : words[at + 1];
  if (file) words[at + 1] = resolve(process.env.INIT_CWD ?? '.', file);
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'bench/dist/main.js'), ...words], {
      cwd: root,
      stdio: 'inherit',
    });
    child.once('close', (code) => done(code ?? 1));
  });
});
