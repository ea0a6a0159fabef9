import { parseAmount, type DecimalAmount } from '@croupier/contracts';
import type { Partner } from './partners.ts';
import type { RoundRow } from './providers.store.ts';

/** What a game's catalogue says of its stakes and wins. */
export interface WinTerms {
  readonly max_win_times: number | null;
  readonly max_bet: Readonly<Record<string, DecimalAmount>>;
  readonly min_bet: Readonly<Record<string, DecimalAmount>>;
}

export interface WinBound {
  readonly units: bigint;
  readonly by: 'game' | 'partner';
}

interface Stake {
  readonly round: Pick<RoundRow, 'currency' | 'stake_units'>;
  /** What the free rounds were worth that the round was played with. */
  readonly freeUnits: bigint;
}

/** The most that a round may win before people look at it: the lower of what game and partner say. Pure. */
export function boundOf(
  { maxWin, maxWinTimes }: Pick<Partner, 'maxWin' | 'maxWinTimes'>,
  terms: WinTerms,
  { round, freeUnits }: Stake,
): WinBound {
  const { currency, stake_units } = round;
  const stated = (amounts: WinTerms['max_bet']) => parseAmount(amounts[currency] ?? '') ?? 0n;
  const paid = stake_units + freeUnits;
  // A win that was never staked for is measured by the largest stake of the game.
  const stake = paid || stated(terms.max_bet) || stated(terms.min_bet);
  const byGame: WinBound = {
    units: stake * BigInt(terms.max_win_times ?? maxWinTimes),
    by: terms.max_win_times === null ? 'partner' : 'game',
  };
  const units = maxWin[currency];
  return units !== undefined && units < byGame.units ? { units, by: 'partner' } : byGame;
}
