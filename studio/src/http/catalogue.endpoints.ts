import { cataloguePath } from '@croupier/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/connect.ts';
import { catalogue } from '../games/slots.ts';
import { takeNonce } from '../rounds/rounds.store.ts';
import { signedNonce, type SigningKey } from './signature.ts';

/** The studio's games, for the platform that holds the key and nobody else. */
export function serveCatalogue(
  server: FastifyInstance,
  { db, key, now }: { db: Db; key: SigningKey; now: () => Date },
): void {
  server.get(cataloguePath, async (request, reply) => {
    const signed = { method: 'GET' as const, path: request.url, body: '' };
    const nonce = signedNonce(signed, request.headers, { key, now: now() });
    const isFirst = nonce !== null && (await takeNonce(db.read, { nonce, now: now() }));
    if (!isFirst) return reply.code(401).send({ code: 'signature-refused' });
    return catalogue;
  });
}
