import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { MemberId } from '@croupier/contracts';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../../http/server.ts';
import { accounts, createLedger, type Booking, type Ledger } from './index.ts';
import { createLive } from '../live/index.ts';
import { batchRequests, migrate, openEmbedded, type Embedded } from '../../db/index.ts';
import { closing, testCore } from '../../testing/index.ts';

const clients = 20;

/** A platform that books stakes over HTTP, on a PostgreSQL server of its own. */
async function aHouse() {
  const dataDir = await mkdtemp(join(tmpdir(), 'croupier-restart-'));
  const open = () => openEmbedded({ dataDir, durable: true });
  const house = { database: await open() };
  await migrate(house.database.url);
  const core = await testCore({ url: house.database.url });
  const ledger = createLedger(core, { live: createLive(core) });
  const http = await serve(await createServer(core), { core, ledger });
  closing(async () => {
    await http.close();
    await core.db.close();
    await house.database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    ledger,
    http,
    member: core.ids.next('mem'),
    async restart(end: (database: Embedded) => Promise<void>) {
      await end(house.database);
      house.database = await open();
    },
  };
}

type Core = Awaited<ReturnType<typeof testCore>>;

async function serve(
  http: FastifyInstance,
  { core, ledger }: { core: Core; ledger: Ledger },
): Promise<FastifyInstance> {
  const book = batchRequests((bookings: readonly Booking[]) =>
    core.db.transaction((tx) => ledger.book(tx, bookings)),
  );
  http.post<{ Body: { member: MemberId; key: string } }>('/gift', ({ body }) =>
    book({
      key: body.key,
      kind: 'bonus',
      currency: 'BDT',
      reference: 'restart',
      moves: [{ from: accounts.house('promo'), to: accounts.cash(body.member), amountUnits: 1n }],
    }),
  );
  await http.ready();
  return http;
}

type House = Awaited<ReturnType<typeof aHouse>>;

interface BookingCounts {
  booked: number;
  refused: number;
}

/** Sends one gift after the other, each until it is booked, and records the answers. */
async function keepGiving(
  house: House,
  name: string,
  counts: BookingCounts,
  isOver: () => boolean,
) {
  for (let number = 0; !isOver(); number++) {
    for (let isBooked = false; !isBooked;) {
      const payload = { member: house.member, key: `${name}-${number}` };
      const reply = await house.http.inject({ method: 'POST', url: '/gift', payload });
      isBooked = reply.statusCode === 200;
      if (isBooked) continue;
      counts.refused++;
      expect({ status: reply.statusCode, code: reply.json().code }).toEqual({
        status: 503,
        code: 'unavailable',
      });
      expect(reply.headers['retry-after']).toBe('2');
      await pause(10);
    }
    counts.booked++;
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(5);
}

test.each([
  ['stopped', (database: Embedded) => database.stop()],
  [
    'killed',
    async (database: Embedded) => {
      process.kill(database.pid, 'SIGKILL');
      await database.stop();
    },
  ],
])(
  'a PostgreSQL that is %s under load: calls say when to try again, come back by themselves, and each books once',
  async (_how, end) => {
    const house = await aHouse();
    const counts: BookingCounts = { booked: 0, refused: 0 };
    let isOver = false;
    const givers = Array.from({ length: clients }, (_, index) =>
      keepGiving(house, `giver-${index}`, counts, () => isOver),
    );
    await until(() => counts.booked > 100);
    const restarted = house.restart(end);
    await until(() => counts.refused > 0);
    await restarted;
    const before = counts.booked;
    await until(() => counts.booked > before + 100);
    isOver = true;
    await Promise.all(givers);

    const { balanceUnits } = await house.ledger.balance(accounts.cash(house.member));
    expect(balanceUnits).toBe(BigInt(counts.booked));
    await expect(house.ledger.report()).resolves.toMatchObject({ sum: '0.00', mismatches: 0 });
  },
);
