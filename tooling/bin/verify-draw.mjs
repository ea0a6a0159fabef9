#!/usr/bin/env node
// `npm run verify-draw -- PROOF.json [--commits COMMITS.json]`: recomputes a draw from a downloaded proof;
// for a jackpot `DRAW.json [--tickets TICKETS.json]`, one option per page of the list.
import '../start/node-version.mjs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { runCommand, Refusal } = await import('../start/refusal.mjs');
const { installMissing } = await import('../start/install.mjs');
const { printLine } = await import('../start/progress.mjs');
const { buildStale } = await import('../build/build-stale.mjs');
const { parts } = await import('../build/parts.mjs');

// npm runs scripts in the root folder, whatever the caller's folder is.
/** @param {string} file */
const here = (file) => resolve(process.env.INIT_CWD ?? '.', file);

await runCommand(async () => {
  await installMissing('site');
  await buildStale({ parts: parts().filter(({ name }) => name === 'contracts') });
  const { usage, verifyDraw } = await import('../verify-draw/verify-draw.mjs');
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { commits: { type: 'string' }, tickets: { type: 'string', multiple: true } },
  });
  const [proof, ...more] = positionals;
  if (!proof || more.length > 0) throw new Refusal(usage);
  const { lines, isFair } = await verifyDraw({
    proofFile: here(proof),
    ...(values.commits ? { commitsFile: here(values.commits) } : {}),
    ...(values.tickets ? { ticketFiles: values.tickets.map(here) } : {}),
  });
  for (const line of lines) printLine(line);
  return isFair ? 0 : 1;
});
