import { formatAmount, type TeamMember, type TeamOverview } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { agentTypes, type Identity, type Member, type MemberRecord } from '../identity/index.ts';
import { accounts, sumsSince } from '../ledger/index.ts';
import type { Lottery } from '../lottery/index.ts';
import { startOfUtcDay } from '../../zoned-time.ts';
import { maskedAccount } from './masked-account.ts';
import { createTeamGroups, type TeamGroups } from './team-groups.ts';
import { activityOf, noActivity, type Activity } from './activity.ts';

export interface Agents {
  /** All members below the agent, at any depth, with their activity since midnight UTC. */
  team(member: Member): Promise<Outcome<TeamOverview, 'error_not_agent'>>;
  /** Sets the lottery's prize group of a member whom the agent recruited. */
  setPrizeGroup: TeamGroups['set'];
  /** Whether a code belongs to an agent of the brand who accepts new members. */
  affiliateCheck(
    brand: string,
    code: string,
  ): Promise<Outcome<{ readonly code: string }, 'invitation_code_error'>>;
}

interface Uses {
  readonly identity: Identity;
  readonly lottery: Pick<Lottery, 'prizeGroupsOf' | 'setPrizeGroup'>;
}

export function createAgents({ db, clock }: Core, { identity, lottery }: Uses): Agents {
  const teamGroups = createTeamGroups({ identity, lottery });
  return {
    setPrizeGroup: teamGroups.set,

    async team(member) {
      if (!agentTypes.includes(member.type)) return fail('error_not_agent');
      const [self, downline] = await Promise.all([
        identity.byId(member.id),
        identity.downline(member.id),
      ]);
      const paths = downline.map(({ id }) => accounts.cash(id));
      const [sums, groupsOf] = await Promise.all([
        sumsSince(db.read, paths, startOfUtcDay(clock.now())),
        teamGroups.of(member.id, self?.upline ?? [], downline),
      ]);
      const activities = activityOf(sums);
      const team = downline.map((record) => ({
        record,
        activity: activities.get(accounts.cash(record.id)) ?? noActivity,
        groups: groupsOf(record),
      }));
      return done(overviewOf(self?.affiliateCode ?? '', member, team));
    },

    async affiliateCheck(brand, code) {
      const holder = await identity.byAffiliateCode(brand, code);
      return holder
        ? done({ code })
        : fail('invitation_code_error', { detail: 'Check the code, or register without one.' });
    },
  };
}

interface Active {
  readonly record: MemberRecord;
  readonly activity: Activity;
  readonly groups: Pick<TeamMember, 'prizeGroup' | 'groupBounds'>;
}

function overviewOf(affiliateCode: string, agent: Member, team: readonly Active[]): TeamOverview {
  const total = (unitsOf: (activity: Activity) => bigint) =>
    formatAmount(team.reduce((sum, { activity }) => sum + unitsOf(activity), 0n));
  return {
    size: team.length,
    activeToday: team.filter(({ activity }) => activity.turnoverUnits > 0n).length,
    turnoverToday: total(({ turnoverUnits }) => turnoverUnits),
    depositsToday: total(({ depositUnits }) => depositUnits),
    affiliateCode,
    members: team.map((active) => shownMember(active, agent)),
  };
}

/** An agent sees the names of the members they recruited; members further down are masked. */
function shownMember({ record, activity, groups }: Active, agent: Member): TeamMember {
  return {
    id: record.id,
    account: record.uplineId === agent.id ? record.account : maskedAccount(record.account),
    type: record.type,
    joinedAt: record.joinedAt.toISOString(),
    turnover: formatAmount(activity.turnoverUnits),
    net: formatAmount(activity.netUnits),
    ...groups,
  };
}
