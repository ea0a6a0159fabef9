import { call } from '../call.ts';
import type { BonusId, TransferId } from '../ids.ts';
import type { DecimalAmount } from '../money.ts';
import type { GameType } from '../game-types.ts';
import type { Page } from './wallet.ts';

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
  /** Who gave up what was left of it; `null` where nobody did. */
  readonly forfeitedBy: 'member' | 'house' | null;
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

/** What became of bonus money, one booking at a time. */
export interface BonusLine {
  readonly transferId: TransferId;
  readonly kind:
    | 'granted'
    | 'adjusted'
    | 'staked'
    | 'won'
    | 'returned'
    | 'corrected'
    | 'converted'
    | 'expired'
    | 'forfeited'
    | 'taken-back';
  /** Positive when money came to the bonus. */
  readonly amount: DecimalAmount;
  readonly balanceAfter: DecimalAmount;
  /** The bonus's or the round's id. */
  readonly reference: string;
  readonly bookedAt: string;
}

export interface BonusHistoryInput {
  readonly before?: string;
  readonly limit?: number;
}

export const bonusCalls = {
  /** The newest first; one of them may be active. */
  bonuses: call('GET /wps/bonuses', { audience: 'member' }).gives<readonly Bonus[]>(),
  forfeitBonus: call('POST /wps/bonuses/forfeit', { audience: 'member' })
    .takes<{ id: BonusId }>()
    .gives<readonly Bonus[]>()
    .fails('not-found', 'bonus-in-play'),
  /** What was booked on the member's bonus money, newest first. */
  bonusHistory: call('GET /wps/bonuses/history', { audience: 'member' })
    .takes<BonusHistoryInput>()
    .gives<Page<BonusLine>>(),
};
