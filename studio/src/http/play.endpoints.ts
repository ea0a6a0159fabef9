import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { PlayFailure } from '../play-protocol.ts';
import type { Play, Played } from '../rounds/play.service.ts';

const launch = z.strictObject({
  launchToken: z.string().min(1).max(200),
  gameCode: z.string().max(60),
});
const spin = z.strictObject({
  spinId: z.uuid(),
  stake: z.string().max(20),
  clientSeed: z.string().min(1).max(64),
});

const statusOf = {
  'session-lost': 401,
  'launch-refused': 401,
  'wallet-down': 503,
  'stake-refused': 422,
  'round-open': 409,
  unreadable: 400,
} satisfies Record<PlayFailure['code'], number>;

/** What the game's page asks for. The session travels in a header: no cookie, so nothing to forge across sites. */
export function servePlay(server: FastifyInstance, play: Play): void {
  server.post('/api/session', async ({ body }, reply) => {
    const order = launch.safeParse(body);
    return order.success ? send(reply, await play.open(order.data)) : send(reply, unreadable);
  });
  server.get('/api/session', async ({ headers }, reply) =>
    send(reply, await play.resume(tokenOf(headers))),
  );
  server.post('/api/spins', async ({ headers, body }, reply) => {
    const order = spin.safeParse(body);
    return order.success
      ? send(reply, await play.spin(tokenOf(headers), order.data))
      : send(reply, unreadable);
  });
  server.get<{ Params: { spin: string } }>('/api/spins/:spin', async ({ headers, params }, reply) =>
    send(reply, await play.look(tokenOf(headers), params.spin)),
  );
}

const unreadable: Played<never> = { ok: false, code: 'unreadable' };

function tokenOf({ authorization = '' }: { authorization?: string | undefined }): string {
  return authorization.replace(/^Bearer /, '');
}

function send(reply: FastifyReply, played: Played<unknown>) {
  reply.header('cache-control', 'no-store');
  return played.ok
    ? reply.send(played.value)
    : reply.code(statusOf[played.code]).send({ code: played.code });
}
