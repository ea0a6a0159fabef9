#!/usr/bin/env node
// `npm run check`: exactly what CI runs before the tests.
import '../start/node-version.mjs';

const { runCommand, Refusal } = await import('../start/refusal.mjs');
const { installMissing } = await import('../start/install.mjs');
const { check } = await import('../check/check.mjs');

await runCommand(async () => {
  await installMissing('all');
  const { failed } = await check();
  if (failed.length > 0) throw new Refusal(`failed: ${failed.join(', ')}`);
});
