import { Broken } from './table.mjs';

const withinMs = 10_000;

/**
 * The player's page gets a new balance on the site's live stream: checked if the runner has its address.
 * @type {import('./table.mjs').Rule}
 */
export const liveStream = {
  rule: 'live',
  title: 'the player’s page receives the balance after a bet',
  act: 'stream',
  async run({ acts, a, stake }) {
    const hearing = new AbortController();
    if (!acts.stream) throw new Error('tried without a stream');
    const reply = await fetch(acts.stream.url, {
      headers: { accept: 'text/event-stream', ...acts.stream.headers },
      signal: AbortSignal.any([hearing.signal, AbortSignal.timeout(withinMs)]),
    });
    if (!reply.ok || !reply.body) throw new Broken(`the stream answers HTTP ${reply.status}`);
    try {
      const balance = (await a.has()) - stake;
      const balanceShown = showsBalance(reply.body, decimal(balance));
      await a.ask('bet', a.bet({ round_closed: true }));
      if (!(await balanceShown)) throw new Broken(`nobody told the page of ${decimal(balance)}`);
    } finally {
      hearing.abort();
    }
  },
};

/**
 * Whether an amount comes on a stream before it ends or its time is over.
 * @param {AsyncIterable<Uint8Array>} stream
 * @param {string} amount
 */
async function showsBalance(stream, amount) {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const part of stream) {
      text += decoder.decode(part, { stream: true });
      if (text.includes(`"${amount}"`)) return true;
    }
  } catch {
    return false;
  }
  return false;
}

/**
 * Units of 1/100,000 as a page shows them.
 * @param {bigint} units
 */
const decimal = (units) => {
  const cents = units / 1_000n;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
};
