import formbody from '@fastify/formbody';
import {
  paymentsPath,
  type PaymentAnswer,
  type PaymentRequest,
  type PaymentStatus,
} from '@croupier/contracts';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openBook, type Book } from './book.ts';
import { createCourier } from './courier.ts';
import type { Journal, PaymentRecord } from './journal.ts';
import { pageStyle, paymentPage, unknownPage } from './page.ts';
import { createGate } from './signing.ts';

export interface SandboxOptions {
  readonly secret: string;
  readonly journal: Journal;
  /** Origin that payers reach the sandbox at. */
  readonly origin: () => string;
  readonly now?: () => Date;
}

const webAddress = z.url({ protocol: /^https?$/ }).max(2_000);

const paymentForm = z.object({
  reference: z.string().min(1).max(100),
  amount: z.string().regex(/^\d{1,13}(\.\d{1,2})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  webhook_url: webAddress,
  return_url: webAddress,
  language: z.string().max(10),
  expires_at: z.iso.datetime(),
}) satisfies z.ZodType<PaymentRequest>;

/** The sandbox payment provider: another company's server, as far as the platform can tell. */
export function createSandbox({
  secret,
  journal,
  origin,
  now = () => new Date(),
}: SandboxOptions): FastifyInstance {
  const book = openBook(journal, now);
  const courier = createCourier({ secret, now, onDelivered: (notice) => book.delivered(notice) });
  const app = fastify({ bodyLimit: 64 * 1024 });
  app.get('/health', () => ({ status: 'ok' }));
  app.register(merchantDoor({ book, secret, origin, now }));
  app.register(
    payerDoor(book, (payment, state) => {
      const notice = book.decide(payment, state);
      if (notice) courier.send(payment, notice);
    }),
  );
  app.addHook('onReady', async () => {
    for (const { payment, notice } of book.undelivered()) courier.send(payment, notice);
  });
  app.addHook('onClose', async () => {
    courier.stop();
    journal.close();
  });
  return app;
}

interface MerchantDoor {
  readonly book: Book;
  readonly secret: string;
  readonly origin: () => string;
  readonly now: () => Date;
}

function merchantDoor({ book, secret, origin, now }: MerchantDoor) {
  const isSigned = createGate(secret, now);

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
        const { payment_id, reference, amount, currency } = payment;
        return {
          payment_id,
          reference,
          amount,
          currency,
          state: book.stateOf(payment),
        } satisfies PaymentStatus;
      },
    );
  };
}

const decisionForm = z.object({ decision: z.enum(['paid', 'declined']) });

function payerDoor(
  book: Book,
  decide: (payment: PaymentRecord, state: 'paid' | 'declined') => void,
) {
  return async (app: FastifyInstance) => {
    await app.register(formbody);
    app.get('/page.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(pageStyle),
    );

    app.get<{ Params: { id: string } }>('/pay/:id', async (request, reply) => {
      const payment = book.byId(request.params.id);
      if (!payment) return sendPage(reply.code(404), unknownPage());
      return sendPage(reply, paymentPage(payment, book.stateOf(payment)), payment);
    });

    app.post<{ Params: { id: string } }>('/pay/:id', async (request, reply) => {
      const payment = book.byId(request.params.id);
      if (!payment) return sendPage(reply.code(404), unknownPage());
      const form = decisionForm.safeParse(request.body);
      if (!form.success || book.stateOf(payment) === 'expired') {
        return sendPage(reply, paymentPage(payment, book.stateOf(payment)), payment);
      }
      decide(payment, form.data.decision);
      return reply.redirect(payment.return_url, 303);
    });
  };
}

function sendPage(reply: FastifyReply, html: string, payment?: PaymentRecord): FastifyReply {
  // The form's answer leads back to the merchant: browsers hold redirects of a form to `form-action`, too.
  const back = payment ? ` ${new URL(payment.return_url).origin}` : '';
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self'${back}; frame-ancestors 'none'; base-uri 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);
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
