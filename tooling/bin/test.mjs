#!/usr/bin/env node
// `npm test [-- word …]`: runs all checks and tests, or the tests with a word in their path. The last line is
// `N passed, N failed`.
import '../start/node-version.mjs';

const { runCommand } = await import('../start/refusal.mjs');
const { installMissing } = await import('../start/install.mjs');
const { requireTestPrograms } = await import('../check/test-programs.mjs');

await runCommand(async () => {
  requireTestPrograms();
  await installMissing('all');
  const { test } = await import('../check/test.mjs');
  const { passed, failed } = await test(process.argv.slice(2));
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});
