import {
  paymentWebhookPath,
  payoutWebhookPath,
  transferWebhookPath,
  type PaymentNotice,
  type PayoutNotice,
  type TransferNotice,
} from '@croupier/contracts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../core.ts';
import { sendProblem } from '../../http/problems.ts';
import { checkSignature } from '../../http/signature.ts';
import type { Outcome } from '../../outcome.ts';
import type { Cashier } from './cashier.service.ts';
import type { NoticeFailure } from './settle-deposit.ts';

const id = z.string().min(1).max(200);
const amount = z.string().max(40);
const currency = z.string().max(10);

const paymentForm = z.object({
  event_id: id,
  payment_id: id,
  reference: id,
  state: z.enum(['paid', 'declined']),
  amount,
  currency,
}) satisfies z.ZodType<PaymentNotice>;

const payoutForm = z.object({
  event_id: id,
  payout_id: id,
  reference: id,
  state: z.enum(['accepted', 'paid', 'failed']),
  amount,
  currency,
}) satisfies z.ZodType<PayoutNotice>;

const transferForm = z.object({
  event_id: id,
  bank_reference: z.string().min(3).max(64),
  transfer_code: z.string().max(40),
  payer: z.string().max(200),
  amount,
  currency,
}) satisfies z.ZodType<TransferNotice>;

/** Webhooks of the payment providers. The body is not parsed before its signature is verified. */
export function cashierEndpoints(
  clock: Clock,
  { cashier }: { cashier: Cashier },
): FastifyPluginAsync {
  return async (app) => {
    // The signature covers the bytes as sent: a body that is parsed and serialized again could differ.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );

    const hooks = [
      hook(paymentWebhookPath, paymentForm, cashier.receiveDepositNotice),
      hook(payoutWebhookPath, payoutForm, cashier.receivePayoutNotice),
      hook(transferWebhookPath, transferForm, cashier.receiveTransferNotice),
    ];
    for (const { path, answer } of hooks)
      app.post<{ Params: { provider: string } }>(path, (request, reply) =>
        answer(request, reply, { clock, cashier }),
      );
  };
}

interface HookDependencies {
  readonly clock: Clock;
  readonly cashier: Cashier;
}

type HookRequest = FastifyRequest<{ Params: { provider: string } }>;

interface Hook {
  readonly path: string;
  answer(
    request: HookRequest,
    reply: FastifyReply,
    context: HookDependencies,
  ): Promise<FastifyReply>;
}

function hook<Notice>(
  path: string,
  form: z.ZodType<Notice>,
  receive: (
    notice: Notice,
    from: { provider: string; nonce: string },
  ) => Promise<Outcome<unknown, NoticeFailure>>,
): Hook {
  return {
    path,
    async answer(request, reply, { clock, cashier }) {
      const provider = cashier.provider(request.params.provider);
      if (!provider) return sendProblem(reply, 'not-found');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const unsigned = { method: 'POST', path: request.url, body } as const;
      const checked = checkSignature(unsigned, request.headers, {
        now: clock.now(),
        secretOf: (partner, keyId) => provider.secretOf(partner, keyId),
      });
      if (!checked.ok) return sendProblem(reply, 'unauthenticated', { detail: checked.error });
      const notice = form.safeParse(parseJson(body));
      if (!notice.success) return sendProblem(reply, 'invalid-input');
      const result = await receive(notice.data, { provider: provider.code, nonce: checked.nonce });
      if (!result.ok) return sendProblem(reply, result.code, result);
      return reply.header('cache-control', 'no-store').send({ value: result.value });
    },
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
