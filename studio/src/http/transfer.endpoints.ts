import { transferProtocolPath } from '@croupier/contracts';
import { takeNonce } from '@croupier/provider/nonces';
import { signedNonce } from '@croupier/provider/signature';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Transfers } from '../own-wallet/transfers.ts';
import type { SignedReads } from './signed-reads.ts';

const calls = ['deposit', 'withdraw', 'check', 'balance'] as const;
const name = z.string().min(1).max(128);
const holder = z.object({ user: name, currency: z.string().regex(/^[A-Z]{3}$/) });
const order = holder.extend({
  reference: name,
  amount: z
    .string()
    .regex(/^\d{1,16}$/)
    .transform(BigInt)
    .refine((units) => units > 0n),
});
const asked = holder.transform((read) => ({ ...read, reference: '', amount: 0n }));

/** The transfer protocol, for a provider that keeps wallets: signed over the raw body, each signature once. */
export function serveTransfers(
  server: FastifyInstance,
  transfers: Transfers,
  { db, key, now }: SignedReads,
): void {
  void server.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    for (const call of calls) {
      const path = `${transferProtocolPath}/${call}`;
      scope.post(path, async ({ headers, body }, reply) => {
        const text = typeof body === 'string' ? body : '';
        const signed = { method: 'POST' as const, path, body: text };
        const nonce = signedNonce(signed, headers, { key, now: now() });
        const isFirst = nonce !== null && (await takeNonce(db.read, { nonce, now: now() }));
        if (!isFirst) return reply.code(401).send({ code: 'signature-refused' });
        const read = (call === 'balance' ? asked : order).safeParse(parseJson(text));
        if (!read.success) return reply.code(400).send({ code: 'unreadable' });
        const { user, amount, ...named } = read.data;
        return transfers(call, { ...named, player: user, units: amount });
      });
    }
    ready();
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
