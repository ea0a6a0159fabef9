import type { MemberId, TeamMember } from '@croupier/contracts';
import { fail, type Outcome } from '../../outcome.ts';
import { agentTypes, type Identity, type Member, type MemberRecord } from '../identity/index.ts';
import { groupBounds, type Lottery } from '../lottery/index.ts';

type Shown = Pick<TeamMember, 'prizeGroup' | 'groupBounds'>;

export interface TeamGroups {
  /** The prize groups of a team, each with the range in which this agent can set the group. */
  of(
    agent: MemberId,
    above: readonly MemberId[],
    team: readonly MemberRecord[],
  ): Promise<(member: MemberRecord) => Shown>;
  set(
    agent: Member,
    wish: { readonly memberId: MemberId; readonly prizeGroup: number },
  ): Promise<Outcome<void, 'error_not_agent' | 'not-found' | 'invalid-input'>>;
}

interface Uses {
  readonly identity: Pick<Identity, 'byId'>;
  readonly lottery: Pick<Lottery, 'prizeGroupsOf' | 'setPrizeGroup'>;
}

export function createTeamGroups({ identity, lottery }: Uses): TeamGroups {
  return {
    async of(agent, above, team) {
      const groups = await lottery.prizeGroupsOf([...above, agent, ...team.map(({ id }) => id)]);
      const known = (ids: readonly MemberId[]) => ids.flatMap((id) => groups.get(id) ?? []);
      const most = known([...above, agent]);
      const below = belowEach(team);
      return ({ id, uplineId }) => ({
        prizeGroup: groups.get(id) ?? null,
        groupBounds:
          uplineId === agent
            ? groupBounds({ above: most, below: known(below.get(id) ?? []) })
            : null,
      });
    },

    async set(agent, { memberId, prizeGroup }) {
      if (!agentTypes.includes(agent.type)) return fail('error_not_agent');
      const member = await identity.byId(memberId);
      if (member?.uplineId !== agent.id)
        return fail('not-found', {
          detail: 'You can set the prize group of those whom you brought in yourself.',
        });
      const doer = { name: `agent:${agent.account}` };
      return lottery.setPrizeGroup(doer, { memberId, prizeGroup, note: '' });
    },
  };
}

/** All members below each member of a team. */
function belowEach(team: readonly MemberRecord[]): ReadonlyMap<MemberId, readonly MemberId[]> {
  const below = new Map<MemberId, MemberId[]>();
  for (const { id, upline } of team) {
    for (const above of upline) {
      const known = below.get(above) ?? [];
      known.push(id);
      below.set(above, known);
    }
  }
  return below;
}
