import { setTimeout as pause } from 'node:timers/promises';
import type { DrawId } from '@croupier/contracts';
import { createServer } from '@croupier/platform/http/server';
import { createLive, liveEndpoints } from '@croupier/platform/modules/live/index';
import { openLedger } from './bench-ledger.ts';

const hour = 3_600_000;
const draw = 'drw_bench' as DrawId;

/**
 * The platform's server with only its live streams. `POST /say` announces a draw to all clients, at the given
 * rate and count, each in a separate transaction; `GET /usage` returns the cost.
 */
async function main(url: string): Promise<void> {
  const { core } = openLedger(url);
  // All clients of the measurement come from one address.
  const crowd = 1_000_000;
  const bounds = {
    total: crowd,
    visitors: crowd,
    perAddress: crowd,
    perNetwork: crowd,
    perMember: 8,
  };
  const live = createLive(core, { bounds });
  const http = await createServer(core);
  await http.register(
    liveEndpoints(live.hub, {
      brandOf: () => Promise.resolve({ code: 'bench' }),
      memberOf: () => Promise.resolve(null),
    }),
  );
  http.get('/usage', () => ({
    streams: live.hub.size,
    cpuMicros: process.cpuUsage().user + process.cpuUsage().system,
    residentBytes: process.memoryUsage.rss(),
  }));
  http.post<{ Body: { times: number; everyMs: number } }>('/say', async ({ body }) => {
    for (let time = 0; time < body.times; time++) {
      await core.db.transaction((tx) =>
        live.publish(tx, 'draw.changed', 'everybody', drawAt(new Date())),
      );
      await pause(body.everyMs);
    }
    return {};
  });
  await live.start();
  process.stdout.write(`${await http.listen({ port: 0, host: '127.0.0.1' })}\n`);
}

/** `opensAt` is the start of its transaction: the time until a client sees it is the delay. */
function drawAt(now: Date) {
  return {
    id: draw,
    gameId: 'k3-1m',
    numero: '202601010001',
    state: 'resulted' as const,
    opensAt: now.toISOString(),
    locksAt: new Date(now.getTime() + hour).toISOString(),
    drawsAt: new Date(now.getTime() + hour).toISOString(),
    commit: '0'.repeat(64),
    result: [1, 2, 3],
  };
}

await main(process.env['DATABASE_URL'] ?? '');
