import { roundsPath, transactionsPath } from '@croupier/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Provider } from '../providers/provider.ts';
import { bookedRound, bookedTransactions } from '../rounds/book.ts';
import { onlySigned, type SignedReads } from './signed-reads.ts';

const timeSpan = z.object({
  from: z.iso.datetime().transform((text) => new Date(text)),
  until: z.iso.datetime().transform((text) => new Date(text)),
  after: z.uuid().exactOptional(),
});

/** The studio's own records, which the wallet compares with its own. */
export function serveBook(
  server: FastifyInstance,
  { keepsWallets }: Pick<Provider, 'keepsWallets'>,
  reads: SignedReads,
): void {
  const { read } = reads.db;
  server.get<{ Params: { round: string }; Querystring: { user?: string } }>(
    `${roundsPath}/:round`,
    { preHandler: onlySigned(reads) },
    async ({ params, query }, reply) => {
      if (keepsWallets) return reply.code(404).send({ code: 'unknown-round' });
      const round = await bookedRound(read, { id: params.round, player: query.user ?? '' });
      return round ?? reply.code(404).send({ code: 'unknown-round' });
    },
  );
  server.get(transactionsPath, { preHandler: onlySigned(reads) }, async ({ query }, reply) => {
    const parsed = timeSpan.safeParse(query);
    if (!parsed.success) return reply.code(400).send({ code: 'unreadable' });
    // Rounds from wallets of its own are no transactions of the platform's wallet.
    return keepsWallets ? { transactions: [], next: null } : bookedTransactions(read, parsed.data);
  });
}
