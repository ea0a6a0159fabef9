import { formatAmount } from '@croupier/contracts';
import type { SpinOutcome, SpinView } from '../play-protocol.ts';
import { slotByCode } from '../games/slots.ts';
import { gridAt } from '../maths/definition.ts';
import { commitOf } from '../maths/draw.ts';
import { winsOf } from '../maths/evaluate.ts';
import type { Round, Session } from './rounds.store.ts';

/** A round as its player may see it: the outcome shows once the bet is booked, not before. */
export function viewOf(round: Round, session: Session): SpinView {
  return {
    spinId: round.spin_id,
    state: round.state === 'betting' || round.state === 'rolling-back' ? 'pending' : round.state,
    stake: formatAmount(round.stake_units),
    refusal: round.refusal,
    balance: round.balance,
    outcome:
      round.state === 'paying' || round.state === 'closed' ? outcomeOf(round, session) : null,
    nextCommit: commitOf(session.next_seed),
  };
}

function outcomeOf(round: Round, { game_code: code }: Session): SpinOutcome {
  const slot = slotByCode(code);
  if (!slot) throw new Error(`round ${round.id} is of a game that is gone: ${code}`);
  const coinUnits = round.stake_units / BigInt(slot.coins);
  return {
    stops: round.stops,
    win: formatAmount(round.win_units),
    wins: winsOf(slot, gridAt(slot, round.stops)).map(({ coins, ...win }) => ({
      ...win,
      amount: formatAmount(coinUnits * BigInt(coins)),
    })),
    proof: {
      serverSeed: round.server_seed,
      commit: commitOf(round.server_seed),
      clientSeed: round.client_seed,
    },
  };
}
