import { join } from 'node:path';
import { createWalletClient } from '@croupier/provider/wallet-client';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Db } from './db/connect.ts';
import { serveBook } from './http/book.endpoints.ts';
import { serveCatalogue } from './http/catalogue.endpoints.ts';
import { serveFreeRounds } from './http/free-rounds.endpoints.ts';
import { servePage } from './http/page.endpoints.ts';
import { servePlay } from './http/play.endpoints.ts';
import { serveTransfers } from './http/transfer.endpoints.ts';
import { packageDir } from './package-dir.ts';
import { createOwnWallet } from './own-wallet/own-wallet.ts';
import { createTransfers } from './own-wallet/transfers.ts';
import { providerOf } from './providers/providers.ts';
import { createFunRaces } from './rooms/regatta/fun-races.ts';
import { serveRooms } from './rooms/rooms.endpoints.ts';
import { openRooms } from './rooms/rooms.ts';
import { createFunPlay } from './rounds/fun-play.ts';
import { createPlay } from './rounds/play.service.ts';
import { startResuming } from './rounds/resume.ts';
import type { Settling } from './rounds/settle.ts';

export interface StudioParts {
  readonly config: Config;
  readonly db: Db;
  readonly log: Logger;
  readonly now?: () => Date;
  /** Folder of the built page. */
  readonly clientDir?: string;
}

/** The name under which the platform signs its transfers. */
const platformPartner = 'croupier';
const builtClient = join(packageDir, 'dist', 'client');

/** Creates the studio server, ready to listen. Closing the server completes the work in progress. */
export async function createStudio({
  config,
  db,
  log,
  now = () => new Date(),
  clientDir = builtClient,
}: StudioParts): Promise<FastifyInstance> {
  const key = { partner: config.partner, keyId: config.keyId, secret: config.secret };
  const provider = providerOf(config.provider);
  const remote = createWalletClient({ walletUrl: config.walletUrl, key, now });
  const wallet = provider.keepsWallets ? createOwnWallet({ db, remote, now }) : remote;
  const settling: Settling = { db, wallet, provider, now, log };
  const loggerInstance: FastifyBaseLogger = log;
  const server = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
  });

  server.get('/health', async () => ({ ok: true }));
  serveCatalogue(server, provider, { db, key, now });
  if (provider.keepsWallets) {
    const transferKey = { partner: platformPartner, keyId: 'k1', secret: config.transferSecret };
    serveTransfers(server, createTransfers({ db, now }), { db, key: transferKey, now });
  }
  serveBook(server, provider, { db, key, now });
  serveFreeRounds(server, provider, { db, key, now });
  const fun = createFunPlay(now, provider, createFunRaces(db.read, now));
  servePlay(server, createPlay(settling), fun);
  const rooms = openRooms(settling);
  serveRooms(server, rooms, fun);
  await servePage(server, { clientDir, hostOrigins: config.hostOrigins, provider });

  server.setErrorHandler<Error & { statusCode?: number }>(async (error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ err: error }, 'a request failed');
    return reply.code(status).send({ code: status >= 500 ? 'wallet-down' : 'unreadable' });
  });

  const resuming = startResuming(settling);
  // Streams end first: the server does not close while a stream is open.
  server.addHook('preClose', () => rooms.stop());
  server.addHook('onClose', () => resuming.stop());
  return server;
}
