import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../build/parts.mjs';
import { platformOption, platformOrigin } from '../remote/platform-option.mjs';
import { dataDirOf } from '../start/known-sites.mjs';
import { messageOf } from '../start/caught.mjs';
import { Refusal } from '../start/refusal.mjs';

export const usage = `npm run release -w mfe-games -- [--platform ORIGIN] [--token-file FILE | --data DIR]

  --platform ORIGIN   the platform (http://localhost:4000)
  --token-file FILE   holds your team's token; CROUPIER_TOKEN in the environment goes first
  --data DIR          the data folder of a site on this machine, which holds a token; that of the site
                      started last at the platform's port, or data, unless given`;

/**
 * Where to release to, with whose token and where that was read; `null` when help is asked for.
 * @typedef {{ origin: string, token: string, tokenSource: string }} Settings
 * @param {readonly string[]} words
 * @param {NodeJS.ProcessEnv} env
 * @param {string} base
 * @returns {Settings | null}
 */
export function readSettings(words, env, base = root) {
  const options = parse(words);
  if (options.help) return null;
  const origin = platformOrigin(options);
  return { origin, ...tokenOf(options, { origin, env, base }) };
}

/** @param {readonly string[]} words */
function parse(words) {
  const options = /** @type {const} */ ({
    ...platformOption,
    'token-file': { type: 'string' },
    data: { type: 'string' },
    help: { type: 'boolean', default: false, short: 'h' },
  });
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    throw new Refusal(`${messageOf(error).split('. ')[0]}\n\n${usage}`);
  }
}

/**
 * @param {{ 'token-file'?: string | undefined, data?: string | undefined }} options
 * @param {{ origin: string, env: NodeJS.ProcessEnv, base: string }} place
 */
function tokenOf({ 'token-file': file, data }, { origin, env, base }) {
  if (env.CROUPIER_TOKEN)
    return { token: env.CROUPIER_TOKEN.trim(), tokenSource: 'CROUPIER_TOKEN of the environment' };
  /** @param {string} path */
  const named = (path) => resolve(env.INIT_CWD ?? '.', path);
  const dataDir = data ? named(data) : (dataDirOf(origin, base) ?? join(base, 'data'));
  const path = file ? named(file) : join(dataDir, 'team-token');
  if (existsSync(path)) return { token: readFileSync(path, 'utf8').trim(), tokenSource: path };
  throw new Refusal(
    `${path} is not there: set CROUPIER_TOKEN to your team's token, which an operator makes, or name its file with --token-file, or the site's data folder with --data`,
  );
}
