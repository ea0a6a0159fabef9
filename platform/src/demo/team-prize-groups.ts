import type { MemberRecord } from '../modules/identity/index.ts';
import type { PastDay } from './past-day.ts';

/** The prize group of the members directly below an agent. The agent at the top keeps the group of the mode, 1800. */
const groups: Readonly<Record<string, number>> = { karim_agent: 1780, shirin_agent: 1770 };
const lowerAgent = { account: 'shirin_agent', prizeGroup: 1790 };

/** Accounts of the agents whose members have a prize group below their own. */
export const agentsWithGroups = Object.keys(groups);

/**
 * Sets the prize groups of the demo's team before its first bet; a group that is already set stays.
 * Throws when the lottery refuses a group.
 */
export async function setTeamPrizeGroups(
  lottery: PastDay['lottery'],
  agents: readonly MemberRecord[],
  members: readonly MemberRecord[],
): Promise<void> {
  const groupBelow = new Map(agents.map(({ id, account }) => [id, groups[account] ?? null]));
  const lower = agents.find(({ account }) => account === lowerAgent.account);
  const wanted = [
    ...(lower ? [{ member: lower, prizeGroup: lowerAgent.prizeGroup }] : []),
    ...members.map((member) => {
      const above = member.upline.at(-1);
      return { member, prizeGroup: (above && groupBelow.get(above)) ?? null };
    }),
  ];
  for (const { member, prizeGroup } of wanted) {
    if (prizeGroup === null) continue;
    if ((await lottery.prizeGroupsOf([member.id])).size > 0) continue;
    const change = { memberId: member.id, prizeGroup, note: 'demo' };
    const set = await lottery.setPrizeGroup({ name: 'demo' }, change);
    if (!set.ok) throw new Error(`the demo's prize group was refused: ${set.code}`);
  }
}
