import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../build/parts.mjs';
import { Refusal } from '../start/refusal.mjs';

export const usage = `npm run release -w mfe-games -- [--to ORIGIN] [--token-file FILE]

  --to ORIGIN         the platform (http://localhost:4000)
  --token-file FILE   holds your team's token; CROUPIER_TOKEN in the environment goes first,
                      and a platform on this machine takes the one in data/team-token`;

/** Where to release to, and with whose token; `null` when help is asked for. */
export function readSettings(words, env) {
  const { help, to, 'token-file': file } = parse(words);
  if (help) return null;
  if (!URL.canParse(to)) throw new Refusal(`--to must be an origin, as http://localhost:4000`);
  return { origin: new URL(to).origin, token: tokenOf(file, env) };
}

function parse(words) {
  const options = {
    to: { type: 'string', default: 'http://localhost:4000' },
    'token-file': { type: 'string' },
    help: { type: 'boolean', default: false, short: 'h' },
  };
  try {
    return parseArgs({ args: words, options }).values;
  } catch (error) {
    throw new Refusal(`${error.message.split('. ')[0]}\n\n${usage}`);
  }
}

function tokenOf(file, env) {
  if (env.CROUPIER_TOKEN) return env.CROUPIER_TOKEN.trim();
  const path = file ? resolve(env.INIT_CWD ?? '.', file) : join(root, 'data', 'team-token');
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  throw new Refusal(
    `${path} is not there: set CROUPIER_TOKEN to your team's token, which an operator makes, or name its file with --token-file`,
  );
}
