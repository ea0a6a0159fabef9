import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { root } from '../build/parts.mjs';
import { Refusal } from './refusal.mjs';

export const usage = `npm start -- [--port N] [--data DIR]

  --port N     the site's port; the studio and the sandbox payments take the next two (4000)
  --data DIR   where the embedded database and the secrets live (data)

DATABASE_URL   use this PostgreSQL (15 or newer) in place of the embedded one
STUDIO_DATABASE_URL   and this one for the studio; DATABASE_URL's server, database "studio", unless given`;

/** What the command line asks for; `null` when it asks for help. */
export function readSettings(words, env) {
  const { help, port, data } = parse(words);
  if (help) return null;
  return {
    ports: { platform: port, studio: port + 1, payments: port + 2 },
    dataDir: resolve(env.INIT_CWD ?? root, data),
    databaseUrl: env.DATABASE_URL || null,
    studioDatabaseUrl: env.STUDIO_DATABASE_URL || null,
  };
}

function parse(words) {
  try {
    const { values } = parseArgs({
      args: words,
      options: {
        port: { type: 'string', default: '4000' },
        data: { type: 'string', default: resolve(root, 'data') },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
    return { ...values, port: portOf(values.port) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${error.message.split('. ')[0]}; try npm start -- --help`);
  }
}

function portOf(text) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port <= 65_533) return port;
  throw new Refusal(`--port must be a number from 1 to 65533, and it is "${text}"`);
}
