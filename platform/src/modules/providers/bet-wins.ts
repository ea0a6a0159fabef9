import { bet } from './bets.ts';
import { answerToRepeat, claimedRow, refuse, type Decision } from './wallet-context.ts';
import type { OrderOf } from './orders.ts';
import type { Partner } from './partners.ts';
import { sessionFacts } from './session-facts.ts';
import type { WalletSet } from './wallet-set.ts';
import { claimOf, win } from './wins.ts';

/** Books a bet and its win together: both or neither, each under its own id. */
export function betWin(set: WalletSet, partner: Partner, request: OrderOf<'betwin'>): Decision {
  const { win_transaction_uuid, win_amount, jackpot_win, ...stake } = request;
  const won = {
    ...stake,
    transaction_uuid: win_transaction_uuid,
    reference_transaction_uuid: stake.transaction_uuid,
    amount: win_amount,
    jackpot_win,
  };
  // One id cannot name two movements.
  if (win_transaction_uuid === request.transaction_uuid) return refuse('RS_ERROR_WRONG_TYPES');
  if ((jackpot_win ?? 0n) > win_amount) return refuse('RS_ERROR_WRONG_TYPES');
  // Checked first: a stake whose win cannot be paid must not be taken.
  const session = set.session(partner, request.token);
  const row = session && claimedRow(partner, claimOf(session.member_id, won), set.now);
  const known = row && set.transaction(row);
  const error = known && answerToRepeat(known, row);
  if (error && error !== 'RS_OK') return { status: error };

  const staked = bet(set, partner, { ...stake, round_closed: false }, request);
  if (staked.status !== 'RS_OK') return staked;
  const paid = win(set, partner, won);
  // Then the batch writes neither of them.
  if (paid.status !== 'RS_OK')
    throw new Error(`a bet was taken and its win refused: ${paid.status}`);
  return { ...staked, ...paid, ...(session ? { more: sessionFacts(set, session) } : {}) };
}
