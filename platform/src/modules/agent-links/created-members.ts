import {
  agentLinkLimits,
  type CreateTeamMemberInput,
  type ErrorCode,
  type NewAccount,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { scopeOf } from '../agents/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Brand } from '../brands/index.ts';
import { lockMembers, type Member, type MemberRecord, type Placement } from '../identity/index.ts';
import type { AgentLinksUses } from './agent-links-uses.ts';
import { addJoin, createdSince } from './agent-links.store.ts';
import { byAgent, groupError } from './given-group.ts';
import { newCode } from './new-code.ts';

type Agent = Pick<Member, 'id' | 'brand' | 'account'>;
type Failure = 'error_not_agent' | 'team-limit-reached';

export interface CreateOrder {
  readonly input: CreateTeamMemberInput;
  readonly brand: Brand;
  readonly key: string;
}

export const dayAgo = (now: Date) => new Date(now.getTime() - 86_400_000);

/** Accounts that an agent creates for members directly below. */
export function createMemberCreation(core: Core, { identity, lottery }: AgentLinksUses) {
  const { db, clock, random } = core;

  async function join(
    tx: Tx,
    agent: Agent,
    { member, wanted }: { member: Pick<MemberRecord, 'id' | 'upline'>; wanted: number | null },
  ): Promise<Outcome<void, Failure>> {
    const now = clock.now();
    // The lock puts simultaneous orders of one agent in a line.
    await lockMembers(tx, [agent.id]);
    if (!(await scopeOf(tx, agent))) return fail('error_not_agent');
    if ((await createdSince(tx, agent.id, dayAgo(now))) >= agentLinkLimits.accountsPerDay)
      return fail('team-limit-reached', { detail: 'Create more accounts tomorrow.' });
    const { id, upline: above } = member;
    await addJoin(tx, { member_id: id, agent_id: agent.id, link_id: null, joined_at: now });
    await lottery.startPrizeGroup(tx, byAgent(agent), { memberId: id, above, wanted });
    await recordAudit(tx, core, byAgent(agent), {
      action: 'agent.member-created',
      subject: id,
      before: '',
      after: String(wanted ?? ''),
      note: '',
    });
    return done(undefined);
  }

  return {
    /** Creates an account below the agent; the answer is the only place with its credentials. */
    async createMember(
      agent: Agent,
      { input, brand, key }: CreateOrder,
    ): Promise<Outcome<NewAccount, ErrorCode>> {
      if (!(await scopeOf(db.read, agent))) return fail('error_not_agent');
      const { kind, prizeGroup, ...form } = input;
      const error = await groupError(lottery, agent, prizeGroup);
      if (error) return error;
      const placement: Placement<Failure> = {
        upline: agent.id,
        type: kind === 'agent' ? 2 : 0,
        affiliateCode: kind === 'agent' ? newCode(random) : null,
        joined: (tx, member) => join(tx, agent, { member, wanted: prizeGroup }),
      };
      return identity.createAccount({ form, brand, placement, key });
    },
  };
}
