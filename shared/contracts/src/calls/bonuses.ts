import { call } from '../call.ts';
import type { BonusId } from '../ids.ts';
import type { DecimalAmount } from '../money.ts';
import type { GameType } from './games.ts';

/** Under which terms bonus money is given. */
export interface BonusTerms {
  /** How many times the bonus has to be staked before it is cash. */
  readonly times: number;
  readonly days: number;
  /** Which money a stake takes first. */
  readonly spends: 'bonus-first' | 'cash-first';
  /** A stake above it is cash alone, and does not count; `null`: any stake. */
  readonly maxStake: DecimalAmount | null;
  /** Percent of a stake that counts, by the type of the game; other games are not played with it. */
  readonly weights: Readonly<Partial<Record<GameType, number>>>;
}

export interface Bonus extends Pick<BonusTerms, 'spends' | 'maxStake' | 'weights'> {
  readonly id: BonusId;
  readonly campaign: string;
  readonly state: 'active' | 'converted' | 'spent' | 'expired' | 'forfeited';
  readonly currency: string;
  readonly granted: DecimalAmount;
  /** What is left of it on the account. */
  readonly left: DecimalAmount;
  readonly wagered: DecimalAmount;
  readonly target: DecimalAmount;
  readonly grantedAt: string;
  readonly expiresAt: string;
  readonly endedAt: string | null;
}

export const bonusCalls = {
  /** The newest first; one of them may be active. */
  bonuses: call('GET /wps/bonuses', { audience: 'member' }).gives<readonly Bonus[]>(),
  forfeitBonus: call('POST /wps/bonuses/forfeit', { audience: 'member' })
    .takes<{ id: BonusId }>()
    .gives<readonly Bonus[]>()
    .fails('not-found', 'bonus-in-play'),
};
