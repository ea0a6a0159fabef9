#!/usr/bin/env node
// `npm start`: from a clone to a served site. Imports only Node's own modules, because it runs before an
// install.
import '../start/node-version.mjs';

const { runCommand } = await import('../start/refusal.mjs');
const { start } = await import('../start/start.mjs');

await runCommand(() => start(process.argv.slice(2), process.env));
