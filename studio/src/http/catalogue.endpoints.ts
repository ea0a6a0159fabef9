import { cataloguePath } from '@croupier/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/connect.ts';
import { catalogueAfter, catalogueTag } from '../games/catalogue.ts';
import { takeNonce } from '../rounds/rounds.store.ts';
import { signedNonce, type SigningKey } from './signature.ts';

/** The studio's games, for the platform that holds the key and nobody else. */
export function serveCatalogue(
  server: FastifyInstance,
  { db, key, now }: { db: Db; key: SigningKey; now: () => Date },
): void {
  server.get<{ Querystring: { after?: string; limit?: string } }>(
    cataloguePath,
    async (request, reply) => {
      const signed = { method: 'GET' as const, path: request.url, body: '' };
      const nonce = signedNonce(signed, request.headers, { key, now: now() });
      const isFirst = nonce !== null && (await takeNonce(db.read, { nonce, now: now() }));
      if (!isFirst) return reply.code(401).send({ code: 'signature-refused' });
      reply.header('etag', catalogueTag());
      if (request.headers['if-none-match'] === catalogueTag()) return reply.code(304).send();
      const { after = '', limit = '1000' } = request.query;
      return catalogueAfter(after, limitOf(limit));
    },
  );
}

function limitOf(text: string): number {
  const limit = Number.parseInt(text, 10);
  return Number.isNaN(limit) ? 1_000 : Math.min(1_000, Math.max(1, limit));
}
