import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { buildStale } from '../build/build-stale.mjs';
import { developmentShell, firstRemotePort, parts, remoteNames } from '../build/parts.mjs';
import { step } from '../start/progress.mjs';
import { requireFreePorts } from '../start/ports.mjs';
import { Refusal } from '../start/refusal.mjs';
import { whenAskedToStop } from '../start/stop-signal.mjs';
import { KeepStateServer } from './keep-state-server.mjs';
import { platformOption, platformOrigin } from './platform-option.mjs';
import { plainName } from '../webpack/compile.mjs';

/**
 * Serves one remote from its sources; every page and call comes from a running platform, and each request
 * tells the platform to use this remote. A saved file shows at once, and the page keeps its state; a change
 * outside components reloads the page.
 * @param {string} dir
 * @param {string[]} words
 */
export async function serveRemote(dir, words) {
  const name = plainName(dir);
  const { platform, port } = settingsOf(words, name);
  await requirePlatform(platform);
  await requireFreePorts({ [name]: port });
  await buildStale({ parts: parts().filter(({ name: part }) => part === 'contracts') });
  const { localModulePath } = await import('@croupier/contracts');
  await step('development shell', () => buildStale({ parts: [developmentShell()] }));
  const { default: config } = await import(pathToFileURL(join(dir, 'webpack.config.mjs')).href);
  const server = new KeepStateServer(
    serverOptions({ name, platform, port, files: localModulePath(name) }),
    webpack(config),
  );
  await server.start();
  console.log(
    `\n  ${name} from its sources: http://localhost:${port} (the rest from ${platform})\n`,
  );
  await whenAskedToStop();
  await server.stop();
  process.exit(0);
}

/**
 * @param {string[]} words
 * @param {string} name
 */
function settingsOf(words, name) {
  const { values } = parseArgs({
    args: words,
    options: {
      ...platformOption,
      port: {
        type: 'string',
        default: String(firstRemotePort + Math.max(0, remoteNames.indexOf(name))),
      },
    },
  });
  return { platform: platformOrigin(values), port: Number(values.port) };
}

/** @param {string} platform */
async function requirePlatform(platform) {
  const answer = await fetch(platform).catch(() => null);
  if (!answer)
    throw new Refusal(
      `nothing answers at ${platform}: start the site first (npm start), or name another with --platform`,
    );
}

/**
 * @param {{ name: string, platform: string, port: number, files: string }} options
 * @returns {import('webpack-dev-server').Configuration}
 */
function serverOptions({ name, platform, port, files }) {
  // The page may come from the platform: its origin is not the address for updates.
  const webSocketURL = { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' };
  return {
    port,
    hot: true,
    liveReload: true,
    compress: false,
    static: false,
    historyApiFallback: false,
    allowedHosts: ['localhost', '.localhost'],
    headers: { 'access-control-allow-origin': '*', 'timing-allow-origin': '*' },
    client: {
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
      webSocketURL,
    },
    devMiddleware: { publicPath: files },
    proxy: [
      {
        context: (/** @type {string} */ path) => !path.startsWith(files),
        target: platform,
        headers: { 'x-local-module': `${name}=http://localhost:${port}${files}` },
        logLevel: 'warn',
      },
    ],
  };
}
