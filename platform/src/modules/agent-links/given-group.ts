import { fail } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import type { AgentLinksUses } from './agent-links-uses.ts';

/** The agent as audit records name them. */
export const byAgent = ({ account }: Pick<Member, 'account'>) => ({ name: `agent:${account}` });

/** An error if the agent cannot give the prize group. */
export async function groupError(
  lottery: AgentLinksUses['lottery'],
  agent: Pick<Member, 'id'>,
  prizeGroup: number | null,
) {
  if (prizeGroup === null) return null;
  const { least, most } = await lottery.groupsBelow(agent.id);
  if (prizeGroup >= least && prizeGroup <= most) return null;
  return fail('invalid-input', {
    detail: `Choose a prize group from ${least} to ${most}: not above your own or that of an agent above you.`,
    fields: { prizeGroup: { code: 'range', min: least, max: most } },
  });
}
