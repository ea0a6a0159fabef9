import { connect, type Socket } from 'node:net';
import { livePath } from '@croupier/contracts';
import { withDatabase } from './bench-database.ts';
import { startChild } from './child-server.ts';
import type { Row } from './row.ts';

const streams = 1_000;
const times = 100;
const everyMs = 100;

interface Usage {
  readonly streams: number;
  readonly cpuMicros: number;
  readonly residentBytes: number;
}

/**
 * Live draws for a thousand browsers on one node: time from a transaction's begin to each client's socket.
 */
export async function streamRows(): Promise<Row[]> {
  return withDatabase(async ({ url }) => {
    const server = await startChild('live-server.js', { DATABASE_URL: url });
    const sockets: Socket[] = [];
    try {
      const empty = await usageOf(server.url);
      const delays: number[] = [];
      for (let index = 0; index < streams; index++)
        sockets.push(openStream(server.url, (delayMs) => delays.push(delayMs)));
      const before = await untilOpen(server.url);
      const startedAt = performance.now();
      await fetch(`${server.url}/say`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ times, everyMs }),
      });
      const seconds = (performance.now() - startedAt) / 1000;
      const after = await usageOf(server.url);
      if (delays.length !== streams * times)
        throw new Error(`${delays.length} of ${streams * times} events arrived`);
      return rowsOf(delays, { empty, before, after, seconds });
    } finally {
      sockets.forEach((socket) => socket.destroy());
      await server.stop();
    }
  });
}

function rowsOf(
  delays: number[],
  { empty, before, after, seconds }: { empty: Usage; before: Usage; after: Usage; seconds: number },
): Row[] {
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const what = `live: ${streams.toLocaleString('en')} streams, ${times} events`;
  return [
    { what: `${what}: delay, median`, unit: 'ms', value: at(0.5) },
    {
      what: `${what}: delay, p99`,
      unit: 'ms',
      value: at(0.99),
      baseline: { name: 'what is allowed', value: 500 },
    },
    {
      what: `${what}: one core’s time of it, in a hundred`,
      unit: 'points',
      value: ((after.cpuMicros - before.cpuMicros) / 1e6 / seconds) * 100,
    },
    {
      what: `${what}: memory of the streams`,
      unit: 'MB',
      value: (after.residentBytes - empty.residentBytes) / 2 ** 20,
    },
  ];
}

function openStream(url: string, onEvent: (delayMs: number) => void): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let text = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const began = /"opensAt": ?"([^"]+)"/.exec(text.slice(0, end))?.[1];
      if (began) onEvent(Date.now() - Date.parse(began));
      text = text.slice(end + 2);
    }
  });
  socket.write(`GET ${livePath} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`);
  return socket;
}

async function untilOpen(url: string): Promise<Usage> {
  for (;;) {
    const usage = await usageOf(url);
    if (usage.streams === streams) return usage;
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function usageOf(url: string): Promise<Usage> {
  const answer = await fetch(`${url}/usage`);
  const usage: Usage = JSON.parse(await answer.text());
  return usage;
}
