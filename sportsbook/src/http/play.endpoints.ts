import { tokenOf } from '@croupier/provider/tokens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BetOrder, BookFailure } from '../play-protocol.ts';
import { legsAtMost } from '../tickets/limits.ts';
import { cashOut, placeBet, quoteLegs, shown, type Booked } from '../tickets/place.ts';
import type { PlayMoney } from '../tickets/play-money.ts';
import { balanceOf, openFunSession, openSession, sessionOf } from '../tickets/sessions.ts';
import { viewsOf } from '../tickets/ticket-view.ts';
import { ticketByOrder, ticketOf, ticketsOf, type Session } from '../tickets/tickets.store.ts';
import type { Trade } from '../tickets/trade.ts';

const name = z.string().min(1).max(80);
const launch = z.strictObject({ launchToken: z.string().min(1).max(200), gameCode: name });
const funVisit = z.strictObject({ gameCode: name, currency: z.string().length(3) });
const legs = z
  .array(
    z.strictObject({
      match: name,
      market: name,
      selection: name,
      price: z.int().min(101).max(50_000),
    }),
  )
  .min(1)
  .max(legsAtMost);
const order: z.ZodType<BetOrder> = z.strictObject({
  orderId: z.uuid(),
  stake: z.string().max(20),
  takesBetter: z.boolean(),
  legs,
});
const quoted = z.strictObject({ legs });
const ending = z.strictObject({ amount: z.string().max(20) });
const list = z.object({
  open: z.enum(['1', '0']).default('1'),
  before: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .exactOptional(),
});

const pageSize = 20;

const statusOf = {
  'session-lost': 401,
  'launch-refused': 401,
  'wallet-down': 503,
  unreadable: 400,
  unknown: 404,
  'stake-refused': 422,
  'payout-too-high': 422,
  'not-combinable': 422,
  'price-moved': 409,
  suspended: 409,
  'cash-out-moved': 409,
} satisfies Record<BookFailure['code'], number>;

/**
 * The requests of the book's page. The session is sent in a header, not in a cookie, so cross-site request forgery is
 * impossible.
 */
export function servePlay(server: FastifyInstance, trade: Trade, playMoney: PlayMoney): void {
  server.post('/api/session', async ({ body }, reply) => {
    const read = launch.safeParse(body);
    return send(reply, read.success ? await openSession(trade, read.data) : unreadable);
  });
  server.post('/api/fun', async ({ body }, reply) => {
    const read = funVisit.safeParse(body);
    return send(
      reply,
      read.success ? await openFunSession(trade, playMoney, read.data) : unreadable,
    );
  });
  server.get('/api/session', async (request, reply) =>
    inSession(trade, request, reply, (session) => balanceOf(trade, session)),
  );
  server.post('/api/bets', async (request, reply) =>
    inSession(trade, request, reply, async (session) => {
      const read = order.safeParse(request.body);
      return read.success ? placeBet(trade, session, read.data) : unreadable;
    }),
  );
  server.post('/api/quotes', async ({ body }, reply) => {
    const read = quoted.safeParse(body);
    return send(
      reply,
      read.success ? { ok: true, value: quoteLegs(trade, read.data.legs) } : unreadable,
    );
  });
  serveTickets(server, trade);
}

function serveTickets(server: FastifyInstance, trade: Trade): void {
  server.get('/api/bets', async (request, reply) =>
    inSession(trade, request, reply, async (session) => {
      const read = list.safeParse(request.query);
      if (!read.success) return unreadable;
      const { open, before = null } = read.data;
      const filter = { isOpen: open === '1', before, limit: pageSize };
      const rows = await ticketsOf(trade.db.read, session, filter);
      const tickets = await viewsOf(trade, rows);
      const next = rows.length < pageSize ? null : (tickets.at(-1)?.placedAt ?? null);
      return { ok: true, value: { tickets, next } };
    }),
  );
  server.get<{ Params: { order: string } }>('/api/bets/:order', async (request, reply) =>
    inSession(trade, request, reply, async (session) => {
      const ticket = await ticketByOrder(trade.db.read, session, request.params.order);
      return ticket ? shown(trade, ticket.id) : { ok: false, code: 'unknown' };
    }),
  );
  server.get<{ Params: { ticket: string } }>('/api/tickets/:ticket', async (request, reply) =>
    inSession(trade, request, reply, async (session) => {
      const ticket = await ticketOf(trade.db.read, session, request.params.ticket);
      return ticket ? shown(trade, ticket.id) : { ok: false, code: 'unknown' };
    }),
  );
  server.post<{ Params: { ticket: string } }>(
    '/api/bets/:ticket/cash-out',
    async (request, reply) =>
      inSession(trade, request, reply, async (session) => {
        const read = ending.safeParse(request.body);
        if (!read.success) return unreadable;
        return cashOut(trade, session, { ticket: request.params.ticket, ...read.data });
      }),
  );
}

const unreadable: Booked<never> = { ok: false, code: 'unreadable' };

async function inSession(
  trade: Trade,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  work: (session: Session) => Promise<Booked<unknown>>,
) {
  const session = await sessionOf(trade, tokenOf(headers));
  return send(reply, session ? await work(session) : { ok: false, code: 'session-lost' });
}

function send(reply: FastifyReply, booked: Booked<unknown>) {
  reply.header('cache-control', 'no-store');
  if (booked.ok) return reply.send(booked.value);
  const { ok: _, ...failure } = booked;
  return reply.code(statusOf[failure.code]).send(failure);
}
