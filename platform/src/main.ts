import { createApp, type App } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { coreOf } from './core-of.ts';
import type { Core } from './core.ts';
import { isSuperuser, migrate, MigrationRefused } from './db/index.ts';
import { seedDemo, seedHistory } from './demo/seed-demo.ts';
import { FolderRefused } from './http/file-store.ts';
import { run, type Running } from './running.ts';

const drainAtMostMs = 12_000;

/** Reads the configuration, creates the modules, then listens; a signal stops everything in the reverse order. */
async function main(): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) return refuse(read.errors.join('\n'));
  const { config } = read;
  const core = coreOf(config);
  try {
    await migrate(config.databaseUrl);
    await warnOfSuperuser(core);
    const app = await createApp(core);
    await publishAndSeed(core, app);
    const running = await run(core, app, {
      beforeJobs: (signal) => seedHistory(core, app.modules, { onProgress: reportHistory, signal }),
    });
    drainOnSignal(core, running);
    process.stdout.write(`${JSON.stringify({ ready: running.address })}\n`);
  } catch (error) {
    const line = refusalOf(error, config);
    if (line === null) core.log.fatal({ err: error }, 'the platform could not start');
    await core.db.close().catch(() => undefined);
    refuse(line ?? 'the platform could not start; the lines above say why');
  }
}

/** Revoked privileges keep the append-only tables append-only; a superuser has every privilege. */
async function warnOfSuperuser({ db, log }: Core): Promise<void> {
  if (await isSuperuser(db))
    log.warn(
      'DATABASE_URL signs in as a superuser: the ledger and the audit trail are append-only for other roles alone. Give the platform a role of its own.',
    );
}

/** Publishes the local builds and seeds the demo. A refused build is logged; the start continues. */
async function publishAndSeed(core: Core, { modules }: App): Promise<void> {
  const { releaseDirs, demo } = core.config;
  const released: string[] = [];
  for (const published of await modules.registry.publishFolders(releaseDirs)) {
    if (published.ok) released.push(published.name);
    else core.log.error(published.reason);
  }
  if (demo) await seedDemo(core, modules, released);
}

/** `npm start` shows it. */
function reportHistory(done: number, total: number): void {
  if (process.connected)
    process.send?.({ what: 'draws begin after the days of the demo’s history', done, total });
}

function drainOnSignal({ log }: Core, running: Running): void {
  let isDraining = false;
  const drain = async () => {
    if (isDraining) return;
    isDraining = true;
    // Ends the process even if a request hangs: committed data is in the database.
    setTimeout(() => process.exit(1), drainAtMostMs).unref();
    await running.drain();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      drain().catch((error: unknown) => {
        log.error({ err: error }, 'draining failed');
        process.exit(1);
      });
    });
  }
}

/** One line for an error that the operator can fix; `null` for an error of the platform itself. */
function refusalOf(error: unknown, { port, databaseUrl }: Config): string | null {
  if (error instanceof MigrationRefused || error instanceof FolderRefused) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return `port ${port} is taken: stop what listens there, or choose another with PORT`;
  if (code === 'EACCES')
    return `port ${port} or the data folder is not ours to use: ${String(error)}`;
  if (code === 'ENOENT' && error instanceof Error && 'path' in error) {
    return `${String(error.path)} is missing: build first (npm run build)`;
  }
  if (typeof code === 'string' && unreachable.has(code)) {
    return `the database at ${withoutPassword(databaseUrl)} cannot be reached (${code}): check DATABASE_URL and that it runs`;
  }
  return null;
}

/** No server, an unknown host, a refused log-in, no such database, no room. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  '28P01',
  '28000',
  '3D000',
  '53300',
  '57P03',
]);

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
}

/** Prints the line and ends the process, although started work would keep it alive. */
function refuse(line: string): void {
  process.stderr.write(`${line}\n`, () => process.exit(1));
}

await main();
