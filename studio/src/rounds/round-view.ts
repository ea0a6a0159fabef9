import { formatAmount } from '@croupier/contracts';
import type { FreeRoundsView, RoundOutcome, RoundView } from '../play-protocol.ts';
import type { Round, Session } from './rounds.store.ts';
import { commitOf } from './seeds.ts';

/** A round as shown to its player: the outcome is visible only after the bet is booked. */
export function viewOf(
  round: Round,
  session: Pick<Session, 'next_seed'>,
  freeRounds: FreeRoundsView | null = null,
): RoundView {
  return {
    orderId: round.order_id,
    roundId: round.id,
    state: round.state === 'betting' || round.state === 'rolling-back' ? 'pending' : round.state,
    stake: formatAmount(round.stake_units),
    choice: round.choice,
    startedAt: round.started_at.toISOString(),
    refusal: round.refusal,
    balance: round.balance,
    outcome: round.state === 'paying' || round.state === 'closed' ? outcomeOf(round) : null,
    nextCommit: commitOf(session.next_seed),
    isFree: round.reward_uuid !== null,
    freeRounds,
  };
}

function outcomeOf(round: Round): RoundOutcome | null {
  if (!round.result) return null;
  return {
    result: round.result,
    win: formatAmount(round.win_units),
    proof: {
      serverSeed: round.server_seed,
      commit: commitOf(round.server_seed),
      clientSeed: round.client_seed,
    },
  };
}
