import { parseAmount } from '@croupier/contracts';
import type { RoundOutcome, RoundView } from '../../src/play-protocol.ts';
import { celebrate } from './celebration.ts';
import { countUp } from './count-up.ts';
import { showWin } from './panel.ts';
import { announce } from './announce.ts';
import { cues, sound } from './sound.ts';
import { isStill, type Stage } from './stage.ts';
import { money, text } from './texts.ts';

const manyTimes = 5n;

/** Announces the result of a round. A payment of no more than the stake is not celebrated. */
export async function announceResult(
  stage: Stage,
  view: RoundView,
  { win }: RoundOutcome,
): Promise<void> {
  const [won, staked] = [parseAmount(win) ?? 0n, parseAmount(view.stake) ?? 0n];
  if (won === 0n) return announce(text('noWin'), 'screen-reader');
  const isGain = won > staked;
  announce(text(isGain ? 'won' : 'paid', { amount: money(win) }), 'screen-reader');
  const isMuch = won >= staked * manyTimes;
  sound(!isGain ? cues.paid : isMuch ? cues.bigWin : cues.win);
  if (isGain && !isStill()) {
    if (isMuch) celebrate(stage);
    await countUp(won);
  }
  showWin(money(win), isGain);
}
