import { agreedCalls } from './agreed-calls.mjs';
import { agreementOf, rulesOf } from './agreement.mjs';
import { createClient } from './client.mjs';
import { freeRounds } from './free-rounds.mjs';
import { furtherCalls } from './further-calls.mjs';
import { hostile } from './hostile.mjs';
import { liveStream } from './live-stream.mjs';
import { rules, unseen } from './rules.mjs';
import { openBetsFor, sessionEnds } from './session-ends.mjs';
import { Broken, sitDown } from './table.mjs';

export const usage = `npm run provider:conformance -- --url https://… --partner acme --key k1 --secret … --game CODE \\
  --launch TOKEN --launch TOKEN --launch TOKEN [--stake 100000] [--agreement NAMES or FILE.json] \\
  [--do-sign-out COMMAND] [--do-expire COMMAND] [--do-lock COMMAND] [--stream URL [--stream-cookie COOKIE]]
  [--free-rounds]
The launch tokens: two of one player and one of another, each with twenty stakes at least and nothing else going on.
--agreement: what is agreed, by the platform's names, as rollsBackRounds,correctsResults,rules.manyWinsOneBet,
  repeats=stored, or the provider's settings as a JSON file.
--do-…: a command that signs the player out, lets the session expire or locks the player; PLAYER is in its
  environment. --stream: the live stream of the first player's page, with the cookie of that page.
--free-rounds: the first player was granted six free rounds or more in the game, each worth the stake at least.
Rules without their option are skipped and reported as skipped.`;

/**
 * Tests a wallet against the rules of the protocol, from a provider's side. Returns one line per rule; never
 * rejects because of the wallet.
 * @typedef {import('./table.mjs').Acts} Acts
 * @typedef {import('./table.mjs').Rule} Rule
 * @typedef {import('./table.mjs').Table} Table
 * @typedef {{ rule: string, title: string, error: string | null }} Finding
 * @param {import('./client.mjs').Connection & { launches: readonly string[], game: string, stake: string,
 *   agreement?: import('./agreement.mjs').Agreement, acts?: Acts }} options
 */
export async function runConformance({
  url,
  partner,
  key,
  secret,
  now,
  agreement = agreementOf(''),
  acts = {},
  ...seats
}) {
  const client = createClient({ url, partner, key, secret, now });
  /** @type {Finding[]} */
  const found = [];
  try {
    const allowed = rulesOf(agreement, seats.game);
    const table = { ...(await sitDown(client, seats)), agreed: agreement, allowed, acts };
    // A new session ends the session that the other rules use, so this rule runs last.
    const stream = tried([liveStream], acts);
    const all = [
      ...rules.slice(0, -1),
      ...agreedCalls,
      ...furtherCalls,
      ...hostile,
      ...stream,
      ...tried(freeRounds, acts),
      ...rules.slice(-1),
    ];
    for (const one of all) found.push(await heldTo(one, table));
    const ends = tried(sessionEnds, acts);
    const openBets = ends.length > 0 ? await openBetsFor(table, acts) : {};
    for (const one of ends) found.push(await heldTo(one, { ...table, openBets }));
  } catch (error) {
    found.push({ rule: 'launch', title: 'a launch token opens a session', error: wordsOf(error) });
  }
  const failed = found.filter(({ error }) => error !== null);
  const untried = [liveStream, ...freeRounds, ...sessionEnds]
    .filter((one) => !isTried(one, acts))
    .map(({ rule, title }) => noteLine(rule, `not tried: ${title}`));
  const notSeen = unseen.map(([rule, why]) =>
    noteLine(rule, `not to be seen from outside (${why})`),
  );
  return {
    found,
    failed,
    lines: [...found.map(lineOf), ...untried, ...notSeen],
  };
}

/**
 * @param {{ act?: keyof Acts }} one
 * @param {Acts} acts
 */
const isTried = ({ act }, acts) => act !== undefined && acts[act] !== undefined;

/**
 * @param {Rule[]} some
 * @param {Acts} acts
 */
const tried = (some, acts) => some.filter((one) => isTried(one, acts));

/**
 * @param {Rule} one
 * @param {Table} table
 * @returns {Promise<Finding>}
 */
const heldTo = async (one, table) => ({
  rule: one.rule,
  title: one.title,
  error: await errorOf(one, table),
});

/**
 * @param {Rule} rule
 * @param {Table} table
 */
async function errorOf({ run }, table) {
  try {
    await run(table);
    return null;
  } catch (error) {
    return wordsOf(error);
  }
}

/** @param {unknown} error */
const wordsOf = (error) =>
  error instanceof Broken ? error.message : `could not be tried: ${String(error)}`;

/** @param {Finding} finding */
const lineOf = ({ rule, title, error }) =>
  error === null ? `  ✓ ${rule}  ${title}` : `  ✗ ${rule}  ${title}\n      ${error}`;

/**
 * @param {string} rule
 * @param {string} why
 */
const noteLine = (rule, why) => `  - ${rule}  ${why}`;
