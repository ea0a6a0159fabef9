import { cataloguePath } from '@croupier/contracts';
import type { FastifyInstance } from 'fastify';
import type { Provider } from '../providers/provider.ts';
import { onlySigned, type SignedReads } from './signed-reads.ts';

/** A provider's games; only the platform that has the key can read them. */
export function serveCatalogue(
  server: FastifyInstance,
  { catalogue }: Pick<Provider, 'catalogue'>,
  reads: SignedReads,
): void {
  server.get<{ Querystring: { after?: string; limit?: string } }>(
    cataloguePath,
    { preHandler: onlySigned(reads) },
    async ({ headers, query }, reply) => {
      reply.header('etag', catalogue.tag());
      if (headers['if-none-match'] === catalogue.tag()) return reply.code(304).send();
      const { after = '', limit = '1000' } = query;
      return catalogue.after(after, limitOf(limit));
    },
  );
}

function limitOf(text: string): number {
  const limit = Number.parseInt(text, 10);
  return Number.isNaN(limit) ? 1_000 : Math.min(1_000, Math.max(1, limit));
}
