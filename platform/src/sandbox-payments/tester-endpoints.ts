import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLanguage } from '@croupier/contracts';
import { z } from 'zod';
import { deliveryModes, type NoticeSender } from './notice-sender.ts';
import type { PayoutRecord } from './journal.ts';
import type { PayoutBook } from './payout-book.ts';
import { testerPage } from './tester-page.ts';
import type { TransferBook } from './transfer-book.ts';

export interface TesterEndpoints {
  readonly payouts: PayoutBook;
  readonly transfers: TransferBook;
  readonly courier: NoticeSender;
  /** Address at which the merchant receives transfer notices. */
  readonly transferHook: () => string;
  readonly isAutomatic: () => boolean;
  readonly chooseAutomatic: (isAutomatic: boolean) => void;
  readonly setState: (payout: PayoutRecord, word: 'paid' | 'failed') => void;
}

const travelForm = z.object({ travel: z.enum(deliveryModes) });
const automaticForm = z.object({ automatic: z.enum(['yes', 'no']) });
const wordForm = z.object({ word: z.enum(['paid', 'failed', 'again']) });
const transferForm = z.object({
  transfer_code: z.string().trim().min(1).max(40),
  amount: z.string().regex(/^\d{1,13}(\.\d{1,2})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  payer: z.string().trim().min(1).max(200),
});

const payoutsShown = 30;

/** The tester's page: decides payouts, creates transfers, and sets how notices are delivered. */
export function testerEndpoints(tester: TesterEndpoints) {
  const { payouts, transfers, courier } = tester;

  return async (app: FastifyInstance) => {
    await app.register(formbody);

    app.get<{ Querystring: { lang?: string } }>('/tester', (request, reply) => {
      const { lang = 'en' } = request.query;
      const shown = payouts.latest(payoutsShown).map((payout) => ({
        payout,
        state: payouts.stateOf(payout),
        words: payouts.noticesOf(payout).length,
      }));
      return sendPage(
        reply,
        testerPage({
          language: isLanguage(lang) ? lang : 'en',
          payouts: shown,
          transfers: transfers.all().slice(-payoutsShown).reverse(),
          travel: courier.travel(),
          isAutomatic: tester.isAutomatic(),
        }),
      );
    });

    app.post('/tester/travel', async (request, reply) => {
      const form = travelForm.safeParse(request.body);
      if (form.success) courier.chooseTravel(form.data.travel);
      return back(reply, form.success);
    });

    app.post('/tester/automatic', async (request, reply) => {
      const form = automaticForm.safeParse(request.body);
      if (form.success) tester.chooseAutomatic(form.data.automatic === 'yes');
      return back(reply, form.success);
    });

    app.post<{ Params: { id: string } }>('/tester/payouts/:id', async (request, reply) => {
      const payout = payouts.byId(request.params.id);
      const form = wordForm.safeParse(request.body);
      if (!payout || !form.success) return back(reply, false);
      if (form.data.word === 'again')
        for (const notice of payouts.noticesOf(payout)) courier.send(payout.webhook_url, notice);
      else tester.setState(payout, form.data.word);
      return back(reply, true);
    });

    app.post('/tester/transfers', async (request, reply) => {
      const form = transferForm.safeParse(request.body);
      if (form.success) courier.send(tester.transferHook(), transfers.arrive(form.data));
      return back(reply, form.success);
    });
  };
}

function back(reply: FastifyReply, isDone: boolean): FastifyReply {
  return isDone ? reply.redirect('/tester', 303) : reply.code(400).send({ error: 'form' });
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({
      'content-security-policy':
        "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
