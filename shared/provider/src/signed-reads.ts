import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedNonce, type SigningKey } from './signature.ts';

export interface SignedReads {
  /** The key of the partner that the request names; `null` for a partner that this provider is not. */
  readonly keyOf: (partner: string) => SigningKey | null;
  /** Whether a nonce is seen for the first time. */
  readonly takeNonce: (nonce: string, now: Date) => Promise<boolean>;
  readonly now: () => Date;
}

/**
 * Accepts a read with a recent signature of the platform, each signature once; answers any other request with
 * 401.
 */
export function onlySigned({ keyOf, takeNonce, now }: SignedReads) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const signed = { method: 'GET' as const, path: request.url, body: '' };
    const key = keyOf(partnerNamedBy(request));
    const nonce = key && signedNonce(signed, request.headers, { key, now: now() });
    const isFirst = nonce !== null && (await takeNonce(nonce, now()));
    if (!isFirst) await reply.code(401).send({ code: 'signature-refused' });
  };
}

/** The partner that a request claims to be for; it is trusted once `onlySigned` accepted the request. */
export function partnerNamedBy({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return String(headers['x-partner-id'] ?? '');
}
