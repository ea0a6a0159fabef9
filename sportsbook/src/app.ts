import { join } from 'node:path';
import { takeNonce } from '@croupier/provider/nonces';
import { createWalletClient } from '@croupier/provider/wallet-client';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createBoard, type Board } from './board/board.ts';
import { createStreams } from './board/streams.ts';
import { keyOf, type Config } from './config.ts';
import type { Db } from './db/connect.ts';
import { leaguesOnlyOf, type Feed } from './feed/feed.ts';
import { createLinesFeed } from './feed/lines-feed.ts';
import { createVirtualFeed } from './feed/virtual-feed.ts';
import { serveBoard } from './http/board.endpoints.ts';
import { servePage } from './http/page.endpoints.ts';
import { servePlay } from './http/play.endpoints.ts';
import { serveSigned } from './http/signed.endpoints.ts';
import { startPruning } from './matches/prune.ts';
import { createRecorder, unfinishedMatches } from './matches/recorder.ts';
import { packageDir } from './package-dir.ts';
import { createPlayMoney, funPartnerOf, type PlayMoney } from './tickets/play-money.ts';
import { startResuming } from './tickets/resume.ts';
import type { Trade } from './tickets/trade.ts';
import { leaguePlans } from './world/leagues.ts';
import { openWorld } from './world/world.store.ts';

export interface BookParts {
  readonly config: Config;
  readonly db: Db;
  readonly log: Logger;
  readonly now?: () => Date;
  readonly pause?: (ms: number) => Promise<void>;
  /** The source of matches; by default the one of the settings. */
  readonly feed?: Feed;
  /** Folder of the built page. */
  readonly clientDir?: string;
}

const builtClient = join(packageDir, 'dist', 'client');

/** Creates the sports book's server, ready to listen. Closing it completes the work in progress. */
export async function createSportsbook(parts: BookParts): Promise<FastifyInstance> {
  const { config, db, log, now = () => new Date(), clientDir = builtClient } = parts;
  const loggerInstance: FastifyBaseLogger = log;
  const server = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
  });
  const nowMs = () => now().getTime();
  const board = createBoard({ now: nowMs });
  const playMoney = createPlayMoney();
  const trade = tradeOf(parts, { board, playMoney, now });
  const streams = createStreams(board, nowMs);

  server.get('/health', async () => ({ ok: true, isFeedSilent: board.isFeedSilent() }));
  serveSigned(server, db.read, {
    keyOf: (partner) => (partner === config.vendor ? keyOf(config) : null),
    takeNonce: (nonce, at) => takeNonce(db.read, { nonce, now: at }),
    now,
  });
  servePlay(server, trade, playMoney);
  serveBoard(server, { board, streams, read: db.read, now: nowMs });
  await servePage(server, {
    vendor: config.vendor,
    clientDir,
    hostOrigins: config.hostOrigins,
  });
  server.setErrorHandler<Error & { statusCode?: number }>(async (error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ err: error }, 'a request failed');
    return reply.code(status).send({ code: status >= 500 ? 'wallet-down' : 'unreadable' });
  });

  const feeding = await startFeed(parts, board, now);
  const resuming = startResuming(trade);
  const pruning = startPruning({ db, now, log });
  // Streams end first: the server does not close while a stream is open.
  server.addHook('preClose', async () => streams.stop());
  server.addHook('onClose', async () => {
    await feeding.stop();
    await resuming.stop();
    await pruning.stop();
  });
  return server;
}

function tradeOf(
  { config, db, log, ...parts }: BookParts,
  { board, playMoney, now }: { board: Board; playMoney: PlayMoney; now: () => Date },
): Trade {
  const wallets = new Map([
    [config.vendor, createWalletClient({ walletUrl: config.walletUrl, key: keyOf(config), now })],
    [funPartnerOf(config.vendor), playMoney],
  ]);
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return {
    db,
    board,
    log,
    now,
    pause: parts.pause ?? pause,
    partners: [...wallets.keys()],
    walletOf(partner) {
      const wallet = wallets.get(partner);
      if (!wallet) throw new Error(`no wallet for ${partner}`);
      return wallet;
    },
  };
}

/** Starts the matches; the board writes what it learns of them. */
async function startFeed(
  { config, db, log, ...parts }: BookParts,
  board: Board,
  now: () => Date,
): Promise<{ stop(): Promise<void> }> {
  const recorder = createRecorder({ db, log });
  board.listen(recorder.listener);
  const feed = parts.feed ?? (await feedOf({ config, db, log, now }));
  const sink = leaguesOnlyOf(config.vendor, board);
  const running = feed.start(sink, await unfinishedMatches(db.read, now()));
  log.info({ feed: feed.name }, 'matches are received');
  return {
    async stop() {
      await running.stop();
      await recorder.stop();
    },
  };
}

interface FeedParts extends Pick<BookParts, 'config' | 'db' | 'log'> {
  readonly now: () => Date;
}

async function feedOf({ config, db, log, now }: FeedParts): Promise<Feed> {
  if (config.feedUrl) return createLinesFeed({ url: config.feedUrl, log });
  const plans = leaguePlans.filter(({ vendor }) => vendor === config.vendor);
  return createVirtualFeed({ world: await openWorld(db, now()), now, plans });
}
