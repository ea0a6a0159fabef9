import { buildStale } from '../build/build-stale.mjs';
import { openDatabase } from './database.mjs';
import { checkDataFolder, openDataFolder } from './data-folder.mjs';
import { installMissing } from './install.mjs';
import { requireFreePorts } from './ports.mjs';
import { say, step } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { readSettings, usage } from './settings.mjs';
import { startSite } from './site.mjs';
import { whenAskedToStop } from './stop-asked.mjs';

/** Brings the site up and stays until it is told to stop. */
export async function start(words, env) {
  const settings = readSettings(words, env);
  if (!settings) return console.log(usage);
  const began = performance.now();
  say('\nCroupier');
  await requireFreePorts(settings.ports);
  checkDataFolder(settings.dataDir);
  await installMissing();
  await buildStale({
    onBuilt: ({ name, ms }) => say(`  ✓ built ${name} (${(ms / 1000).toFixed(1)} s)`),
  });

  const stopAsked = whenAskedToStop();
  const database = await step('database', () => openDatabase(settings));
  let servers = [];
  try {
    const { secrets } = openDataFolder(settings.dataDir);
    const started = startAll(settings, { database, secrets });
    servers = started.servers;
    const up = step('servers', () => allReady(servers, settings)).then(() =>
      announce(settings, database, performance.now() - began),
    );
    await Promise.race([up.then(() => stopAsked), stopAsked, started.lost]);
    say('\n  draining …');
  } finally {
    for (const server of servers) await server.stop();
    await database.stop();
  }
  say('  stopped; everything is kept in the database');
}

/** `lost` rejects when a server keeps ending. */
function startAll(settings, { database, secrets }) {
  let lose;
  const lost = new Promise((_, reject) => (lose = reject));
  const servers = startSite({
    ...settings,
    database,
    secrets,
    onTrouble: (line) => say(`  ! ${line}`),
    onLost: (name) =>
      lose(new Refusal(`${name} keeps ending: see ${settings.dataDir}/logs/${name}.log`)),
  });
  return { servers, lost };
}

async function allReady(servers, { ports }) {
  await Promise.all(servers.map((server) => server.ready()));
  const page = await fetch(`http://localhost:${ports.platform}/`);
  if (!page.ok)
    throw new Refusal(`the site answers with status ${page.status}: see the logs beside the data`);
}

function announce({ ports }, database, ms) {
  const { platform: port } = ports;
  say(`
  Croupier is up (${(ms / 1000).toFixed(1)} s)

    Padma     http://localhost:${port}
    Verano    http://second.localhost:${port}
    Console   http://localhost:${port}/console/

    player    rahim / Padma2026!         (Padma)
    agent     karim_agent / Padma2026!   (Padma)
    player    lucia / Verano2026!        (Verano)
    operator  operator / Croupier2026!   (console)

    ${database.name}
    Ctrl-C drains and stops everything.
`);
}
