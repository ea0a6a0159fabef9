#!/usr/bin/env node
// `npm run check`: exactly what CI runs before the tests.
import '../start/node-version.mjs';

const { runCommand, Refusal } = await import('../start/refusal.mjs');
const { install, isInstalled } = await import('../start/install.mjs');
const { step } = await import('../start/progress.mjs');
const { check } = await import('../check/check.mjs');

await runCommand(async () => {
  if (!isInstalled()) await step('packages', install);
  const { failed } = await check();
  if (failed.length > 0) throw new Refusal(`failed: ${failed.join(', ')}`);
});
