import { calls } from '@croupier/contracts';
import { withDatabase } from './bench-database.ts';
import { startChild } from './child-server.ts';
import { load, loadWithoutErrors, type LoadRequest } from './load.ts';
import { makeCrowd, sealedLogins, signIn } from './member-crowd.ts';
import { median, type Row } from './row.ts';

const connections = 100;
const seconds = 4;
const rounds = 3;
const readers = 50;

/**
 * A member's balance through session, brand and ledger, compared with a bare Fastify route that returns the
 * same bytes.
 */
export async function balanceRows(): Promise<Row[]> {
  return withDatabase(async ({ url }) => {
    const server = await startChild('member-server.js', { DATABASE_URL: url });
    try {
      await makeCrowd(url, readers);
      const cookies = [];
      for (const body of await sealedLogins(server.url, readers))
        cookies.push(await signIn(server.url, body));
      const next = requestsOf(cookies);
      const answer = await fetch(`${server.url}${calls.balance.path}`, {
        headers: { cookie: cookies[0] ?? '' },
      });
      const bare = await startChild('bare-server.js', { BODY: await answer.text() });
      try {
        return [await rowOf({ url: server.url, bareUrl: bare.url, next })];
      } finally {
        await bare.stop();
      }
    } finally {
      await server.stop();
    }
  });
}

function requestsOf(cookies: readonly string[]): () => LoadRequest {
  let number = 0;
  return () => ({
    method: 'GET',
    path: calls.balance.path,
    headers: { cookie: cookies[number++ % cookies.length] ?? '' },
  });
}

/** Alternating, so that other load on the machine affects both alike. */
async function rowOf({
  url,
  bareUrl,
  next,
}: {
  url: string;
  bareUrl: string;
  next: () => LoadRequest;
}): Promise<Row> {
  const isGood = (status: number, body: string) => status === 200 && body.includes('sumBalance');
  const of = (address: string) => ({ url: address, next, isGood, connections, seconds });
  const values: number[] = [];
  const baselines: number[] = [];
  await load({ ...of(url), seconds: 2 });
  await load({ ...of(bareUrl), seconds: 2 });
  for (let round = 0; round < rounds; round++) {
    baselines.push((await loadWithoutErrors(of(bareUrl))).perSecond);
    values.push((await loadWithoutErrors(of(url))).perSecond);
  }
  return {
    what: 'balance reads',
    unit: 'per s',
    value: median(values),
    baseline: { name: 'bare Fastify route', value: median(baselines) },
  };
}
