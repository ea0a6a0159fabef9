import type { AdminWithdrawal, ParkedVerdict } from '@croupier/contracts';

/** What an operator is about to do to a withdrawal: a key of the texts. */
export type Decision = 'approve' | 'reject' | 'dispute-paid' | 'dispute-return' | ParkedVerdict;

const onParked: Readonly<Record<string, readonly Decision[]>> = {
  failed: ['return', 'dismiss'],
  paid: ['take-back', 'write-off'],
};

/** What can be decided about a withdrawal as it stands; a word that waits comes first. */
export function decisionsOn({ state, parked }: AdminWithdrawal): readonly Decision[] {
  if (parked) return onParked[parked.state] ?? ['dismiss'];
  if (state === 'held') return ['approve', 'reject'];
  return state === 'disputed' ? ['dispute-paid', 'dispute-return'] : [];
}

/** Decisions that take something from somebody look like it. */
export const isGrave = (decision: Decision) =>
  decision === 'reject' || decision === 'take-back' || decision === 'write-off';
