import type { GameResult, RoundView } from '../../src/play-protocol.ts';
import type { Words } from '../../src/maths/words.ts';

/** What the core's panels require of a kind of game. */
export interface Kind {
  /** Rules, payouts and odds, shown above the fairness facts. */
  rules(): readonly Node[];
  /** One line about the result of a round. */
  describe(view: RoundView): string;
  /** Replays an old round. Nothing is staked and nothing is paid. */
  replay(view: RoundView): Promise<void>;
  /** The result computed from the seeds; `null` if the round cannot be computed from its own seeds alone. */
  recompute(view: RoundView, words: Words): GameResult | null;
}
