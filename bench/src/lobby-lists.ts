import { calls } from '@croupier/contracts';
import { withDatabase } from './bench-database.ts';
import { startChild, type ChildServer } from './child-server.ts';
import { load, loadWithoutErrors, type LoadRequest } from './load.ts';
import { startCatalogue } from './lobby-provider.ts';
import { median, type Row } from './row.ts';

const games = 10_000;
const connections = 100;
const seconds = 4;
const rounds = 3;
const path = `${calls.gameList.path}?gameType=RNG&pageNo=2&pageSize=18`;

/** The platform's lists of ten thousand games: one page of the list, and the whole list as an index. */
export async function lobbyListRows(): Promise<Row[]> {
  const catalogue = await startCatalogue(games);
  try {
    return await withDatabase(async ({ url }) => {
      const env = { DATABASE_URL: url, STUDIO_ORIGIN: catalogue.origin };
      const server = await startChild('lobby-server.js', env);
      try {
        return [await indexRow(server), await listRow(server)];
      } finally {
        await server.stop();
      }
    });
  } finally {
    catalogue.stop();
  }
}

/** Maximum size of the index, so that a phone loads it in two seconds. */
const indexAtMostKb = 350;

async function indexRow({ url }: ChildServer): Promise<Row> {
  const response = await fetch(`${url}${calls.gameIndex.path}`);
  const version = /"version":"([\w-]+)"/.exec(await response.text())?.[1] ?? '';
  const answer = await fetch(`${url}${calls.gameIndexFile.path.replace(':version', version)}`, {
    headers: { 'accept-encoding': 'br' },
  });
  return {
    what: 'index of 10,000 games, brotli',
    unit: 'KB',
    value: Number(answer.headers.get('content-length')) / 1024,
    baseline: { name: 'most that it may', value: indexAtMostKb },
  };
}

async function listRow({ url }: ChildServer): Promise<Row> {
  const body = await (await fetch(url + path)).text();
  const bare = await startChild('bare-server.js', { BODY: body });
  try {
    const next = (): LoadRequest => ({ method: 'GET', path, headers: {} });
    const isGood = (status: number, text: string) => status === 200 && text.includes('totalPages');
    const of = (address: string) => ({ url: address, next, isGood, connections, seconds });
    const values: number[] = [];
    const baselines: number[] = [];
    await load({ ...of(url), seconds: 2 });
    await load({ ...of(bare.url), seconds: 2 });
    // Alternating, so that other load on the machine affects both alike.
    for (let round = 0; round < rounds; round++) {
      baselines.push((await loadWithoutErrors(of(bare.url))).perSecond);
      values.push((await loadWithoutErrors(of(url))).perSecond);
    }
    return {
      what: 'gameList, a page of 18 of 10,000',
      unit: 'per s',
      value: median(values),
      baseline: { name: 'bare Fastify route', value: median(baselines) },
    };
  } finally {
    await bare.stop();
  }
}
