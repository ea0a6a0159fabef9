import type { AdminWithdrawal, ParkedVerdict } from '@croupier/contracts';

/** An operator's decision about a withdrawal: a key of the texts. */
export type Decision = 'approve' | 'reject' | 'dispute-paid' | 'dispute-return' | ParkedVerdict;

const onParked: Readonly<Record<string, readonly Decision[]>> = {
  failed: ['return', 'dismiss'],
  paid: ['take-back', 'write-off'],
};

/** The possible decisions about a withdrawal in its current state; a parked message comes first. */
export function decisionsOn({ state, parked }: AdminWithdrawal): readonly Decision[] {
  if (parked) return onParked[parked.state] ?? ['dismiss'];
  if (state === 'held') return ['approve', 'reject'];
  return state === 'disputed' ? ['dispute-paid', 'dispute-return'] : [];
}

/** Whether a decision takes something from someone; such decisions are styled as dangerous. */
export const isDangerous = (decision: Decision) =>
  decision === 'reject' || decision === 'take-back' || decision === 'write-off';
