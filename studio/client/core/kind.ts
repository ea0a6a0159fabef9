import type { GameResult, RoundView } from '../../src/play-protocol.ts';
import type { Words } from '../../src/maths/words.ts';

/** What the panels of the core ask a kind of game. */
export interface Kind {
  /** Rules, payouts, odds: shown above the fairness facts. */
  rules(): readonly Node[];
  /** One line about what came of a round. */
  describe(view: RoundView): string;
  /** Shows an old round again. Nothing is staked and nothing paid. */
  replay(view: RoundView): Promise<void>;
  /** The result that the seeds give; `null` where this round cannot be drawn from its own seeds alone. */
  recompute(view: RoundView, words: Words): GameResult | null;
}
