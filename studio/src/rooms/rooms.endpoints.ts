import { hashOf, tokenOf } from '@croupier/provider/tokens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { crash } from '../games/crash.ts';
import { fish } from '../games/fish.ts';
import type { PlayFailure } from '../play-protocol.ts';
import { viewOf } from '../rounds/round-view.ts';
import { sessionByToken, unfinishedOfPlayer, type Session } from '../rounds/rounds.store.ts';
import { proveFlight, showFlight } from './crash/flight-view.ts';
import { roomPaths } from './room-protocol.ts';
import type { StreamEvent, EventStream } from '@croupier/provider/event-stream';
import type { Rooms } from './rooms.ts';

const orderOf = z.strictObject({ orderId: z.uuid() });
const shotsOrder = z.strictObject({
  orderId: z.uuid(),
  shots: z
    .array(z.strictObject({ number: z.int().min(1).max(10_000), fish: z.string().max(24) }))
    .min(1)
    .max(8),
});

/** The calls of shared games, beside session and rounds. */
export function serveRooms(server: FastifyInstance, rooms: Rooms): void {
  const { db, now } = rooms.settling;
  const crashCode = crash.listing.code;
  const fishCode = fish.listing.code;

  async function sessionOf({ headers }: FastifyRequest, game?: string): Promise<Session | null> {
    const session = await sessionByToken(db.read, hashOf(tokenOf(headers)));
    const isLive =
      session && session.expires_at > now() && session.game_code === (game ?? session.game_code);
    return isLive ? session : null;
  }

  server.get(roomPaths.stream, async (request, reply) => {
    const session = await sessionOf(request);
    const room = session && (await roomOf(session.game_code));
    if (!room) return refuse(reply, 'session-lost');
    reply.hijack();
    room.stream.join(reply.raw, room.first);
    return reply;
  });

  async function roomOf(code: string): Promise<{ stream: EventStream; first: StreamEvent } | null> {
    if (code === crashCode) {
      const data = await showFlight(rooms.settling, code);
      return { stream: rooms.flightStream, first: { name: 'flight', data } };
    }
    if (code !== fishCode) return null;
    return {
      stream: rooms.huntStream,
      first: { name: 'catches', data: await rooms.hunts.recent() },
    };
  }

  server.get(roomPaths.mine, async (request, reply) => {
    const session = await sessionOf(request);
    if (!session) return refuse(reply, 'session-lost');
    const under = await unfinishedOfPlayer(db.read, session);
    if (session.game_code !== fishCode)
      return send(
        reply,
        under.map((round) => viewOf(round, session)),
      );
    return send(reply, await Promise.all(under.map((round) => rooms.hunts.look(session, round))));
  });

  server.post(roomPaths.leave, async (request, reply) => {
    const session = await sessionOf(request, crashCode);
    if (!session) return refuse(reply, 'session-lost');
    const order = orderOf.safeParse(request.body);
    const round = order.success && (await rooms.flights.leave(session, order.data.orderId));
    return round ? send(reply, viewOf(round, session)) : refuse(reply, 'unreadable');
  });

  server.get<{ Params: { flight: string } }>(roomPaths.flight, async ({ params }, reply) => {
    const proof = await proveFlight(rooms.settling, params.flight);
    return proof ? send(reply, proof) : refuse(reply, 'unreadable');
  });

  server.post(roomPaths.shots, async (request, reply) => {
    const session = await sessionOf(request, fishCode);
    if (!session) return refuse(reply, 'session-lost');
    const order = shotsOrder.safeParse(request.body);
    const view = order.success && (await rooms.hunts.shoot(session, order.data));
    return view ? send(reply, view) : refuse(reply, 'unreadable');
  });

  server.post(roomPaths.collect, async (request, reply) => {
    const session = await sessionOf(request, fishCode);
    if (!session) return refuse(reply, 'session-lost');
    const order = orderOf.safeParse(request.body);
    const view = order.success && (await rooms.hunts.collect(session, order.data.orderId));
    return view ? send(reply, view) : refuse(reply, 'unreadable');
  });
}

function send(reply: FastifyReply, value: unknown) {
  return reply.header('cache-control', 'no-store').send(value);
}

function refuse(
  reply: FastifyReply,
  code: Extract<PlayFailure['code'], 'session-lost' | 'unreadable'>,
) {
  return reply.code(code === 'session-lost' ? 401 : 400).send({ code });
}
