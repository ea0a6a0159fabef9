import type { MemberId } from '@croupier/contracts';
import type { Protection } from '../protection/index.ts';
import type { Providers } from '../providers/index.ts';
import type { JackpotPaid, LotteryWon } from './winners.ts';

export type WonQuery = Parameters<Providers['wonRounds']>[0];

/** What the module needs of other modules. */
export interface GamesUses {
  readonly providers: Providers;
  readonly protection: Pick<Protection, 'mayPlay' | 'maxStake'>;
  /** The latest jackpot payments of the brand. */
  jackpotsPaid(query: WonQuery): Promise<readonly JackpotPaid[]>;
  /** The latest winning tickets of the brand's lotteries. */
  lotteryWins(query: WonQuery): Promise<readonly LotteryWon[]>;
  /** Codes of the lotteries that a member played, the last first; they have no rounds of a provider. */
  lotteriesPlayed(member: MemberId, count: number): Promise<readonly string[]>;
}
