import type { RoundView } from '../../src/play-protocol.ts';
import { playSlot } from '../../src/maths/play-slot.ts';
import type { SlotResult } from '../../src/maths/slot-result.ts';
import type { Kind } from '../core/kind.ts';
import { number } from '../core/texts.ts';
import { face } from './face.ts';
import { rules } from './rules.ts';
import { slotText } from './texts.ts';

export function resultOf({ outcome }: RoundView): SlotResult | null {
  return outcome?.result.kind === 'slot' ? outcome.result : null;
}

/** A slot's implementation for the panels. The check uses the same code as the studio's draw. */
export function slotKind(replay: Kind['replay']): Kind {
  return {
    rules,
    describe(view) {
      const result = resultOf(view);
      if (!result) return view.outcome ? slotText('former') : '';
      const grids = result.spins.flatMap((spin) => spin.grids);
      const wins = grids.reduce((sum, grid) => sum + grid.wins.length, 0);
      return slotText('describe', {
        spins: number(result.spins.length),
        wins: number(wins),
      });
    },
    replay,
    recompute: (view, words) => (resultOf(view) ? playSlot(face, words) : null),
  };
}
