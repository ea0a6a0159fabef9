#!/usr/bin/env node
// `npm run new-module mfe-poker`: a remote shaped like the others.
import '../start/node-version.mjs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const { runCommand, Refusal } = await import('../start/refusal.mjs');
const { root } = await import('../build/parts.mjs');
const { linkWorkspace } = await import('../start/install.mjs');
const { newModule } = await import('../new-module/new-module.mjs');
const { say, step } = await import('../start/progress.mjs');

await runCommand(async () => {
  const [name, ...more] = process.argv.slice(2);
  if (!name || more.length > 0) throw new Refusal('npm run new-module mfe-poker');
  const folder = newModule(name, root);
  await step(`${name} is there, shaped like the others`, async () => {
    await linkWorkspace();
    // Lines are as long as the name makes them.
    execFileSync(join(root, 'node_modules', '.bin', 'oxfmt'), [folder], { stdio: 'ignore' });
  });
  say(`
    npm start                       the site, in one terminal
    npm start -w ${name}    this module from its sources, in another
    npm run release -w ${name}
`);
});
