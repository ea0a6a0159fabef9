#!/usr/bin/env node
// `npm run new-module mfe-poker`: a remote shaped like the others.
import '../start/node-version.mjs';

const { runCommand, Refusal } = await import('../start/refusal.mjs');
const { root } = await import('../build/parts.mjs');
const { linkWorkspace } = await import('../start/install.mjs');
const { newModule } = await import('../new-module/new-module.mjs');
const { say, step } = await import('../start/progress.mjs');

await runCommand(async () => {
  const [name, ...more] = process.argv.slice(2);
  if (!name || more.length > 0) throw new Refusal('npm run new-module mfe-poker');
  newModule(name, root);
  await step(`${name} is there, shaped like the others`, linkWorkspace);
  say(`
    npm start                       the site, in one terminal
    npm start -w ${name}    this module from its sources, in another
    npm run release -w ${name}
`);
});
