import { formatAmount, type RoundBooking, type RoundDetail } from '@croupier/contracts';
import type { Providers } from '../providers/index.ts';

type Round = NonNullable<Awaited<ReturnType<Providers['roundOf']>>>;

/** A round as its player sees it. */
export function roundDetailOf(round: Round): RoundDetail {
  return {
    id: round.id,
    nodeId: round.game_id,
    providerRound: round.provider_round,
    game: round.name,
    currency: round.currency,
    stake: formatAmount(round.stake_units),
    bonusStake: formatAmount(round.bonus_stake_units),
    win: formatAmount(round.win_units),
    jackpotWin: formatAmount(round.jackpot_units),
    state: round.state,
    startedAt: round.started_at.toISOString(),
    closedAt: round.closed_at?.toISOString() ?? null,
    bookings: round.money.map(bookingOf),
  };
}

function bookingOf(money: Round['money'][number]): RoundBooking {
  const { kind, state, amount_units, jackpot_units, booked_at } = money;
  return {
    kind,
    amount: formatAmount(kind === 'bet' ? -amount_units : amount_units),
    jackpot: formatAmount(jackpot_units),
    isTakenBack: state === 'rolled-back',
    bookedAt: booked_at.toISOString(),
  };
}
