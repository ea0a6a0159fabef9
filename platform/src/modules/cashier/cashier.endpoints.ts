import { paymentWebhookPath, type PaymentNotice } from '@croupier/contracts';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../core.ts';
import { sendProblem } from '../../http/problems.ts';
import { checkSignature } from '../../http/signature.ts';
import type { Cashier } from './cashier.service.ts';

const noticeForm = z.object({
  event_id: z.string().min(1).max(200),
  payment_id: z.string().min(1).max(200),
  reference: z.string().min(1).max(200),
  state: z.enum(['paid', 'declined']),
  amount: z.string().max(40),
  currency: z.string().max(10),
}) satisfies z.ZodType<PaymentNotice>;

/** Where payment providers tell what became of a payment. Nothing is read before the signature holds. */
export function cashierEndpoints(
  clock: Clock,
  { cashier }: { cashier: Cashier },
): FastifyPluginAsync {
  return async (app) => {
    // The signature is over the bytes as sent: a parsed and re-written body would be another text.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );

    app.post<{ Params: { provider: string } }>(paymentWebhookPath, async (request, reply) => {
      const provider = cashier.provider(request.params.provider);
      if (!provider) return sendProblem(reply, 'not-found');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const unsigned = { method: 'POST', path: request.url, body } as const;
      const checked = checkSignature(unsigned, request.headers, {
        now: clock.now(),
        secretOf: (partner, keyId) => provider.secretOf(partner, keyId),
      });
      if (!checked.ok) return sendProblem(reply, 'unauthenticated', { detail: checked.fault });
      const notice = noticeForm.safeParse(parseJson(body));
      if (!notice.success) return sendProblem(reply, 'invalid-input');
      const heard = await cashier.hear(notice.data, {
        provider: provider.code,
        nonce: checked.nonce,
      });
      if (!heard.ok) return sendProblem(reply, heard.code, heard);
      return reply.header('cache-control', 'no-store').send({ value: heard.value });
    });
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
