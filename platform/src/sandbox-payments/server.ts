import formbody from '@fastify/formbody';
import { transferWebhookPath } from '@croupier/contracts';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';
import { authenticatorEndpoint } from './authenticator.ts';
import { openPaymentBook, type PaymentBook } from './payment-book.ts';
import { createNoticeSender } from './notice-sender.ts';
import type { Journal, PaymentRecord } from './journal.ts';
import { merchantEndpoints } from './merchant-endpoints.ts';
import { pageStyle, paymentPage, unknownPage } from './page.ts';
import { openPayoutBook } from './payout-book.ts';
import { payoutPages } from './payout-pages.ts';
import { createSigningKey } from '../sandbox-identity/signing-key.ts';
import { firebaseEmulator } from '../sandbox-identity/firebase.ts';
import { openIdProvider } from '../sandbox-identity/openid.ts';
import { resultsEndpoints } from '../sandbox-results/results-endpoints.ts';
import { testerEndpoints } from './tester-endpoints.ts';
import { openTransferBook } from './transfer-book.ts';
import { named } from '../http/named-plugin.ts';

export interface SandboxOptions {
  readonly secret: string;
  readonly journal: Journal;
  /** Origin at which payers reach the sandbox. */
  readonly origin: () => string;
  readonly now?: () => Date;
  /** Origin of the merchant, which receives transfer notices. */
  readonly merchant?: () => string;
  /** Payouts are decided automatically after this time; without it they wait for a tester. */
  readonly payoutsAfterMs?: number;
}

/** The sandbox payment provider. The platform treats it as another company's server. */
export function createSandbox(options: SandboxOptions): FastifyInstance {
  const { secret, journal, origin, now = () => new Date() } = options;
  const book = openPaymentBook(journal, now);
  const payouts = openPayoutBook(journal);
  const transfers = openTransferBook(journal);
  const courier = createNoticeSender({
    secret,
    now,
    onDelivered: ({ event_id }) => journal.write({ fact: 'delivered', event_id }),
  });
  const admin = payoutPages(payouts, courier, options.payoutsAfterMs ?? null);
  const transferHook = () => merchantHook(options.merchant ?? origin);
  const app = fastify({ bodyLimit: 64 * 1024 });
  app.get('/health', () => ({ status: 'ok' }));
  app.register(
    named(merchantEndpoints({ book, payouts, secret, origin, now, onPayout: admin.begin })),
  );
  app.register(
    named(
      payerEndpoint(book, (payment, state) => {
        const notice = book.decide(payment, state);
        if (notice) courier.send(payment.webhook_url, notice);
      }),
    ),
  );
  const key = createSigningKey();
  app.register(named(openIdProvider({ key, origin, now })));
  app.register(named(firebaseEmulator({ key, now })));
  app.register(named(authenticatorEndpoint(now)));
  app.register(named(resultsEndpoints));
  app.register(named(testerEndpoints({ ...admin, payouts, transfers, courier, transferHook })));
  app.addHook('onReady', async () => {
    for (const { payment, notice } of book.undelivered()) courier.send(payment.webhook_url, notice);
    admin.resume(journal);
    for (const transfer of transfers.all())
      if (!journal.isDelivered(transfer.event_id)) courier.send(transferHook(), transfer);
  });
  app.addHook('onClose', async () => {
    admin.stop();
    courier.stop();
    journal.close();
  });
  return app;
}

const merchantHook = (merchant: () => string) =>
  merchant() + transferWebhookPath.replace(':provider', 'sandbox');

const decisionForm = z.object({ decision: z.enum(['paid', 'declined']) });

function payerEndpoint(
  book: PaymentBook,
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
  // The form redirects to the merchant, and browsers apply `form-action` to redirects, too.
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
