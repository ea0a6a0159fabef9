import type { LineState } from '@croupier/contracts';
import type { BadgeTone } from '@croupier/ui';

const tones: Readonly<Record<LineState, BadgeTone>> = {
  waiting: 'warning',
  won: 'positive',
  lost: 'neutral',
  refunded: 'second',
  cancelled: 'neutral',
};

export function toneOf(state: LineState): BadgeTone {
  return tones[state];
}
