import { call } from '../call.ts';
import type { BonusId, TransferId } from '../ids.ts';
import type { DecimalAmount } from '../money.ts';
import type { GameType } from '../game-types.ts';
import type { Page } from './wallet.ts';

/** The terms of bonus money. */
export interface BonusTerms {
  /** How many times the bonus must be staked before it becomes cash. */
  readonly times: number;
  readonly days: number;
  /** Which money a stake takes first. */
  readonly spends: 'bonus-first' | 'cash-first';
  /** A stake above this amount uses cash only, and does not count; `null`: no maximum. */
  readonly maxStake: DecimalAmount | null;
  /** Percent of a stake that counts, by game type; other games cannot be played with it. */
  readonly weights: Readonly<Partial<Record<GameType, number>>>;
}

export interface Bonus extends Pick<BonusTerms, 'spends' | 'maxStake' | 'weights'> {
  readonly id: BonusId;
  readonly campaign: string;
  readonly state: 'active' | 'converted' | 'spent' | 'expired' | 'forfeited';
  /** Who forfeited the rest of the bonus; `null` if it was not forfeited. */
  readonly forfeitedBy: 'member' | 'house' | null;
  readonly currency: string;
  readonly granted: DecimalAmount;
  /** The amount left on the bonus account. */
  readonly left: DecimalAmount;
  readonly wagered: DecimalAmount;
  readonly target: DecimalAmount;
  readonly grantedAt: string;
  readonly expiresAt: string;
  readonly endedAt: string | null;
}

/** One booking on bonus money. */
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
  /** Positive if money was added to the bonus. */
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
  /** Newest first; at most one is active. */
  bonuses: call('GET /wps/bonuses', { audience: 'member' }).gives<readonly Bonus[]>(),
  forfeitBonus: call('POST /wps/bonuses/forfeit', { audience: 'member' })
    .takes<{ id: BonusId }>()
    .gives<readonly Bonus[]>()
    .fails('not-found', 'bonus-in-play'),
  /** The bookings on the member's bonus money, newest first. */
  bonusHistory: call('GET /wps/bonuses/history', { audience: 'member' })
    .takes<BonusHistoryInput>()
    .gives<Page<BonusLine>>(),
};
