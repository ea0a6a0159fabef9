import { agentLinkLimits, type InputOf, type calls } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { recordAudit } from '../audit/index.ts';
import { lockMembers, type Member } from '../identity/index.ts';
import { addLink, linkByKey, openLinks, type AgentLinkRow } from './agent-links.store.ts';
import type { AgentLinksUses } from './agent-links-uses.ts';
import { byAgent, groupError } from './given-group.ts';
import { newCode } from './new-code.ts';

type Agent = Pick<Member, 'id' | 'brand' | 'account'>;
export type LinkFailure = 'error_not_agent' | 'invalid-input' | 'team-limit-reached';
export type LinkOrder = InputOf<typeof calls.createAgentLink>;

/** Opens an invitation link of an agent; a repeated order with the same key returns the same link. */
export function createLinkOpening(core: Core, { lottery }: Pick<AgentLinksUses, 'lottery'>) {
  const { db, clock, ids, random } = core;

  function rowOf(agent: Agent, order: LinkOrder, key: string): AgentLinkRow {
    const now = clock.now();
    const { label, kind, prizeGroup, days } = order;
    return {
      id: ids.next('lnk'),
      brand: agent.brand,
      agent_id: agent.id,
      code: newCode(random),
      label,
      kind,
      prize_group: prizeGroup,
      created_at: now,
      expires_at: days === null ? null : new Date(now.getTime() + days * 86_400_000),
      disabled_at: null,
      request_key: key,
    };
  }

  async function add(
    tx: Tx,
    agent: Agent,
    row: AgentLinkRow,
  ): Promise<Outcome<AgentLinkRow, LinkFailure>> {
    await lockMembers(tx, [agent.id]);
    if ((await openLinks(tx, agent.id, row.created_at)) >= agentLinkLimits.openAtMost)
      return fail('team-limit-reached', { detail: 'Disable a link that is no longer needed.' });
    await addLink(tx, row);
    await recordAudit(tx, core, byAgent(agent), {
      action: 'agent.link-created',
      subject: row.id,
      before: '',
      after: [row.kind, row.prize_group ?? '', row.expires_at?.toISOString() ?? ''].join(' '),
      note: row.label,
    });
    return done(row);
  }

  return async (
    agent: Agent,
    order: LinkOrder,
    key: string,
  ): Promise<Outcome<AgentLinkRow, LinkFailure | 'idempotency-key-reused'>> => {
    const error = await groupError(lottery, agent, order.prizeGroup);
    if (error) return error;
    const row = rowOf(agent, order, key);
    const added = await db.transaction(async (tx) => {
      const earlier = await linkByKey(tx, key);
      return earlier ? done(earlier) : add(tx, agent, row);
    });
    if (!added.ok) return added;
    const { label, kind, prize_group: group } = added.value;
    const isSame = label === row.label && kind === row.kind && group === row.prize_group;
    return isSame
      ? added
      : fail('idempotency-key-reused', { detail: 'Send this link with a new key.' });
  };
}
