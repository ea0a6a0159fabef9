import { join } from 'node:path';
import { firstRemotePort, remoteNames, root } from '../build/parts.mjs';
import { startServer } from './children.mjs';

/** The servers of the site in the order they stop in: first who asks, last who is asked. */
export function startSite({
  ports,
  dataDir,
  database,
  secrets,
  onTrouble,
  onRecovery,
  isOutsideCause,
  shellDir = 'shell/dist',
  env: extra = {},
}) {
  const origin = (name) => `http://localhost:${ports[name]}`;
  const logsDir = join(dataDir, 'logs');
  const common = {
    NODE_ENV: 'production',
    LOG_LEVEL: process.env.LOG_LEVEL || 'info',
    STUDIO_SECRET: secrets.studio,
    PAYMENTS_SECRET: secrets.payments,
  };
  const server = (name, main, env) =>
    startServer({
      name,
      main: join(root, main),
      cwd: root,
      env: { ...common, PORT: String(ports[name]), ...env, ...extra },
      port: ports[name],
      logsDir,
      onTrouble,
      onRecovery,
      isOutsideCause,
    });
  return [
    server('studio', 'studio/dist/main.js', {
      STUDIO_DATABASE_URL: database.studioUrl,
      WALLET_URL: origin('platform'),
      HOST_ORIGINS: hostOrigins(ports.platform).join(' '),
    }),
    server('payments', 'platform/dist/sandbox-payments/main.js', {
      ORIGIN: origin('payments'),
      DATA: join(dataDir, 'sandbox-payments.journal'),
    }),
    server('platform', 'platform/dist/main.js', {
      DATABASE_URL: database.url,
      KEYS_SECRET: secrets.keys,
      DATA_DIR: dataDir,
      PUBLIC_ORIGIN: origin('platform'),
      STUDIO_ORIGIN: origin('studio'),
      PAYMENTS_ORIGIN: origin('payments'),
      SHELL_DIR: join(root, shellDir),
      DEVELOPMENT_SHELL_DIR: join(root, 'shell/dist-development'),
      CONSOLE_DIR: join(root, 'console/dist'),
      RELEASE_DIRS: remoteNames.map((name) => join(root, name, 'dist')).join(','),
      DEMO: '1',
      DEMO_TEAM_TOKEN: secrets.team,
      DEVELOPMENT: '1',
    }),
  ];
}

/** Pages that may frame a game: the two demo brands', and those of remotes that run from their sources. */
function hostOrigins(port) {
  const ports = [port, ...remoteNames.map((_, index) => firstRemotePort + index)];
  return ports.flatMap((one) => [`http://localhost:${one}`, `http://second.localhost:${one}`]);
}
