#!/usr/bin/env node
// `npm run start:split`: runs the site on this machine as several machines would run it.
import '../start/node-version.mjs';

const { runCommand } = await import('../start/refusal.mjs');
const { startSplit } = await import('../split/split.mjs');

await runCommand(() => startSplit(process.argv.slice(2), process.env));
