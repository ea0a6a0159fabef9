import type { WalletAnswer } from '@croupier/contracts';
import { pauseMs } from '@croupier/provider/retry';
import { settleDecidedTicket } from './settle-match.ts';
import { sessionById, takeStep, ticketById, type Ticket } from './tickets.store.ts';
import { betId, leaseFrom, type Trade } from './trade.ts';

/** Sends a ticket's bet, once: a bet without a clear answer is rolled back, never sent again. */
export async function sendBet(trade: Trade, ticket: Ticket): Promise<void> {
  const { db, now } = trade;
  const session = await sessionById(db.read, ticket.session_id);
  const answer = await trade.walletOf(ticket.partner).ask('bet', {
    token: session.wallet_token,
    user: ticket.player,
    round: ticket.id,
    round_closed: false,
    currency: ticket.currency,
    amount: String(ticket.stake_units),
    game_code: ticket.game_code,
    transaction_uuid: betId(ticket.id),
  });
  const fresh = { attempts: 0, due_at: leaseFrom(now()) };
  if (!answer) {
    await takeStep(db.read, ticket.id, { from: 'betting', to: 'rolling-back' }, fresh);
    return sendRollback(trade, { ...ticket, state: 'rolling-back', attempts: 0 });
  }
  if (answer.status !== 'RS_OK') {
    const change = { refusal: answer.status, ended_at: now(), ...balanceOf(answer) };
    await takeStep(db.read, ticket.id, { from: 'betting', to: 'refused' }, change);
    return;
  }
  const change = { ...fresh, ...balanceOf(answer) };
  await takeStep(db.read, ticket.id, { from: 'betting', to: 'open' }, change);
  // Its matches can have ended while the wallet was asked.
  await settleDecidedTicket(trade, ticket.id);
}

const endOf = { 'rolling-back': 'cancelled', voiding: 'void' } as const;

/** Returns a stake: of a bet without a clear answer, or of one whose matches are all void. */
export async function sendRollback(trade: Trade, ticket: Ticket): Promise<void> {
  const { state: from } = ticket;
  if (from !== 'rolling-back' && from !== 'voiding') return;
  const answer = await trade.walletOf(ticket.partner).ask('rollback', {
    transaction_uuid: `${ticket.id}-rollback`,
    reference_transaction_uuid: betId(ticket.id),
    round: ticket.id,
    game_code: ticket.game_code,
    user: ticket.player,
  });
  if (answer?.status === 'RS_OK') {
    const change = { ended_at: trade.now(), ...balanceOf(answer) };
    await takeStep(trade.db.read, ticket.id, { from, to: endOf[from] }, change);
    return;
  }
  await postpone(trade, ticket, answer);
}

/** Tries again later; a refusal of the wallet is logged. */
export async function postpone(
  { db, now, log }: Trade,
  { id, state, attempts }: Ticket,
  answer: Pick<WalletAnswer, 'status'> | null,
): Promise<void> {
  if (answer)
    log.error({ ticket: id, state, status: answer.status }, 'the wallet refuses to end a bet');
  const due = new Date(now().getTime() + pauseMs(attempts + 1));
  const change = { attempts: attempts + 1, due_at: due };
  await takeStep(db.read, id, { from: state, to: state }, change);
}

function balanceOf({ balance }: Pick<WalletAnswer, 'balance'>) {
  return balance === undefined ? {} : { balance };
}

/** The current state of a ticket that exists. */
export async function standing(trade: Trade, id: string): Promise<Ticket> {
  const ticket = await ticketById(trade.db.read, id);
  if (!ticket) throw new Error(`ticket ${id} is gone`);
  return ticket;
}
