import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { messageOf } from '../start/caught.mjs';
import { Refusal } from '../start/refusal.mjs';

const usage = `npm run soak -- kills [--rounds 50] [--operations 1000] [--port 4900] [--seed N] [--only platform] [--data FOLDER]
npm run soak -- rounds [--rounds 12] [--port 4900] [--seed N]
npm run soak -- bets [--rounds 200] [--port 4900] [--seed N] [--data FOLDER]
npm run soak -- hostile [--runs 40] [--seed N]

  kills     kill -9 of the platform, of the database and of both, in the middle of mixed money operations
  rounds    kill -9 of the studio and of its wallet, in the middle of spins, of roulette, hunts and boat races
  bets      kill -9 of the sports book, in the middle of bets, matches, settlements and corrected results
  hostile   every call of the table with hostile requests, others than those of the test run
  --data    the site begins with a copy of the data of this stopped site; new data without it
  --seed    what a run that failed has printed; without it each run is another`;

/**
 * Runs the soak that the command line names; returns the exit code.
 * @param {string[]} words
 */
export async function soak(words) {
  const [what, ...rest] = words;
  const settings = read(rest, what === 'bets' ? 200 : 50);
  if (what === 'kills') return (await import('./kills.mjs')).kills(settings);
  if (what === 'rounds') return (await import('./rounds.mjs')).rounds(settings);
  if (what === 'bets') return (await import('./bets.mjs')).bets(settings);
  if (what === 'hostile') return (await import('./hostile.mjs')).hostile(settings);
  throw new Refusal(usage);
}

/**
 * @typedef {{ rounds: number, operations: number, port: number, runs: number, seed: number, only: string | null, data: string | null }} Settings
 * @param {string[]} words
 * @param {number} kills how many of them without `--rounds`
 * @returns {Settings}
 */
function read(words, kills) {
  try {
    const text = /** @type {const} */ ({ type: 'string' });
    const { values } = parseArgs({
      args: words,
      options: {
        rounds: text,
        operations: text,
        port: text,
        seed: text,
        runs: text,
        only: text,
        data: text,
      },
    });
    return {
      rounds: whole(values, 'rounds', kills),
      operations: whole(values, 'operations', 1_000),
      port: whole(values, 'port', 4900),
      runs: whole(values, 'runs', 40),
      seed: whole(values, 'seed', randomInt(2 ** 31 - 1)),
      only: values.only ?? null,
      data: values.data ?? null,
    };
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(`${messageOf(error)}\n\n${usage}`);
  }
}

/**
 * @param {Record<string, string | undefined>} values
 * @param {string} name
 * @param {number} otherwise
 */
function whole(values, name, otherwise) {
  const text = values[name] ?? String(otherwise);
  if (!/^\d{1,10}$/.test(text))
    throw new Refusal(`--${name} must be a whole number, not "${text}"`);
  return Number(text);
}
