import { cataloguePath, roundsPath, transactionsPath } from '@croupier/contracts';
import { onlySigned, partnerNamedBy, type SignedReads } from '@croupier/provider/signed-reads';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Read } from '../db/connect.ts';
import { bookedRound, bookedTransactions } from '../tickets/book.ts';
import { gamesOf, tagOf } from './catalogue.ts';

const timeSpan = z.object({
  from: z.iso.datetime().transform((text) => new Date(text)),
  until: z.iso.datetime().transform((text) => new Date(text)),
  after: z.uuid().exactOptional(),
});

/** What the platform reads with a signature: the catalogue and the records of one partner. */
export function serveSigned(server: FastifyInstance, read: Read, reads: SignedReads): void {
  const preHandler = onlySigned(reads);
  server.get(cataloguePath, { preHandler }, async (request, reply) => {
    const vendor = partnerNamedBy(request);
    reply.header('etag', tagOf(vendor));
    if (request.headers['if-none-match'] === tagOf(vendor)) return reply.code(304).send();
    return { games: gamesOf(vendor), next: null };
  });
  server.get<{ Params: { round: string }; Querystring: { user?: string } }>(
    `${roundsPath}/:round`,
    { preHandler },
    async (request, reply) => {
      const round = await bookedRound(read, {
        id: request.params.round,
        partner: partnerNamedBy(request),
        player: request.query.user ?? '',
      });
      return round ?? reply.code(404).send({ code: 'unknown-round' });
    },
  );
  server.get(transactionsPath, { preHandler }, async (request, reply) => {
    const parsed = timeSpan.safeParse(request.query);
    return parsed.success
      ? bookedTransactions(read, { ...parsed.data, partner: partnerNamedBy(request) })
      : reply.code(400).send({ code: 'unreadable' });
  });
}
