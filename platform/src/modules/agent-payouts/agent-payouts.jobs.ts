import type { Job } from '../../core.ts';
import type { AgentPayouts } from './agent-payouts.service.ts';

/** How often a run looks whether a window of five minutes has ended. */
const lookMs = 15_000;

export function agentPayoutsJobs({
  agentPayouts,
}: {
  readonly agentPayouts: Pick<AgentPayouts, 'settleDue' | 'settleRealTimeDue'>;
}): Job[] {
  return [
    { name: 'agent-payouts', everyMs: 60_000, run: () => agentPayouts.settleDue() },
    {
      name: 'agent-payouts.real-time',
      everyMs: lookMs,
      run: () => agentPayouts.settleRealTimeDue(),
    },
  ];
}
