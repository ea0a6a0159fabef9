import type { MemberId, TeamPrizeGroup } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { maskedAccount, type Identity, type Member } from '../identity/index.ts';
import type { GroupLimit, Lottery } from '../lottery/index.ts';
import { findBelow, scopeOf, shownBelow, type TeamScope } from './team-scope.ts';

export interface TeamGroups {
  /** The group of a member whom the agent recruited, and the limits within which the agent can set it. */
  limits(
    agent: Member,
    memberId: MemberId,
  ): Promise<Outcome<TeamPrizeGroup, 'error_not_agent' | 'not-found'>>;
  set(
    agent: Member,
    change: { readonly memberId: MemberId; readonly prizeGroup: number },
  ): Promise<Outcome<void, 'error_not_agent' | 'not-found' | 'invalid-input'>>;
}

interface Dependencies {
  readonly identity: Pick<Identity, 'byId'>;
  readonly lottery: Pick<Lottery, 'prizeGroupLimits' | 'prizeGroupsOf' | 'setPrizeGroup'>;
}

export function createTeamGroups(
  { db }: Pick<Core, 'db'>,
  { identity, lottery }: Dependencies,
): TeamGroups {
  /** The agent's team, if the agent recruited the member. */
  async function scopeWith(agent: Member, memberId: MemberId) {
    const scope = await scopeOf(db.read, agent);
    if (!scope) return fail('error_not_agent');
    const wanted = { ids: [memberId], recruitsOf: scope.path, limit: 1 };
    return (await findBelow(db.read, scope, wanted)).length === 0 ? notRecruited : done(scope);
  }

  /** The account of a member above or below the agent, masked unless it is the agent or a recruit. */
  async function accountFor(agent: Member, scope: TeamScope, id: MemberId): Promise<string | null> {
    if (id === agent.id) return agent.account;
    const [below] = await findBelow(db.read, scope, { ids: [id], limit: 1 });
    if (below) return shownBelow(scope, below).account;
    const above = await identity.byId(id);
    return above && maskedAccount(above.account);
  }

  return {
    async limits(agent, memberId) {
      const scope = await scopeWith(agent, memberId);
      if (!scope.ok) return scope;
      const [{ least, most }, groups] = await Promise.all([
        lottery.prizeGroupLimits(memberId),
        lottery.prizeGroupsOf([memberId]),
      ]);
      const named = async ({ group, member }: GroupLimit) => ({
        group,
        account: member && (await accountFor(agent, scope.value, member)),
      });
      return done({
        prizeGroup: groups.get(memberId) ?? null,
        least: await named(least),
        most: await named(most),
      });
    },

    async set(agent, { memberId, prizeGroup }) {
      const scope = await scopeWith(agent, memberId);
      if (!scope.ok) return scope;
      const actor = { name: `agent:${agent.account}` };
      return lottery.setPrizeGroup(actor, { memberId, prizeGroup, note: '' }, (id) =>
        accountFor(agent, scope.value, id),
      );
    },
  };
}

const notRecruited = fail('not-found', {
  detail: 'You can set the prize group of members whom you recruited yourself.',
});
