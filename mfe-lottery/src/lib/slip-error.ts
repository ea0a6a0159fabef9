import { parseAmount, type LotteryGame, type PlayType } from '@croupier/contracts';
import { mostLines } from './marks.ts';
import { countLines, type Slip } from './slip.ts';
import { totalOf, type Stake } from './stake.ts';

/** Why a slip as a whole can't be placed; `stakeError` covers stakes of single lines. */
export type SlipError = 'no-line' | 'too-many-lines' | 'over-draw-limit';

export interface SlipFieldError {
  readonly count: number;
  readonly error: SlipError | null;
}

export function slipError(
  slip: Slip,
  playTypes: readonly PlayType[],
  { stake, game }: { stake: Stake; game: LotteryGame },
): SlipFieldError {
  const count = slip.reduce(
    (sum, entry) =>
      sum +
      countLines(
        entry,
        playTypes.find(({ code }) => code === entry.playType),
      ),
    0,
  );
  return { count, error: errorOf() };

  function errorOf(): SlipError | null {
    if (slip.length > 0 && count === 0) return 'no-line';
    if (count > mostLines) return 'too-many-lines';
    const total = parseAmount(totalOf(slip, playTypes, { stake })) ?? 0n;
    return total > (parseAmount(game.maxStakePerDraw) ?? total) ? 'over-draw-limit' : null;
  }
}
