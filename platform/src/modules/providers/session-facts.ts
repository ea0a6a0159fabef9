import type { WalletAnswer, WalletLimits } from '@croupier/contracts';
import type { GuardBatch } from '../protection/index.ts';
import type { SessionRow } from './providers.store.ts';
import type { WalletSet } from './wallet-set.ts';

type Facts = Pick<
  WalletAnswer,
  'session_started_at' | 'session_net' | 'reality_check_at' | 'limits_remaining'
>;

/** What a game must show about its session, and what the player's own limits leave. */
export function sessionFacts(set: Pick<WalletSet, 'watch' | 'netOf'>, session: SessionRow): Facts {
  return factsOf(set.watch, session, set.netOf(session));
}

export function factsOf(
  watch: Pick<GuardBatch, 'standing'>,
  session: Pick<SessionRow, 'member_id' | 'started_at'>,
  net: bigint,
): Facts {
  const { realityAt, left } = watch.standing(session.member_id);
  return {
    session_started_at: session.started_at.toISOString(),
    session_net: String(net),
    reality_check_at: realityAt?.toISOString() ?? null,
    limits_remaining: {
      deposit: unitsLeft(left.deposit),
      loss: unitsLeft(left.loss),
      wager: unitsLeft(left.wager),
      time: left.time === null ? null : Number(atLeastZero(left.time) / 1000n),
    } satisfies WalletLimits,
  };
}

const unitsLeft = (units: bigint | null) => (units === null ? null : String(atLeastZero(units)));
const atLeastZero = (value: bigint) => (value < 0n ? 0n : value);
