import { buildStale } from '../build/build-stale.mjs';
import { announceToOthers } from './announce-to-others.mjs';
import { makeCertificate } from './certificate.mjs';
import { checkDataFolder } from './data-folder.mjs';
import { noteSite } from './known-sites.mjs';
import { installMissing } from './install.mjs';
import { proxyPorts, requireKnownNames } from './other-machines.mjs';
import { requireFreePorts } from './ports.mjs';
import { printLine, printProgress, step } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { readSettings, usage } from './settings.mjs';
import { startSite } from './site.mjs';
import { whenAskedToStop } from './stop-signal.mjs';
import { supervise } from './supervisor.mjs';

/**
 * Starts the site and runs until stopped.
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} env
 */
export async function start(words, env) {
  const settings = readSettings(words, env);
  if (!settings) return console.log(usage);
  const began = performance.now();
  printLine('\nCroupier');
  const { names, ports } = settings;
  await requireFreePorts(names.length > 0 ? { ...ports, ...proxyPorts(ports.platform) } : ports);
  await requireKnownNames(names);
  checkDataFolder(settings.dataDir);
  await installMissing('site');
  await buildStale({
    onBuilt: ({ name, ms }) => printLine(`  ✓ built ${name} (${(ms / 1000).toFixed(1)} s)`),
  });

  const stopAsked = whenAskedToStop(env);
  const site = await supervise(settings, { stopAsked });
  try {
    noteSite({ port: settings.ports.platform, dataDir: settings.dataDir });
    const up = allUp(site, settings)
      .then(() => announce(settings, site.database, performance.now() - began))
      .then(() => (names.length > 0 ? announceToOthers(settings) : undefined));
    await Promise.race([up.then(() => stopAsked), stopAsked]);
    printLine('\n  draining …');
  } finally {
    await site.stop();
  }
  printLine('  stopped; everything is kept in the database');
}

/**
 * The site answers before the last provider does: its lobby is read from the catalogues that it keeps.
 * @param {Awaited<ReturnType<typeof supervise>>} site
 * @param {import('./settings.mjs').Settings} settings
 */
async function allUp(site, settings) {
  // One group each: who asks stops before who is asked.
  const { database, secrets, watching } = site;
  const { dataDir, names } = settings;
  const certificate = names.length > 0 ? await makeCertificate({ dataDir, names }) : null;
  const options = { ...settings, ...watching, onProgress: printProgress };
  const servers = startSite({ ...options, database, secrets, certificate }).reverse();
  const ups = servers.map((server) => site.add([server]));
  const all = Promise.all(ups);
  const platform = ups[servers.findIndex(({ name }) => name === 'platform')];
  await step(`site at http://localhost:${settings.ports.platform}`, async () => {
    // A server that refuses to start ends the wait as well.
    await Promise.race([platform, all]);
    await requirePage(settings.ports.platform);
  });
  await step('games of all providers', () => all);
}

/** @param {number} port */
async function requirePage(port) {
  const page = await fetch(`http://localhost:${port}/`);
  if (!page.ok)
    throw new Refusal(`the site answers with status ${page.status}: see the logs beside the data`);
}

const demoPlayers = `    player    rahim / Padma2026!         (Padma)
    agent     karim_agent / Padma2026!   (Padma)
    player    lucia / Verano2026!        (Verano)`;

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {{ name: string }} database
 * @param {number} ms
 */
function announce({ ports, hasDemoPlayers }, database, ms) {
  const { platform: port } = ports;
  printLine(`
  Croupier is up (${(ms / 1000).toFixed(1)} s)

    Padma     http://localhost:${port}
    Verano    http://second.localhost:${port}
    Console   http://localhost:${port}/console/

${hasDemoPlayers ? demoPlayers : '    the players and agents of the demo are closed'}
    operator  operator / Croupier2026!   (console)
    second    second_operator / Croupier2026!, code at http://localhost:${ports.payments}/authenticator

    ${database.name}
    Ctrl-C drains and stops everything.
`);
}
