import { roundsPath, transactionsPath } from '@croupier/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bookedRound, bookedTransactions } from '../rounds/book.ts';
import { onlySigned, type SignedReads } from './signed-reads.ts';

const stretch = z.object({
  from: z.iso.datetime().transform((text) => new Date(text)),
  until: z.iso.datetime().transform((text) => new Date(text)),
  after: z.uuid().exactOptional(),
});

/** The studio's own records, which the wallet compares with its own. */
export function serveBook(server: FastifyInstance, reads: SignedReads): void {
  const { read } = reads.db;
  server.get<{ Params: { round: string }; Querystring: { user?: string } }>(
    `${roundsPath}/:round`,
    { preHandler: onlySigned(reads) },
    async ({ params, query }, reply) => {
      const round = await bookedRound(read, { id: params.round, player: query.user ?? '' });
      return round ?? reply.code(404).send({ code: 'unknown-round' });
    },
  );
  server.get(transactionsPath, { preHandler: onlySigned(reads) }, async ({ query }, reply) => {
    const asked = stretch.safeParse(query);
    return asked.success
      ? bookedTransactions(read, asked.data)
      : reply.code(400).send({ code: 'unreadable' });
  });
}
