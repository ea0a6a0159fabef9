import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { checkSignature } from './parts-of-platform.mjs';

/**
 * A provider with its own wallets, whose servers are never killed. It executes each reference once.
 * @param {string} secret
 */
export async function openTransferWallets(secret) {
  /** @type {Map<string, bigint>} */
  const wallets = new Map();
  /** @type {Map<string, 'done' | 'failed'>} */
  const outcomes = new Map();

  /**
   * @param {string | undefined} call
   * @param {{ user: string, reference: string, amount: string }} asked
   */
  function move(call, { user, reference, amount }) {
    const earlier = outcomes.get(reference);
    if (earlier) return earlier;
    const after = (wallets.get(user) ?? 0n) + BigInt(amount) * (call === 'deposit' ? 1n : -1n);
    const outcome = after < 0n ? 'failed' : 'done';
    if (outcome === 'done') wallets.set(user, after);
    outcomes.set(reference, outcome);
    return outcome;
  }

  /**
   * The provider's final answer: an unknown reference will never be executed.
   * @param {{ reference: string }} asked
   */
  function check({ reference }) {
    const outcome = outcomes.get(reference) ?? 'failed';
    outcomes.set(reference, outcome);
    return outcome;
  }

  const server = createServer(async (incoming, reply) => {
    const body = await text(incoming).catch(() => null);
    const path = incoming.url ?? '';
    const verdict =
      body !== null &&
      checkSignature({ method: 'POST', path, body }, incoming.headers, {
        now: new Date(),
        secretOf: () => secret,
      });
    if (!verdict || !verdict.ok) return void reply.writeHead(401).end();
    const call = path.split('/').at(-1);
    const asked = JSON.parse(body);
    const outcome =
      call === 'balance' ? 'done' : call === 'check' ? check(asked) : move(call, asked);
    const status = outcome === 'done' ? 'RS_OK' : 'RS_ERROR_REFUSED';
    reply.end(JSON.stringify({ status, balance: String(wallets.get(asked.user) ?? 0n) }));
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(null)));
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the wallets have no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    total: () => [...wallets.values()].reduce((sum, units) => sum + units, 0n),
    close: () => (server.closeAllConnections(), server.close()),
  };
}
