#!/usr/bin/env node
// `npm run soak -- kills | hostile`: tries for longer than a test run would wait.
import '../start/node-version.mjs';

const { runCommand } = await import('../start/refusal.mjs');
const { install, isInstalled } = await import('../start/install.mjs');
const { step } = await import('../start/progress.mjs');

await runCommand(async () => {
  if (!isInstalled()) await step('packages', install);
  const { soak } = await import('../soak/soak.mjs');
  return soak(process.argv.slice(2));
});
