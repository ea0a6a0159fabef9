import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, root } from '../build/parts.mjs';
import { codeOf } from '../start/caught.mjs';
import { startServer } from '../start/children.mjs';
import { writeNginx } from './nginx.mjs';
import { programOf, providerProcesses, providersForPlatform } from '../start/providers.mjs';
import { originOf } from './plan.mjs';

const here = '127.0.0.1';

/**
 * Functions that start the processes of the split site, except the database: by name, in starting order.
 * `pids/` in the data folder contains each process id, for tests that end a process.
 * @typedef {import('../start/children.mjs').ServerOptions} ServerOptions
 * @typedef {import('./plan.mjs').Plan} Plan
 * @typedef {{ plan: Plan, dataDir: string, database: import('../start/site.mjs').SiteOptions['database'],
 *   secrets: import('../start/data-folder.mjs').Secrets }} Site
 * @param {Site & { programs: import('./programs.mjs').Programs }
 *   & Pick<ServerOptions, 'onFailure' | 'onRecovery' | 'isOutsideCause'>} options
 */
export function processesOf({ plan, dataDir, database, secrets, programs, ...watching }) {
  const pids = join(dataDir, 'pids');
  const nginxDir = join(dataDir, 'nginx');
  mkdirSync(pids, { recursive: true });

  /**
   * @param {string} name
   * @param {Pick<ServerOptions, 'main' | 'env' | 'args'>} options
   */
  const start = (name, options) =>
    startServer({
      name,
      cwd: root,
      port: plan.ports[name] ?? null,
      logsDir: join(dataDir, 'logs'),
      onStart: (pid) => notePid(join(pids, name), pid),
      ...watching,
      ...options,
    });

  /**
   * @param {string} name
   * @param {string} main
   * @param {Record<string, string>} env
   * @param {string[]} [args]
   * @returns {Starter}
   */
  const node = (name, main, env, args = []) => [
    name,
    () => start(name, { main: join(root, main), args, env: { ...common(secrets), ...env } }),
  ];

  /**
   * The program itself is `<name>.program`; its supervisor, which restarts it, is `<name>`.
   * @param {string} name
   * @param {string} path
   * @param {string[]} args
   * @returns {Starter}
   */
  const program = (name, path, args) => [
    name,
    () =>
      start(name, {
        main: join(import.meta.dirname, 'run-program.mjs'),
        args: [join(pids, `${name}.program`), path, ...args],
        env: {},
      }),
  ];

  /**
   * @param {string} name
   * @param {string} template
   * @param {Record<string, string>} values
   */
  const nginx = (name, template, values) =>
    program(name, programs.nginx, [
      '-c',
      writeNginx(nginxDir, {
        name,
        template,
        values: { LISTEN: `${here}:${plan.ports[name]}`, ...values },
      }),
    ]);

  /**
   * @param {string} name
   * @param {string} role
   * @param {Record<string, string>} env
   */
  const platform = (name, role, env = {}) =>
    node(name, programOf('platform'), {
      ...platformEnvironment({ plan, dataDir, database, secrets }),
      ROLE: role,
      PORT: String(plan.ports[name] ?? plan.ports.site),
      ...env,
    });

  return {
    ground: Object.fromEntries([program('redis', programs.redis, redisArguments(plan, nginxDir))]),
    // Runs alone at first: creates the tables, takes in the releases and seeds the demo.
    first: Object.fromEntries([platform('site', 'site', { RELEASE_DIRS: releaseDirs() })]),
    rest: Object.fromEntries([
      platform('api-1', 'api'),
      platform('api-2', 'api'),
      platform('jobs', 'jobs'),
      ...providersOf({ plan, database, secrets }).map(({ id, main, args, env }) =>
        node(id, main, env, args),
      ),
      node('payments', programOf('platform/sandbox-payments'), paymentsEnvironment(plan, dataDir)),
      ...plan.modules.map((name) => nginx(name, 'module', { MODULE: name, RELEASES: dataDir })),
      nginx('proxy', 'proxy', {
        HOSTS: `localhost second.localhost ${here}`,
        PAGES: join(import.meta.dirname, 'nginx'),
        SITE: `${here}:${plan.ports.site}`,
        API_1: `${here}:${plan.ports['api-1']}`,
        API_2: `${here}:${plan.ports['api-2']}`,
      }),
    ]),
  };
}

/** @typedef {[string, () => import('../start/children.mjs').Server]} Starter a process by its name */

/**
 * For people and tests: a note that the disk does not take costs nothing else.
 * @param {string} path
 * @param {number} pid
 */
function notePid(path, pid) {
  try {
    writeFileSync(path, `${pid}\n`);
  } catch (error) {
    if (codeOf(error) !== 'ENOSPC') throw error;
  }
}

/** @param {Site['secrets']} secrets */
const common = (secrets) => ({
  NODE_ENV: 'production',
  LOG_LEVEL: process.env.LOG_LEVEL || 'info',
  HOST: here,
  STUDIO_SECRET: secrets.studio,
  PAYMENTS_SECRET: secrets.payments,
});

/** @param {Site} site */
const platformEnvironment = ({ plan: { ports, modules }, dataDir, database, secrets }) => ({
  DATABASE_URL: database.url,
  REDIS_URL: `redis://${here}:${ports.redis}`,
  KEYS_SECRET: secrets.keys,
  DATA_DIR: dataDir,
  TRUST_PROXY: here,
  PUBLIC_ORIGIN: originOf(ports.proxy),
  STUDIO_ORIGIN: originOf(ports.studio),
  ...providersForPlatform({ originOf: (id) => originOf(ports[id]), secrets }),
  PAYMENTS_ORIGIN: originOf(ports.payments),
  MODULE_ORIGINS: modules.map((name) => `${name}=${originOf(ports[name])}`).join(','),
  SHELL_DIR: join(root, 'shell/dist'),
  CONSOLE_DIR: join(root, 'console/dist'),
  DEMO: '1',
  DEMO_TEAM_TOKEN: secrets.team,
});

const releaseDirs = () => remoteNames.map((name) => join(root, name, 'dist')).join(',');

/**
 * The studio and the further providers, each as a process of its own.
 * @param {Pick<Site, 'plan' | 'database' | 'secrets'>} site
 */
function providersOf({ plan: { ports }, database, secrets }) {
  const studio = {
    id: 'studio',
    main: programOf('studio'),
    args: [],
    env: { STUDIO_DATABASE_URL: database.studioUrl },
  };
  const others = providerProcesses({ databases: database.providerUrls, secrets });
  return [studio, ...others].map(({ id, env, ...process }) => ({
    ...process,
    id,
    env: {
      PORT: String(ports[id]),
      WALLET_URL: originOf(ports.proxy),
      HOST_ORIGINS: `http://localhost:${ports.proxy} http://second.localhost:${ports.proxy}`,
      ...env,
    },
  }));
}

/**
 * @param {Plan} plan
 * @param {string} dataDir
 */
const paymentsEnvironment = ({ ports }, dataDir) => ({
  PORT: String(ports.payments),
  ORIGIN: originOf(ports.payments),
  MERCHANT_ORIGIN: originOf(ports.proxy),
  DATA: join(dataDir, 'sandbox-payments.journal'),
});

/**
 * Redis may lose its data at any time: nothing is persisted.
 * @param {Plan} plan
 * @param {string} folder
 */
const redisArguments = ({ ports }, folder) => {
  mkdirSync(folder, { recursive: true });
  return ['--bind', here, '--port', String(ports.redis), '--dir', folder, '--save', ''].concat([
    '--appendonly',
    'no',
    '--maxmemory',
    '64mb',
    '--maxmemory-policy',
    'allkeys-lru',
  ]);
};
