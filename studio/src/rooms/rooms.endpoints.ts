import { hashOf, tokenOf } from '@croupier/provider/tokens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PlayFailure } from '../play-protocol.ts';
import { isFunToken, type FunPlay } from '../rounds/fun-play.ts';
import { viewOf } from '../rounds/round-view.ts';
import { sessionByToken, unfinishedOfPlayer, type Session } from '../rounds/rounds.store.ts';
import { proveFlight } from './crash/flight-view.ts';
import { proveRace } from './regatta/race-view.ts';
import { roomPaths } from './room-protocol.ts';
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
export function serveRooms(
  server: FastifyInstance,
  rooms: Rooms,
  fun: Pick<FunPlay, 'gameOf' | 'unfinished'>,
): void {
  const { db, now } = rooms.settling;

  async function sessionOf({ headers }: FastifyRequest): Promise<Session | null> {
    const session = await sessionByToken(db.read, hashOf(tokenOf(headers)));
    return session && session.expires_at > now() ? session : null;
  }

  async function gameOf(request: FastifyRequest): Promise<string | null> {
    const token = tokenOf(request.headers);
    return isFunToken(token) ? fun.gameOf(token) : ((await sessionOf(request))?.game_code ?? null);
  }

  server.get(roomPaths.stream, async (request, reply) => {
    const game = await gameOf(request);
    const room = game === null ? null : rooms.byCode(game);
    if (!room) return refuse(reply, 'session-lost');
    const first = await room.first();
    reply.hijack();
    room.stream.join(reply.raw, first);
    return reply;
  });

  server.get(roomPaths.mine, async (request, reply) => {
    const token = tokenOf(request.headers);
    if (isFunToken(token)) {
      const bets = await fun.unfinished(token);
      return bets.ok ? send(reply, bets.value) : refuse(reply, 'session-lost');
    }
    const session = await sessionOf(request);
    if (!session) return refuse(reply, 'session-lost');
    const under = await unfinishedOfPlayer(db.read, session);
    const hunts = rooms.huntsOf(session.game_code);
    return send(
      reply,
      hunts
        ? await Promise.all(under.map((round) => hunts.look(session, round)))
        : under.map((round) => viewOf(round, session)),
    );
  });

  serveFlights(server, rooms, sessionOf);
  serveHunts(server, rooms, sessionOf);
  server.get<{ Params: { race: string } }>(roomPaths.race, async ({ params }, reply) => {
    const proof = await proveRace(rooms.settling, params.race);
    return proof ? send(reply, proof) : refuse(reply, 'unreadable');
  });
}

type SessionOf = (request: FastifyRequest) => Promise<Session | null>;

function serveFlights(server: FastifyInstance, rooms: Rooms, sessionOf: SessionOf): void {
  server.post(roomPaths.leave, async (request, reply) => {
    const session = await sessionOf(request);
    const flights = session && rooms.flightsOf(session.game_code);
    if (!session || !flights) return refuse(reply, 'session-lost');
    const order = orderOf.safeParse(request.body);
    const round = order.success && (await flights.leave(session, order.data.orderId));
    return round ? send(reply, viewOf(round, session)) : refuse(reply, 'unreadable');
  });

  server.get<{ Params: { flight: string } }>(roomPaths.flight, async ({ params }, reply) => {
    const proof = await proveFlight(rooms.settling, params.flight);
    return proof ? send(reply, proof) : refuse(reply, 'unreadable');
  });
}

function serveHunts(server: FastifyInstance, rooms: Rooms, sessionOf: SessionOf): void {
  server.post(roomPaths.shots, async (request, reply) => {
    const session = await sessionOf(request);
    const hunts = session && rooms.huntsOf(session.game_code);
    if (!session || !hunts) return refuse(reply, 'session-lost');
    const order = shotsOrder.safeParse(request.body);
    const view = order.success && (await hunts.shoot(session, order.data));
    return view ? send(reply, view) : refuse(reply, 'unreadable');
  });

  server.post(roomPaths.collect, async (request, reply) => {
    const session = await sessionOf(request);
    const hunts = session && rooms.huntsOf(session.game_code);
    if (!session || !hunts) return refuse(reply, 'session-lost');
    const order = orderOf.safeParse(request.body);
    const view = order.success && (await hunts.collect(session, order.data.orderId));
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
