import {
  paymentsPath,
  payoutsPath,
  type PaymentAnswer,
  type PaymentRequest,
  type PaymentStatus,
  type PayoutAnswer,
  type PayoutRequest,
  type PayoutStatus,
} from '@croupier/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PaymentBook } from './payment-book.ts';
import type { PayoutRecord } from './journal.ts';
import type { PayoutBook } from './payout-book.ts';
import { createSignatureGuard } from './signing.ts';

const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);
const sum = z.string().regex(/^\d{1,13}(\.\d{1,2})?$/);
const currency = z.string().regex(/^[A-Z]{3}$/);
const reference = z.string().min(1).max(100);

const paymentForm = z.object({
  reference,
  amount: sum,
  currency,
  webhook_url: webAddress,
  return_url: webAddress,
  language: z.string().max(10),
  expires_at: z.iso.datetime(),
}) satisfies z.ZodType<PaymentRequest>;

const payoutForm = z.object({
  reference,
  amount: sum,
  currency,
  method: z.string().max(100),
  payee: z.string().min(1).max(200),
  account: z.record(z.string().max(40), z.string().max(255)),
  webhook_url: webAddress,
}) satisfies z.ZodType<PayoutRequest>;

export interface MerchantEndpoints {
  readonly book: PaymentBook;
  readonly payouts: PayoutBook;
  readonly secret: string;
  readonly origin: () => string;
  readonly now: () => Date;
  /** Called for a new payout. */
  readonly onPayout: (payout: PayoutRecord) => void;
}

/** The endpoints that the merchant calls with signed requests. */
export function merchantEndpoints({
  book,
  payouts,
  secret,
  origin,
  now,
  onPayout,
}: MerchantEndpoints) {
  const isSigned = createSignatureGuard(secret, now);

  return async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    app.addHook('preHandler', async (request, reply) => {
      if (!isSigned(sentBy(request), (name) => headerOf(request, name))) {
        return reply.code(401).send({ error: 'signature' });
      }
    });

    app.post(paymentsPath, async (request, reply) => {
      const form = paymentForm.safeParse(parseJson(bodyOf(request)));
      if (!form.success) return reply.code(400).send({ error: 'payment' });
      const payment = book.open(form.data);
      if (!payment) return reply.code(409).send({ error: 'reference' });
      return {
        payment_id: payment.payment_id,
        pay_url: `${origin()}/pay/${payment.payment_id}`,
      } satisfies PaymentAnswer;
    });

    app.get<{ Params: { reference: string } }>(
      `${paymentsPath}/:reference`,
      async (request, reply) => {
        const payment = book.byReference(request.params.reference);
        if (!payment) return reply.code(404).send({ error: 'unknown' });
        const { payment_id, amount, currency: money } = payment;
        return {
          payment_id,
          reference: payment.reference,
          amount,
          currency: money,
          state: book.stateOf(payment),
        } satisfies PaymentStatus;
      },
    );

    app.post(payoutsPath, async (request, reply) => {
      const form = payoutForm.safeParse(parseJson(bodyOf(request)));
      if (!form.success) return reply.code(400).send({ error: 'payout' });
      const isNew = payouts.byReference(form.data.reference) === null;
      const payout = payouts.open(form.data);
      if (!payout) return reply.code(409).send({ error: 'reference' });
      if (isNew) onPayout(payout);
      return { payout_id: payout.payout_id } satisfies PayoutAnswer;
    });

    app.get<{ Params: { reference: string } }>(
      `${payoutsPath}/:reference`,
      async (request, reply) => {
        const payout = payouts.byReference(request.params.reference);
        if (!payout) return reply.code(404).send({ error: 'unknown' });
        const { payout_id, amount, currency: money } = payout;
        return {
          payout_id,
          reference: payout.reference,
          amount,
          currency: money,
          state: payouts.stateOf(payout),
        } satisfies PayoutStatus;
      },
    );
  };
}

const bodyOf = (request: FastifyRequest) => (typeof request.body === 'string' ? request.body : '');

function sentBy(request: FastifyRequest) {
  return {
    method: request.method === 'GET' ? 'GET' : 'POST',
    path: request.url,
    body: bodyOf(request),
  } as const;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
