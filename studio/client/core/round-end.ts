import { parseAmount } from '@croupier/contracts';
import type { RoundView } from '../../src/play-protocol.ts';
import { announceResult } from './announce-result.ts';
import { showRefusal } from './failure.ts';
import { saveFreeRounds } from './free-rounds.ts';
import { saveCommit } from './commits.ts';
import { untilPaid } from './round.ts';
import { announce } from './announce.ts';
import type { Show } from './show.ts';
import { cues, sound } from './sound.ts';
import type { Stage } from './stage.ts';
import type { TableState } from './table-state.ts';
import { text } from './texts.ts';

/** The end of a round: its result on the stage, then the balance with its win. */
export function createRoundEnd(stage: Stage, show: Show, state: TableState) {
  const { setMode, setBalance, rest } = state;

  /** Shows the result of a round, whatever its state. */
  async function finish(view: RoundView): Promise<void> {
    saveCommit(view.nextCommit);
    saveFreeRounds(view.freeRounds);
    if (view.state === 'pending') return finish(await untilPaid(view));
    if (!view.outcome) return takeBack(view);
    setMode('landing');
    await show.reveal(view, view.outcome);
    await announceResult(stage, view, view.outcome);
    if (view.state === 'paying') announce(text('paying'));
    const paid = await untilPaid(view);
    if (paid.balance !== null) setBalance(BigInt(paid.balance));
    rest();
  }

  function takeBack(view: RoundView): void {
    show.giveUp();
    sound(cues.refused);
    setBalance(view.balance === null ? state.balance + stakedIn(view) : BigInt(view.balance));
    setMode('closed');
    if (showRefusal(view)) rest();
  }

  return finish;
}

const stakedIn = ({ stake, isFree }: RoundView) => (isFree ? 0n : (parseAmount(stake) ?? 0n));
