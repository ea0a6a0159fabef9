import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { createSportsbook } from '@croupier/sportsbook/app';
import { connect } from '@croupier/sportsbook/db/connect';
import { migrate } from '@croupier/sportsbook/db/migrate';
import type { Feed, FeedSink } from '@croupier/sportsbook/feed/feed';
import { addSession } from '@croupier/sportsbook/tickets/tickets.store';
import { sql } from 'kysely';
import { withDatabase } from './bench-database.ts';
import type { Row } from './row.ts';

const matchCount = 500;
const perSecond = 200;
const seconds = 10;
const playerCount = 100;
/** The bet delay of football: part of what a player waits, and no work. */
const delayMs = 2_000;
const price = /"key":"winner".*?"key":"home","price":(\d+)/;

/**
 * Bets on matches in play at a fixed rate, over HTTP, each with its bet delay and a call of the wallet: how much longer
 * than the delay an answer takes. The wallet answers at once: its own speed is another row.
 */
export function betRows(): Promise<Row[]> {
  return withDatabase(async ({ url }) => {
    const db = connect(url);
    await sql`drop schema public cascade`.execute(db.read);
    await sql`create schema public`.execute(db.read);
    await migrate(url);
    const wallet = await promptWallet();
    for (let player = 0; player < playerCount; player += 1)
      await addSession(db.read, sessionOf(player));
    const server = await createSportsbook({
      config: {
        port: 0,
        host: '127.0.0.1',
        walletUrl: wallet.url,
        hostOrigins: [],
        logLevel: 'silent',
        databaseUrl: url,
        vendor: 'fb',
        secret: 'bench',
        feedUrl: null,
      },
      db,
      log: pino({ level: 'silent' }),
      feed: liveMatches,
    });
    try {
      return rowsOf(await betFor(await server.listen({ port: 0, host: '127.0.0.1' })));
    } finally {
      await server.close();
      await db.close();
      wallet.close();
    }
  });
}

/** Five hundred matches whose clocks stand still, so that every price is the seen one after the delay. */
const liveMatches: Feed = {
  name: 'bench',
  start(sink) {
    fill(sink);
    const timer = setInterval(() => sink.receive({ type: 'alive', at: Date.now() }), 1_000);
    return { stop: async () => clearInterval(timer) };
  },
};

function fill(sink: FeedSink): void {
  const name = { en: 'Bench', bn: 'Bench', es: 'Bench', ar: 'Bench' };
  const at = Date.now();
  sink.receive({
    type: 'league',
    league: 'bench',
    vendor: 'fb',
    sport: 'football',
    name,
    teams: [],
  });
  for (let index = 0; index < matchCount; index += 1) {
    const match = `match-${index}`;
    sink.receive({
      type: 'fixture',
      match,
      league: 'bench',
      season: 1,
      round: 1,
      starts_at: at,
      home: 'a',
      away: 'b',
      expectation: { home_goals: 1.5, away_goals: 1.1 },
      commit: null,
    });
    const state = {
      clock: 20,
      at,
      speed: 0,
      home: 0,
      away: 0,
      periods: [[0, 0] as [number, number]],
    };
    sink.receive({ type: 'state', match, state: { phase: 'live', ...state } });
  }
}

const tokenOf = (player: number): string => `bench-${player}`;

function sessionOf(player: number) {
  const at = Date.now();
  return {
    id: `session-${player}`,
    token_hash: createHash('sha256').update(tokenOf(player)).digest('hex'),
    wallet_token: 'wallet',
    partner: 'fb',
    player: `player-${player}`,
    currency: 'BDT',
    language: 'en',
    game_code: 'fb-book',
    started_at: new Date(at),
    expires_at: new Date(at + 3 * 3_600_000),
  };
}

async function promptWallet() {
  const server = createServer((request, answer) => {
    request.resume();
    request.on('end', () =>
      answer.end(JSON.stringify({ status: 'RS_OK', request_uuid: '', balance: '1000000000' })),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Sends each bet when it is due, whether earlier ones are answered or not; returns the waits beyond the delay. */
async function betFor(url: string): Promise<number[]> {
  const detail = await (await fetch(`${url}/api/matches/match-0`)).text();
  const seen = Number(price.exec(detail)?.[1]);
  const beganAt = performance.now();
  const sending = Array.from({ length: perSecond * seconds }, async (_, index) => {
    const dueAt = beganAt + (index * 1_000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, dueAt - performance.now()));
    const order = JSON.stringify({
      orderId: randomUUID(),
      stake: '10.00',
      takesBetter: true,
      legs: [
        { match: `match-${index % matchCount}`, market: 'winner', selection: 'home', price: seen },
      ],
    });
    const send = () =>
      fetch(`${url}/api/bets`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${tokenOf(index % playerCount)}`,
        },
        body: order,
      });
    // As the page does: without an answer the same order is sent again.
    const answer = await send().catch(send);
    const body = await answer.text();
    if (!body.includes('"state":"open"')) throw new Error(`a bet of the bench: ${body}`);
    return performance.now() - dueAt - delayMs;
  });
  return Promise.all(sending);
}

function rowsOf(waits: readonly number[]): Row[] {
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const what = `sports: ${perSecond} bets a second in play, the answer after the bet delay`;
  return [
    { what: `${what}, median`, unit: 'ms', value: at(0.5) },
    {
      what: `${what}, p99`,
      unit: 'ms',
      value: at(0.99),
      baseline: { name: 'what is allowed', value: 1_000 },
    },
  ];
}
