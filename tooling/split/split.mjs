import { buildStale } from '../build/build-stale.mjs';
import { checkDataFolder } from '../start/data-folder.mjs';
import { installMissing } from '../start/install.mjs';
import { requireFreePorts } from '../start/ports.mjs';
import { printLine, step } from '../start/progress.mjs';
import { noteSite } from '../start/known-sites.mjs';
import { readSettings } from '../start/settings.mjs';
import { whenAskedToStop } from '../start/stop-signal.mjs';
import { supervise } from '../start/supervisor.mjs';
import { originOf, planOf } from './plan.mjs';
import { processesOf } from './processes.mjs';
import { findPrograms } from './programs.mjs';

const usage = `npm run start:split -- [--port N] [--data DIR]

  The site as several machines would run it, each process apart: nginx as the players' proxy and one as
  the origin of each module, the platform in its three roles with two nodes for calls, Redis, PostgreSQL,
  the studio and the sandbox payments. It needs nginx and redis-server.

  --port N     the proxy's port; the others take the fifteen and more after it (4000)
  --data DIR   where the embedded database, the releases and the secrets live (data)

DATABASE_URL   use this PostgreSQL (15 or newer) in place of the embedded one
STUDIO_DATABASE_URL   and this one for the studio`;

/**
 * Starts the split site and runs until stopped.
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} env
 */
export async function startSplit(words, env) {
  const settings = readSettings(words, env);
  if (!settings) return console.log(usage);
  const plan = planOf(settings.ports);
  printLine('\nCroupier, split');
  const programs = findPrograms(env);
  await requireFreePorts(plan.ports, 'npm run start:split');
  checkDataFolder(settings.dataDir);
  await installMissing('site');
  await buildStale({
    onBuilt: ({ name, ms }) => printLine(`  ✓ built ${name} (${(ms / 1000).toFixed(1)} s)`),
  });

  const stopAsked = whenAskedToStop(env);
  const site = await supervise(settings, { stopAsked });
  try {
    const { dataDir } = settings;
    noteSite({ port: settings.ports.platform, dataDir });
    const { database, secrets, watching } = site;
    const groups = processesOf({ ...watching, plan, dataDir, database, secrets, programs });
    const up = startAll(groups, site).then(() => announce(plan, site.database));
    await Promise.race([up.then(() => stopAsked), stopAsked]);
    printLine('\n  draining …');
  } finally {
    await site.stop();
  }
  printLine('  stopped; everything is kept in the database');
}

/**
 * @typedef {Awaited<ReturnType<typeof supervise>>} Site
 * @typedef {ReturnType<typeof processesOf>} Groups
 * @param {Groups} groups
 * @param {Site} site
 */
async function startAll({ ground, first, rest }, site) {
  await step('redis', () => startGroup(ground, site));
  await step('platform: tables, releases, demo', () => startGroup(first, site));
  await step('nodes and proxies', () => startGroup(rest, site));
}

/**
 * @param {Groups['first']} group
 * @param {Site} site
 */
const startGroup = (group, site) => site.add(Object.values(group).map((begin) => begin()));

/**
 * @param {import('./plan.mjs').Plan} plan
 * @param {{ name: string }} database
 */
function announce({ ports, modules }, database) {
  const lines = Object.entries(ports).map(
    ([name, port]) => `    ${name.padEnd(12)}${modules.includes(name) ? originOf(port) : port}`,
  );
  printLine(`
  Croupier is up, split

    Padma       http://localhost:${ports.proxy}
    Verano      http://second.localhost:${ports.proxy}
    Console     http://localhost:${ports.proxy}/console/

${lines.join('\n')}
    jobs        listens nowhere

    ${database.name}
    Ctrl-C drains and stops everything.
`);
}
