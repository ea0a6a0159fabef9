import type { Draw } from '@croupier/contracts';

/** What a player can do with a draw at a given time: bet, wait for the numbers, or wait for the opening. */
export type Phase = 'soon' | 'open' | 'closed' | 'drawn' | 'void';

/** The clock overrides the last answer: a draw whose lock has passed is closed. */
export function phaseOf(draw: Draw, now: Date): Phase {
  if (draw.state === 'void') return 'void';
  if (draw.result.length > 0) return 'drawn';
  if (draw.state === 'scheduled') return 'soon';
  return draw.state === 'open' && now.getTime() < Date.parse(draw.locksAt) ? 'open' : 'closed';
}

/** The time that the phase's countdown ends at. */
export function phaseEnd(draw: Draw, phase: Phase): string {
  if (phase === 'soon') return draw.opensAt;
  return phase === 'open' ? draw.locksAt : draw.drawsAt;
}

/** Remaining share of the phase, 1 at its start. */
export function shareLeft(draw: Draw, phase: Phase, now: Date): number {
  const from = Date.parse(phase === 'closed' ? draw.locksAt : draw.opensAt);
  const to = Date.parse(phaseEnd(draw, phase));
  if (phase !== 'open' && phase !== 'closed') return 0;
  return Math.min(1, Math.max(0, (to - now.getTime()) / (to - from)));
}
