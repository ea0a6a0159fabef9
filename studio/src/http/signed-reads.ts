import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/connect.ts';
import { takeNonce } from '../rounds/rounds.store.ts';
import { signedNonce, type SigningKey } from './signature.ts';

export interface SignedReads {
  readonly db: Db;
  readonly key: SigningKey;
  readonly now: () => Date;
}

/**
 * Accepts a read with a recent signature of the platform, each signature once; answers any other request with
 * 401.
 */
export function onlySigned({ db, key, now }: SignedReads) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const signed = { method: 'GET' as const, path: request.url, body: '' };
    const nonce = signedNonce(signed, request.headers, { key, now: now() });
    const isFirst = nonce !== null && (await takeNonce(db.read, { nonce, now: now() }));
    if (!isFirst) await reply.code(401).send({ code: 'signature-refused' });
  };
}
