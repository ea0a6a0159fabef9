import { createClient } from './client.mjs';
import { furtherCalls } from './further-calls.mjs';
import { hostile } from './hostile.mjs';
import { rules, unseen } from './rules.mjs';
import { Broken, sitDown } from './table.mjs';

export const usage =
  'npm run provider:conformance -- --url http://localhost:4000 --partner acme --key k1 --secret … ' +
  '--game CODE --launch TOKEN --launch TOKEN --launch TOKEN [--stake 100000] [--allow rollback-round,many-wins,win-without-bet]\n' +
  'The launch tokens: two of one player and one of another, each with twenty stakes at least and nothing else going on.';

/** Holds a wallet to the rules of the protocol, as a provider sees them. Gives a line each; never rejects for the wallet's sake. */
export async function holdToRules({ url, partner, key, secret, now, allow = [], ...seats }) {
  const client = createClient({ url, partner, key, secret, now });
  const found = [];
  try {
    const table = { ...(await sitDown(client, seats)), allows: new Set(allow) };
    // A new session ends the one that everything else is asked with.
    const [last] = rules.slice(-1);
    for (const one of [...rules.slice(0, -1), ...furtherCalls, ...hostile, last])
      found.push({ rule: one.rule, title: one.title, fault: await faultOf(one, table) });
  } catch (error) {
    found.push({ rule: 'launch', title: 'a launch token opens a session', fault: wordsOf(error) });
  }
  const failed = found.filter(({ fault }) => fault !== null);
  return { found, failed, lines: [...found.map(lineOf), ...unseen.map(unseenLine)] };
}

async function faultOf({ run }, table) {
  try {
    await run(table);
    return null;
  } catch (error) {
    return wordsOf(error);
  }
}

const wordsOf = (error) =>
  error instanceof Broken ? error.message : `could not be tried: ${String(error)}`;

const lineOf = ({ rule, title, fault }) =>
  fault === null ? `  ✓ ${rule}  ${title}` : `  ✗ ${rule}  ${title}\n      ${fault}`;

const unseenLine = ([rule, why]) => `  - ${rule}  not to be seen from outside (${why})`;
