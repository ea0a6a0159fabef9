import { join } from 'node:path';
import { firstRemotePort, remoteNames, root } from '../build/parts.mjs';
import { startServer } from './children.mjs';
import { demoHosts, proxyPorts, originsOf } from './other-machines.mjs';
import { programOf, providerIds, providerProcesses, providersForPlatform } from './providers.mjs';

/**
 * The servers of the site in stopping order: clients first, then the servers that they call.
 * @typedef {import('./children.mjs').ServerOptions} ServerOptions
 * @typedef {Pick<import('./settings.mjs').Settings, 'ports' | 'dataDir'> & Required<Pick<ServerOptions, 'onFailure'>>
 *   & Pick<ServerOptions, 'onRecovery' | 'isOutsideCause' | 'onProgress'> & { database: Pick<Awaited<ReturnType<typeof import('./database.mjs').openDatabase>>,
 *   'url' | 'studioUrl' | 'providerUrls'>,
 *   secrets: import('./data-folder.mjs').Secrets, names?: string[], hasDemoPlayers?: boolean, shellDir?: string, env?: Record<string, string>,
 *   certificate?: import('./certificate.mjs').Certificate | null }} SiteOptions
 * @param {SiteOptions} options
 */
export function startSite({
  ports,
  dataDir,
  database,
  secrets,
  onFailure,
  onRecovery,
  onProgress,
  isOutsideCause,
  names = [],
  hasDemoPlayers = true,
  certificate = null,
  shellDir = 'shell/dist',
  env: extra = {},
}) {
  /** @param {string} name */
  const origin = (name) => `http://localhost:${ports[name]}`;
  const others = originsOf(names, ports.platform);
  // Pages over HTTPS frame nothing that is not: with proxies the games and payments are at theirs, for all.
  /** @param {'studio' | 'payments'} name */
  const framed = (name) => others[name][0] ?? origin(name);
  /** @param {string} id */
  const providerOrigin = (id) => others.providers[id]?.[0] ?? origin(id);
  const framing = [...hostOrigins(ports.platform), ...others.padma, ...others.verano].join(' ');
  const logsDir = join(dataDir, 'logs');
  const common = {
    NODE_ENV: 'production',
    LOG_LEVEL: process.env.LOG_LEVEL || 'info',
    STUDIO_SECRET: secrets.studio,
    PAYMENTS_SECRET: secrets.payments,
  };
  /**
   * @param {keyof typeof ports} name
   * @param {string} main
   * @param {Record<string, string>} env
   * @param {string[]} [args]
   */
  const server = (name, main, env, args = []) =>
    startServer({
      name,
      main: join(root, main),
      args,
      cwd: root,
      env: { ...common, PORT: String(ports[name]), ...env, ...extra },
      port: ports[name] ?? null,
      logsDir,
      onFailure,
      onRecovery,
      onProgress,
      isOutsideCause,
    });
  // It takes longest, so it begins first.
  const platform = server('platform', programOf('platform'), {
    DATABASE_URL: database.url,
    KEYS_SECRET: secrets.keys,
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: origin('platform'),
    STUDIO_ORIGIN: framed('studio'),
    ...providersForPlatform({ originOf: providerOrigin, secrets }),
    PAYMENTS_ORIGIN: origin('payments'),
    RESULT_SOURCES: ['gazette', 'bureau']
      .map((name) => `${name}=${origin('payments')}/results/${name}`)
      .join(','),
    SHELL_DIR: join(root, shellDir),
    DEVELOPMENT_SHELL_DIR: join(root, 'shell/dist-development'),
    CONSOLE_DIR: join(root, 'console/dist'),
    RELEASE_DIRS: remoteNames.map((name) => join(root, name, 'dist')).join(','),
    DEMO: '1',
    DEMO_HISTORY: process.env.DEMO_HISTORY ?? '1',
    DEMO_PLAYERS: hasDemoPlayers ? 'on' : 'off',
    DEMO_TEAM_TOKEN: secrets.team,
    DEVELOPMENT: '1',
    ...(certificate && {
      // The first is where links in mail lead: what opens on a phone opens here as well.
      SITE_ORIGINS: [...others.padma, ...others.verano, origin('platform')].join(','),
      DEMO_HOSTS: demoHosts(names, ports.platform),
      TRUST_PROXY: '127.0.0.1,::1',
      NODE_EXTRA_CA_CERTS: certificate.authority,
    }),
  });
  const provider = { WALLET_URL: origin('platform'), HOST_ORIGINS: framing };
  return [
    server('studio', programOf('studio'), {
      ...provider,
      STUDIO_DATABASE_URL: database.studioUrl,
    }),
    ...providerProcesses({ databases: database.providerUrls, secrets }).map(
      ({ id, main, args, env }) => server(id, main, { ...provider, ...env }, args),
    ),
    server('payments', programOf('platform/sandbox-payments'), {
      ORIGIN: framed('payments'),
      DATA: join(dataDir, 'sandbox-payments.journal'),
    }),
    platform,
    ...(certificate
      ? proxiesOf(certificate, ports).map((proxy) =>
          startServer({ ...proxy, cwd: root, logsDir, onFailure, onRecovery, isOutsideCause }),
        )
      : []),
  ];
}

/**
 * The HTTPS fronts of the site for other machines, one for each origin.
 * @param {import('./certificate.mjs').Certificate} files
 * @param {SiteOptions['ports']} ports
 */
function proxiesOf(files, ports) {
  /** @type {Record<string, string>} */
  const targets = {
    padma: 'platform',
    verano: 'platform',
    studio: 'studio',
    payments: 'payments',
    ...Object.fromEntries(providerIds.map((id) => [id, id])),
  };
  return Object.entries(proxyPorts(ports.platform)).map(([name, port]) => ({
    name,
    port,
    main: join(import.meta.dirname, 'https-proxy.mjs'),
    env: {
      PORT: String(port),
      TARGET: String(ports[targets[name.replace('-https', '')] ?? ''] ?? ports.platform),
      CERTIFICATE: files.certificate,
      KEY: files.key,
      AUTHORITY: files.authority,
    },
  }));
}

/**
 * Origins that may frame a game: the two demo brands, and remotes that run from their sources.
 * @param {number} port
 */
function hostOrigins(port) {
  const ports = [port, ...remoteNames.map((_, index) => firstRemotePort + index)];
  return ports.flatMap((one) => [`http://localhost:${one}`, `http://second.localhost:${one}`]);
}
