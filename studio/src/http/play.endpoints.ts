import { tokenOf } from '@croupier/provider/tokens';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { PlayFailure } from '../play-protocol.ts';
import { isFunToken, type FunPlay } from '../rounds/fun-play.ts';
import type { Play, PlayResult } from '../rounds/play.ts';

const launch = z.strictObject({
  launchToken: z.string().min(1).max(200),
  gameCode: z.string().max(60),
});
const funVisit = z.strictObject({ gameCode: z.string().max(60), currency: z.string().length(3) });
const order = z.strictObject({
  orderId: z.uuid(),
  stake: z.string().max(20),
  clientSeed: z.string().min(1).max(64),
  choice: z.unknown().optional(),
  freeRounds: z.string().min(1).max(128).exactOptional(),
});

const statusOf = {
  'session-lost': 401,
  'launch-refused': 401,
  'wallet-down': 503,
  'stake-refused': 422,
  'free-rounds-over': 409,
  'round-open': 409,
  'too-soon': 429,
  unreadable: 400,
} satisfies Record<PlayFailure['code'], number>;

/**
 * The requests of the game's page. The session is sent in a header, not in a cookie, so cross-site request
 * forgery is impossible.
 */
export function servePlay(server: FastifyInstance, play: Play, fun: FunPlay): void {
  const playOf = (token: string) => (isFunToken(token) ? fun : play);

  server.post('/api/session', async ({ body }, reply) => {
    const read = launch.safeParse(body);
    return read.success ? send(reply, await play.open(read.data)) : send(reply, unreadable);
  });
  server.post('/api/fun', async ({ body }, reply) => {
    const read = funVisit.safeParse(body);
    return send(reply, read.success ? fun.open(read.data) : unreadable);
  });
  server.get('/api/session', async ({ headers }, reply) => {
    const token = tokenOf(headers);
    return send(reply, await playOf(token).resume(token));
  });
  server.post('/api/rounds', async ({ headers, body }, reply) => {
    const read = order.safeParse(body);
    const token = tokenOf(headers);
    return read.success
      ? send(reply, await playOf(token).play(token, read.data))
      : send(reply, unreadable);
  });
  server.get('/api/rounds', async ({ headers }, reply) => {
    const token = tokenOf(headers);
    return send(reply, await playOf(token).history(token));
  });
  server.get<{ Params: { order: string } }>(
    '/api/rounds/:order',
    async ({ headers, params }, reply) => {
      const token = tokenOf(headers);
      return send(reply, await playOf(token).look(token, params.order));
    },
  );
}

const unreadable: PlayResult<never> = { ok: false, code: 'unreadable' };

function send(reply: FastifyReply, played: PlayResult<unknown>) {
  reply.header('cache-control', 'no-store');
  return played.ok
    ? reply.send(played.value)
    : reply.code(statusOf[played.code]).send({ code: played.code });
}
