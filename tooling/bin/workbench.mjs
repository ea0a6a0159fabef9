#!/usr/bin/env node
// `npm run workbench`, `npm run workbench:build`: serves or builds the kit's stories (the workspace's scripts
// `start` and `build`) after installing what the site alone does not need.
import '../start/node-version.mjs';
import { spawn } from 'node:child_process';

const { runCommand, Refusal } = await import('../start/refusal.mjs');
const { installMissing } = await import('../start/install.mjs');
const { root } = await import('../build/parts.mjs');

await runCommand(async () => {
  const [verb = '', ...more] = process.argv.slice(2);
  if (!['start', 'build'].includes(verb) || more.length > 0)
    throw new Refusal('npm run workbench, or npm run workbench:build');
  await installMissing('all');
  const child = spawn('npm', ['run', verb, '-w', 'workbench'], { cwd: root, stdio: 'inherit' });
  return new Promise((done) => child.once('close', (code) => done(code ?? 1)));
});
