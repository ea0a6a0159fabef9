import type { FastifyInstance } from 'fastify';
import type { Board } from '../board/board.ts';
import type { Streams } from '../board/streams.ts';
import { boardView, matchDetail } from '../board/views.ts';
import type { Read } from '../db/connect.ts';
import { leagueDetail } from '../matches/league-detail.ts';
import { storedMatch } from '../matches/stored-match.ts';
import { isVendor } from '../world/leagues.ts';

export interface BoardParts {
  readonly board: Board;
  readonly streams: Streams;
  readonly read: Read;
  readonly now: () => number;
}

/** Matches, prices, tables and results: public, the same for everybody. */
export function serveBoard(
  server: FastifyInstance,
  { board, streams, read, now }: BoardParts,
): void {
  server.get<{ Params: { vendor: string } }>('/api/board/:vendor', async ({ params }, reply) => {
    if (!isVendor(params.vendor)) return reply.code(404).send({ code: 'unknown' });
    return reply.header('cache-control', 'no-store').send(boardView(board, params.vendor, now()));
  });
  server.get<{ Params: { vendor: string } }>(
    '/api/board/:vendor/stream',
    async ({ params }, reply) => {
      if (!isVendor(params.vendor)) return reply.code(404).send({ code: 'unknown' });
      reply.hijack();
      streams.watchBoard(params.vendor, reply.raw);
      return reply;
    },
  );
  server.get<{ Params: { id: string } }>('/api/matches/:id', async ({ params }, reply) => {
    const match = board.match(params.id);
    const stored = match ? null : await storedMatch(read, params.id);
    if (!match && !stored) return reply.code(404).send({ code: 'unknown' });
    const detail = match
      ? matchDetail(board, match, now())
      : { ...stored, isFeedSilent: board.isFeedSilent() };
    return reply.header('cache-control', 'no-store').send(detail);
  });
  server.get<{ Params: { id: string } }>('/api/matches/:id/stream', async ({ params }, reply) => {
    if (!board.match(params.id)) return reply.code(404).send({ code: 'unknown' });
    reply.hijack();
    streams.watchMatch(params.id, reply.raw);
    return reply;
  });
  server.get<{ Params: { code: string } }>('/api/leagues/:code', async ({ params }, reply) => {
    const league = board.league(params.code);
    if (!league) return reply.code(404).send({ code: 'unknown' });
    return reply.header('cache-control', 'no-store').send(await leagueDetail(read, league));
  });
}
