import type { MemberId, TeamMember } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import type { Lottery } from '../lottery/index.ts';
import { findBelow, scopeOf } from './team-scope.ts';

type Shown = Pick<TeamMember, 'prizeGroup' | 'groupBounds'>;

export interface TeamGroups {
  /** The prize groups of members, with the range in which the agent can set the group of those recruited directly. */
  of(
    members: readonly { readonly id: MemberId; readonly level: number }[],
  ): Promise<ReadonlyMap<MemberId, Shown>>;
  set(
    agent: Member,
    wish: { readonly memberId: MemberId; readonly prizeGroup: number },
  ): Promise<Outcome<void, 'error_not_agent' | 'not-found' | 'invalid-input'>>;
}

interface Dependencies {
  readonly lottery: Pick<Lottery, 'prizeGroup' | 'prizeGroupsOf' | 'setPrizeGroup'>;
}

export function createTeamGroups({ db }: Pick<Core, 'db'>, { lottery }: Dependencies): TeamGroups {
  return {
    async of(members) {
      const groups = await lottery.prizeGroupsOf(members.map(({ id }) => id));
      const shown = members.map(async ({ id, level }): Promise<[MemberId, Shown]> => {
        if (level > 1) return [id, { prizeGroup: groups.get(id) ?? null, groupBounds: null }];
        const { own, least, most } = await lottery.prizeGroup(id);
        return [id, { prizeGroup: own, groupBounds: { least, most } }];
      });
      return new Map(await Promise.all(shown));
    },

    async set(agent, { memberId, prizeGroup }) {
      const scope = await scopeOf(db.read, agent);
      if (!scope) return fail('error_not_agent');
      const wanted = { ids: [memberId], recruitsOf: scope.path, limit: 1 };
      if ((await findBelow(db.read, scope, wanted)).length === 0)
        return fail('not-found', {
          detail: 'You can set the prize group of members whom you recruited yourself.',
        });
      const doer = { name: `agent:${agent.account}` };
      return lottery.setPrizeGroup(doer, { memberId, prizeGroup, note: '' });
    },
  };
}
