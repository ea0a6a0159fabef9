import { withDatabase } from './bench-database.ts';
import { fund, players } from './bench-ledger.ts';
import { startChild } from './child-server.ts';
import { loadWithoutErrors, type Load } from './load.ts';
import type { Row } from './row.ts';
import { seedGame, walletBets } from './wallet-bets.ts';

const connections = 64;
const seconds = 8;
const steadyPerSecond = 500;

let number = 0;

/** A stake on a draw: the same server, ledger batch and outbox, without the protocol. */
const transfers: Pick<Load, 'next' | 'isGood'> = {
  next: () => ({
    method: 'POST',
    path: '/bet',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ player: (number * 61) % players, key: `bare-${number++}` }),
  }),
  isGood: (status, body) => status === 200 && body.includes('"ok":true'),
};

/**
 * Bets of the wallet protocol at a steady rate, compared with bare transfers of the ledger in the same run.
 */
export async function walletRows(): Promise<Row[]> {
  return withDatabase(async ({ url: databaseUrl }) => {
    await fund(databaseUrl);
    await seedGame(databaseUrl);
    const server = await startChild('bet-server.js', { DATABASE_URL: databaseUrl });
    try {
      return await rowsOf(server.url);
    } finally {
      await server.stop();
    }
  });
}

async function rowsOf(url: string): Promise<Row[]> {
  const order = { url, connections, seconds };
  await loadWithoutErrors({ ...order, ...walletBets, seconds: 3 });
  const steady = await loadWithoutErrors({ ...order, ...walletBets, perSecond: steadyPerSecond });
  // Bare, wallet, bare: other load on the machine affects both alike.
  const before = await loadWithoutErrors({ ...order, ...transfers });
  const bets = await loadWithoutErrors({ ...order, ...walletBets });
  const after = await loadWithoutErrors({ ...order, ...transfers });
  const at = `wallet bets at ${steadyPerSecond} per s`;
  return [
    { what: `${at}: p99`, unit: 'ms', value: steady.p99Ms },
    { what: `${at}: median`, unit: 'ms', value: steady.medianMs },
    {
      what: `wallet bets flat out, ${connections} connections`,
      unit: 'per s',
      value: bets.perSecond,
      baseline: {
        name: 'bare transfers of the ledger',
        value: (before.perSecond + after.perSecond) / 2,
      },
    },
  ];
}
