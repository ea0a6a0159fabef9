import { walletBatchAtMost } from '@croupier/contracts';
import { repeat } from '@croupier/provider/repeat';
import { pauseMs } from '@croupier/provider/retry';
import { postpone, sendRollback } from './advance.ts';
import { grouped } from './grouped.ts';
import { settleMatch, unsettledMatches } from './settle-match.ts';
import {
  closePaid,
  sessionById,
  takeDueTickets,
  takeStep,
  ticketById,
  type Correction,
  type Ticket,
} from './tickets.store.ts';
import { betId, leaseFrom, winId, type Trade } from './trade.ts';

/** A result is paid at most so long after it; an idle process asks its database no more often. */
const everyMs = 1_000;
const ticketsAtOnce = 1_000;

/**
 * Does everything that is due: settles matches that have a result, pays, refunds, and takes up what a killed process
 * left. Runs until `stop`, which waits for work in progress.
 */
export const startResuming = (trade: Trade): { stop(): Promise<void> } =>
  repeat(() => resumeDue(trade), everyMs);

/** Never rejects. */
export async function resumeDue(trade: Trade): Promise<void> {
  try {
    for (const match of await unsettledMatches(trade.db.read)) await settleMatch(trade, match);
    while ((await resumeTickets(trade)) === ticketsAtOnce);
    await sendCorrections(trade);
  } catch (error) {
    trade.log.warn({ err: error }, 'bets could not be resumed');
  }
}

async function resumeTickets(trade: Trade): Promise<number> {
  const now = trade.now();
  const due = await takeDueTickets(trade.db.read, {
    now,
    leaseEnd: leaseFrom(now),
    limit: ticketsAtOnce,
    partners: trade.partners,
  });
  const paying = due.filter(({ state }) => state === 'paying');
  await inGroups(
    due.filter(({ state }) => state !== 'paying'),
    8,
    (ticket) => resumeTicket(trade, ticket),
  );
  await inGroups(batchesOf(paying), 4, (batch) => payBatch(trade, batch));
  return due.length;
}

async function resumeTicket(trade: Trade, ticket: Ticket): Promise<void> {
  const { read } = trade.db;
  if (ticket.state === 'delayed') {
    // Nothing is staked yet: the process that waited for the bet delay is gone.
    const change = { refusal: 'interrupted', ended_at: trade.now() };
    await takeStep(read, ticket.id, { from: 'delayed', to: 'refused' }, change);
    return;
  }
  if (ticket.state === 'betting') {
    // An abandoned bet is uncertain: it is rolled back, not sent again.
    const isMine = await takeStep(
      read,
      ticket.id,
      { from: 'betting', to: 'rolling-back' },
      { attempts: 0 },
    );
    if (!isMine) return;
  }
  const state = ticket.state === 'betting' ? 'rolling-back' : ticket.state;
  await sendRollback(trade, { ...ticket, state });
}

function batchesOf(tickets: readonly Ticket[]): readonly (readonly Ticket[])[] {
  const byPartner = grouped(tickets, ({ partner }) => partner);
  return [...byPartner.values()].flatMap((some) =>
    Array.from({ length: Math.ceil(some.length / walletBatchAtMost) }, (_, index) =>
      some.slice(index * walletBatchAtMost, (index + 1) * walletBatchAtMost),
    ),
  );
}

/** Pays a decided ticket whose payment the caller has leased. */
export async function payTicket(trade: Trade, id: string): Promise<void> {
  const ticket = await ticketById(trade.db.read, id);
  if (ticket?.state === 'paying') await payBatch(trade, [ticket]);
}

/** Also sent for a win of zero: the wallet learns that the round is over. */
async function payBatch(trade: Trade, tickets: readonly Ticket[]): Promise<void> {
  const [first] = tickets;
  if (!first) return;
  const answer = await trade.walletOf(first.partner).ask('wins', {
    items: tickets.map((ticket) => ({
      user: ticket.player,
      round: ticket.id,
      round_closed: true,
      currency: ticket.currency,
      amount: String(ticket.win_units),
      game_code: ticket.game_code,
      transaction_uuid: winId(ticket.id),
      reference_transaction_uuid: betId(ticket.id),
    })),
  });
  const answers = new Map(answer?.items?.map((item) => [item.transaction_uuid, item]));
  const isPaid = (ticket: Ticket) => answers.get(winId(ticket.id))?.status === 'RS_OK';
  await closePaid(
    trade.db.read,
    tickets.filter(isPaid).map(({ id }) => id),
    trade.now(),
  );
  for (const ticket of tickets)
    if (!isPaid(ticket)) await postpone(trade, ticket, answers.get(winId(ticket.id)) ?? answer);
}

async function sendCorrections(trade: Trade): Promise<void> {
  const due = await trade.db.read
    .selectFrom('correction')
    .innerJoin('ticket', 'ticket.id', 'correction.ticket_id')
    .selectAll('correction')
    .where('correction.is_sent', '=', false)
    .where('correction.due_at', '<=', trade.now())
    .where('ticket.partner', 'in', trade.partners)
    .orderBy('ticket_id')
    .orderBy('n')
    .limit(200)
    .execute();
  for (const correction of due) await sendCorrection(trade, correction);
}

async function sendCorrection(trade: Trade, correction: Correction): Promise<void> {
  const { db, now, log } = trade;
  const ticket = await ticketById(db.read, correction.ticket_id);
  // What is still to be paid is paid first.
  if (ticket?.state !== 'closed') return;
  const session = await sessionById(db.read, ticket.session_id);
  const answer = await trade.walletOf(ticket.partner).ask('adjust', {
    token: session.wallet_token,
    user: ticket.player,
    transaction_uuid: `${ticket.id}-adjust-${correction.n}`,
    reference: winId(ticket.id),
    reason: 'resettle',
    currency: ticket.currency,
    amount: String(correction.amount_units),
  });
  const isSent = answer?.status === 'RS_OK';
  if (answer && !isSent)
    log.error({ ticket: ticket.id, status: answer.status }, 'the wallet refuses a correction');
  const attempts = correction.attempts + 1;
  await db.read
    .updateTable('correction')
    .set({ is_sent: isSent, attempts, due_at: new Date(now().getTime() + pauseMs(attempts)) })
    .where('ticket_id', '=', correction.ticket_id)
    .where('n', '=', correction.n)
    .execute();
}

/** Runs work on a list, a number of items at a time. */
async function inGroups<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, queue.length) }, worker));
}
