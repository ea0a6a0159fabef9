import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { root } from '../build/parts.mjs';
import { lastPortAfter, readNames } from './other-machines.mjs';
import { lastProviderPort, providerPorts } from './providers.mjs';
import { messageOf } from './caught.mjs';
import { Refusal } from './refusal.mjs';

const largestPort = 65_535 - Math.max(lastPortAfter, lastProviderPort);

export const usage = `npm start -- [--port N] [--data DIR] [--host NAME…] [--without-demo]

  --port N     the site's port; the studio and the sandbox payments take the next two, further providers
               those from the twentieth on (4000)
  --data DIR   where the embedded database and the secrets live (data)
  --host NAME… serves the demo brands to phones and other machines as well, over HTTPS, at these names or
               addresses of this machine; four more ports after the site's
  --without-demo  closes the demo's players and agents for good, or never creates them; brands and operators stay

DATABASE_URL   use this PostgreSQL (15 or newer) in place of the embedded one
STUDIO_DATABASE_URL   and this one for the studio; each provider gets a database of its own on the same server`;

/**
 * Settings from the command line; `null` when help is requested.
 * @typedef {{ names: string[], hasDemoPlayers: boolean, ports: { platform: number, studio: number, payments: number } & Record<string, number>, dataDir: string,
 *   databaseUrl: string | null, studioDatabaseUrl: string | null }} Settings
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings | null}
 */
export function readSettings(words, env) {
  const { help, port, data, host, 'without-demo': isWithoutDemo } = parse(words);
  if (help) return null;
  const names = readNames(host);
  return {
    names,
    hasDemoPlayers: !isWithoutDemo,
    ports: { platform: port, studio: port + 1, payments: port + 2, ...providerPorts(port) },
    dataDir: resolve(env.INIT_CWD ?? root, data),
    databaseUrl: env.DATABASE_URL || null,
    studioDatabaseUrl: env.STUDIO_DATABASE_URL || null,
  };
}

/** @param {string[]} words */
function parse(words) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      // More names after `--host NAME`; no other positional argument is allowed.
      allowPositionals: words.includes('--host'),
      options: {
        port: { type: 'string', default: '4000' },
        data: { type: 'string', default: resolve(root, 'data') },
        host: { type: 'string', multiple: true, default: [] },
        'without-demo': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
    return { ...values, host: [...values.host, ...positionals], port: portOf(values.port) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${messageOf(error).split('. ')[0]}; try npm start -- --help`);
  }
}

/** @param {string} text */
function portOf(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port <= largestPort) return port;
  throw new Refusal(`--port must be a number from 1 to ${largestPort}, and it is "${text}"`);
}
