import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createBoard } from '@croupier/sportsbook/board/board';
import { createStreams } from '@croupier/sportsbook/board/streams';
import type { Row } from './row.ts';

const matchCount = 500;
const watcherCount = 5_000;
const seconds = 10;
const tickMs = 250;

type Board = ReturnType<typeof createBoard>;

/**
 * Five hundred matches in play with twenty markets each, and ten watchers at each of them: how old a message is when a
 * watcher has it, in one process with all its watchers.
 */
export async function watcherRows(): Promise<Row[]> {
  const board = createBoard({ now: Date.now });
  fill(board);
  const streams = createStreams(board, Date.now);
  const server = createServer((request, answer) => {
    if (!streams.watchMatch((request.url ?? '').slice(1), answer)) answer.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const ages: number[] = [];
  const sockets = Array.from({ length: watcherCount }, (_, index) =>
    watch(port, `match-${index % matchCount}`, (age) => ages.push(age)),
  );
  await Promise.all(sockets.map(({ isOpen }) => isOpen));
  ages.length = 0;
  const cpu = process.cpuUsage();
  const markets = await play(board);
  const { user, system } = process.cpuUsage(cpu);
  streams.stop();
  for (const { socket } of sockets) socket.destroy();
  server.close();
  return rowsOf(ages, { markets, cpu: (user + system) / 1e6 / seconds });
}

function fill(board: Board): void {
  const name = { en: 'Bench', bn: 'Bench', es: 'Bench', ar: 'Bench' };
  board.receive({
    type: 'league',
    league: 'bench',
    vendor: 'fb',
    sport: 'football',
    name,
    teams: [],
  });
  for (let index = 0; index < matchCount; index += 1)
    board.receive({
      type: 'fixture',
      match: `match-${index}`,
      league: 'bench',
      season: 1,
      round: 1,
      starts_at: Date.now() + 3_600_000,
      home: 'a',
      away: 'b',
      expectation: { home_goals: 1 + (index % 10) / 10, away_goals: 1.1 },
      commit: null,
    });
}

/** Plays all matches at the speed of the virtual leagues; returns how many markets a match has. */
async function play(board: Board): Promise<number> {
  for (let index = 0; index < matchCount; index += 1)
    board.receive({
      type: 'state',
      match: `match-${index}`,
      state: {
        phase: 'live',
        clock: (index % 60) / 2,
        at: Date.now(),
        speed: 0.4,
        home: 0,
        away: 0,
        periods: [[0, 0]],
      },
    });
  for (let tick = 0; tick < (seconds * 1_000) / tickMs; tick += 1) {
    board.receive({ type: 'alive', at: Date.now() });
    await new Promise((resolve) => setTimeout(resolve, tickMs));
  }
  return board.match('match-0')?.markets.length ?? 0;
}

function watch(port: number, match: string, seen: (ageMs: number) => void) {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET /${match} HTTP/1.1\r\nHost: bench\r\n\r\n`);
  const isOpen = new Promise<void>((resolve) => {
    socket.on('data', (data: Buffer) => {
      resolve();
      // Each message says when it was made.
      for (const [, at] of data.toString().matchAll(/"markets":\d+,"at":(\d{13})/g))
        seen(Date.now() - Number(at));
    });
  });
  return { socket, isOpen };
}

function rowsOf(
  ages: readonly number[],
  { markets, cpu }: { markets: number; cpu: number },
): Row[] {
  const sorted = ages.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const what = `sports: ${matchCount} matches × ${markets} markets, ${watcherCount} watchers`;
  return [
    { what: `${what}: age of prices, median`, unit: 'ms', value: at(0.5) },
    {
      what: `${what}: age of prices, p99`,
      unit: 'ms',
      value: at(0.99),
      baseline: { name: 'what is allowed', value: 1_000 },
    },
    { what: `${what}: one core’s time of it, in a hundred`, unit: 'points', value: cpu * 100 },
  ];
}
