#!/usr/bin/env node
// `npm run new-module mfe-poker`: creates a remote with the same structure as the others.
import '../start/node-version.mjs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const { runCommand, Refusal } = await import('../start/refusal.mjs');
const { root } = await import('../build/parts.mjs');
const { withBuildLock } = await import('../build/build-lock.mjs');
const { installMissing, linkWorkspace } = await import('../start/install.mjs');
const { newModule } = await import('../new-module/new-module.mjs');
const { printLine, printWaiting, step } = await import('../start/progress.mjs');

await runCommand(async () => {
  const [name, ...more] = process.argv.slice(2);
  if (!name || more.length > 0) throw new Refusal('npm run new-module mfe-poker');
  await installMissing('all');
  const make = async () => {
    const folder = newModule(name, root);
    await linkWorkspace();
    // Formats the files: line lengths depend on the name.
    execFileSync(join(root, 'node_modules', '.bin', 'oxfmt'), [folder], { stdio: 'ignore' });
  };
  // The lock keeps a concurrent build from seeing a half-written module.
  await withBuildLock(root, () => step(`${name} is there, shaped like the others`, make), {
    onWait: printWaiting,
  });
  printLine(`
    npm start                       the site, in one terminal
    npm start -w ${name}    this module from its sources, in another
    npm run release -w ${name}
`);
});
