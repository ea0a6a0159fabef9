import {
  agentLinkLimits,
  type AgentJoinTerms,
  type AgentLink,
  type AgentLinkId,
  type InputOf,
  type JoinedMember,
  type Page,
  type calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { findBelow, scopeOf, shownBelow } from '../agents/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Member } from '../identity/index.ts';
import { createdSince, disableLink, joinsOf, linksOf, openLinks } from './agent-links.store.ts';
import { createMemberCreation, dayAgo } from './created-members.ts';
import { byAgent } from './given-group.ts';
import { createInvitations } from './invitations.ts';
import type { AgentLinksUses } from './agent-links-uses.ts';
import { createLinkOpening, type LinkFailure, type LinkOrder } from './open-link.ts';
import { shownLink } from './shown-link.ts';

type Agent = Pick<Member, 'id' | 'brand' | 'account'>;

export type AgentLinks = ReturnType<typeof createAgentLinks>;

const pageSize = 15;

/** Invitation links of agents, and accounts that agents create. */
export function createAgentLinks(core: Core, uses: AgentLinksUses) {
  const { db, clock } = core;
  const { lottery } = uses;
  const openLink = createLinkOpening(core, uses);

  const isAgent = async (member: Agent) => (await scopeOf(db.read, member)) !== null;

  return {
    ...createInvitations(core, uses),
    ...createMemberCreation(core, uses),

    async terms(agent: Agent): Promise<Outcome<AgentJoinTerms, 'error_not_agent'>> {
      if (!(await isAgent(agent))) return fail('error_not_agent');
      const now = clock.now();
      const [groupBounds, links, created] = await Promise.all([
        lottery.groupsBelow(agent.id),
        openLinks(db.read, agent.id, now),
        createdSince(db.read, agent.id, dayAgo(now)),
      ]);
      const accountsLeft = Math.max(0, agentLinkLimits.accountsPerDay - created);
      return done({ groupBounds, openLinks: links, accountsLeft });
    },

    async links(
      agent: Agent,
      { limit = pageSize, ...query }: InputOf<typeof calls.agentLinks>,
    ): Promise<Outcome<Page<AgentLink>, 'error_not_agent'>> {
      if (!(await isAgent(agent))) return fail('error_not_agent');
      const now = clock.now();
      const found = await linksOf(db.read, { ...query, agent: agent.id, now, limit: limit + 1 });
      const rows = found.slice(0, limit);
      const next = found.length > limit ? (rows.at(-1)?.id ?? null) : null;
      return done({ rows: rows.map((row) => shownLink(row, now)), next });
    },

    async create(
      agent: Agent,
      order: LinkOrder,
      key: string,
    ): Promise<Outcome<AgentLink, LinkFailure | 'idempotency-key-reused'>> {
      if (!(await isAgent(agent))) return fail('error_not_agent');
      const opened = await openLink(agent, order, key);
      return opened.ok
        ? done(shownLink({ ...opened.value, visits: 0, joined: 0 }, clock.now()))
        : opened;
    },

    async disable(
      agent: Agent,
      id: AgentLinkId,
    ): Promise<Outcome<AgentLink, 'error_not_agent' | 'not-found'>> {
      if (!(await isAgent(agent))) return fail('error_not_agent');
      const now = clock.now();
      const isFound = await db.transaction(async (tx) => {
        if (!(await disableLink(tx, { id, agent: agent.id, now }))) return false;
        const change = { subject: id, before: 'open', after: 'disabled', note: '' };
        await recordAudit(tx, core, byAgent(agent), { action: 'agent.link-disabled', ...change });
        return true;
      });
      const [link] = await linksOf(db.read, { agent: agent.id, id, now, limit: 1 });
      return isFound && link ? done(shownLink(link, now)) : noLink;
    },

    async joined(
      agent: Agent,
      { id, before, limit = pageSize }: InputOf<typeof calls.agentLinkMembers>,
    ): Promise<Outcome<Page<JoinedMember>, 'error_not_agent' | 'not-found'>> {
      const scope = await scopeOf(db.read, agent);
      if (!scope) return fail('error_not_agent');
      const own = await linksOf(db.read, { agent: agent.id, id, now: clock.now(), limit: 1 });
      if (own.length === 0) return noLink;
      const found = await joinsOf(db.read, { link: id, before, limit: limit + 1 });
      const page = found.slice(0, limit);
      const memberIds = page.map(({ member_id }) => member_id);
      // A member whom operators moved elsewhere is no longer below the agent, and is left out.
      const below = await findBelow(db.read, scope, { ids: memberIds, limit });
      const names = new Map(below.map((member) => [member.id, shownBelow(scope, member)]));
      const rows = page.flatMap(({ member_id, joined_at }): JoinedMember[] => {
        const name = names.get(member_id);
        return name ? [{ ...name, joinedAt: joined_at.toISOString() }] : [];
      });
      return done({ rows, next: found.length > limit ? (page.at(-1)?.member_id ?? null) : null });
    },
  };
}

const noLink = fail('not-found', { detail: 'You have no such link.' });
