import type { WalletTransaction } from '@croupier/contracts';
import { playerOf, refuse, type Decision, type WalletContext } from './wallet-context.ts';
import type { OrderOf } from './orders.ts';
import { playedSession } from './played-session.ts';
import { transactionWithRound, type KnownTransaction } from './transaction-status.store.ts';

/** The wallet's state of a transaction id. Changes nothing. */
export async function transactionStatus(
  context: WalletContext,
  request: OrderOf<'status'>,
): Promise<Decision> {
  const session = await playedSession(context, request);
  if (!session) return refuse('RS_ERROR_INVALID_TOKEN');
  const player = playerOf(session);
  const known = await transactionWithRound(context.tx, {
    partner: context.partner.id,
    player: player.id,
    transaction_uuid: request.transaction_uuid,
  });
  return { status: 'RS_OK', player, more: { transaction: shown(known) } };
}

function shown(known: KnownTransaction | undefined): WalletTransaction {
  if (!known) return { state: 'NOT_FOUND' };
  const { kind, state, amount_units, balance_after_units: after, provider_round } = known;
  if (state === 'tombstone' || kind === 'unknown') return { state: 'TOMBSTONE' };
  return {
    state: stateOf[state],
    kind,
    ...(provider_round === null ? {} : { round: provider_round }),
    amount: String(amount_units),
    ...(after === null
      ? {}
      : {
          balance_before: String(after - movedBy(known)),
          balance_after: String(after),
        }),
  };
}

const stateOf = {
  booked: 'BOOKED',
  refused: 'REFUSED',
  'rolled-back': 'ROLLED_BACK',
} as const;

/** The change of the player's balance by a transaction when it was booked. */
function movedBy({ kind, status, amount_units }: KnownTransaction): bigint {
  if (status !== 'RS_OK') return 0n;
  return kind === 'bet' || kind === 'tip' ? -amount_units : amount_units;
}
