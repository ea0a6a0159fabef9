import autocannon from 'autocannon';
import fastify from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@croupier/contracts';
import type { Row } from './row.ts';
import { startSites } from './sites.ts';

const seconds = 5;
const connections = 50;
const restMs = 5_000;

/**
 * A public read through the whole platform, compared with a bare Fastify route that returns the same bytes.
 */
export async function callRows(): Promise<Row[]> {
  const sites = await startSites();
  try {
    await pause(restMs);
    const memory: Row = {
      what: 'platform at rest',
      unit: 'MB',
      value: (await sites.memory()) / 2 ** 20,
    };
    const url = `${sites.composed}${calls.promotions.path}`;
    const body = await (await fetch(url)).text();
    const value = await rate(url);
    const baseline = { name: 'bare Fastify route', value: await bareRate(body) };
    return [memory, { what: 'platform calls (promotions)', unit: 'per s', value, baseline }];
  } finally {
    await sites.stop();
  }
}

async function bareRate(body: string): Promise<number> {
  const bare = fastify();
  bare.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
  const url = await bare.listen({ port: 0, host: '127.0.0.1' });
  try {
    return await rate(url);
  } finally {
    await bare.close();
  }
}

async function rate(url: string): Promise<number> {
  await autocannon({ url, connections, duration: 2 });
  const { requests, non2xx } = await autocannon({ url, connections, duration: seconds });
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx`);
  return requests.average;
}
