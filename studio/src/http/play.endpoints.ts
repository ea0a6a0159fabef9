import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { PlayFailure } from '../play-protocol.ts';
import type { Play, Played } from '../rounds/play.service.ts';

const launch = z.strictObject({
  launchToken: z.string().min(1).max(200),
  gameCode: z.string().max(60),
  minCycleMs: z.int().min(0).max(60_000).exactOptional(),
});
const order = z.strictObject({
  orderId: z.uuid(),
  stake: z.string().max(20),
  clientSeed: z.string().min(1).max(64),
  choice: z.unknown().optional(),
});

const statusOf = {
  'session-lost': 401,
  'launch-refused': 401,
  'wallet-down': 503,
  'stake-refused': 422,
  'round-open': 409,
  'too-soon': 429,
  unreadable: 400,
} satisfies Record<PlayFailure['code'], number>;

/** What the game's page asks for. The session travels in a header: no cookie, so nothing to forge across sites. */
export function servePlay(server: FastifyInstance, play: Play): void {
  server.post('/api/session', async ({ body }, reply) => {
    const read = launch.safeParse(body);
    return read.success ? send(reply, await play.open(read.data)) : send(reply, unreadable);
  });
  server.get('/api/session', async ({ headers }, reply) =>
    send(reply, await play.resume(tokenOf(headers))),
  );
  server.post('/api/rounds', async ({ headers, body }, reply) => {
    const read = order.safeParse(body);
    return read.success
      ? send(reply, await play.play(tokenOf(headers), read.data))
      : send(reply, unreadable);
  });
  server.get('/api/rounds', async ({ headers }, reply) =>
    send(reply, await play.history(tokenOf(headers))),
  );
  server.get<{ Params: { order: string } }>(
    '/api/rounds/:order',
    async ({ headers, params }, reply) =>
      send(reply, await play.look(tokenOf(headers), params.order)),
  );
}

const unreadable: Played<never> = { ok: false, code: 'unreadable' };

export function tokenOf({ authorization = '' }: { authorization?: string | undefined }): string {
  return authorization.replace(/^Bearer /, '');
}

function send(reply: FastifyReply, played: Played<unknown>) {
  reply.header('cache-control', 'no-store');
  return played.ok
    ? reply.send(played.value)
    : reply.code(statusOf[played.code]).send({ code: played.code });
}
