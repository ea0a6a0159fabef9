#!/usr/bin/env node
// `npm run soak -- kills | hostile`: runs longer tests than a test run can.
import '../start/node-version.mjs';

const { runCommand } = await import('../start/refusal.mjs');
const { installMissing } = await import('../start/install.mjs');

// Only the soak itself may book: the demo's members do not play.
process.env.DEMO_HISTORY ??= '';

await runCommand(async () => {
  await installMissing('all');
  const { soak } = await import('../soak/soak.mjs');
  return soak(process.argv.slice(2));
});
