import type { AgentLinkId, MemberId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayAfter, dayIn } from '../../zoned-day.ts';
import { utcDay } from '../../zoned-time.ts';
import { agentTypes, hashOf, type MemberRecord, type Placement } from '../identity/index.ts';
import type { AgentLinksUses } from './agent-links-uses.ts';
import {
  addJoin,
  countVisit,
  dropVisitors,
  linkByCode,
  lockLink,
  type AgentLinkRow,
} from './agent-links.store.ts';
import { newCode } from './new-code.ts';
import { linkState } from './shown-link.ts';

export interface LinkVisitor {
  readonly ip: string;
  readonly userAgent: string;
}

type CodeFailure = 'invitation_code_error' | 'invitation-ended';

const visitsPerAddress = 20;

/** What a code of an invitation means: the code of an agent, or that of a link. */
export function createInvitations(core: Core, uses: AgentLinksUses) {
  const { db, clock, random } = core;
  const { brands, identity, lottery } = uses;

  /** The link of a code, if members can join by it now. */
  async function openLink(
    brand: string,
    code: string,
  ): Promise<Outcome<AgentLinkRow, CodeFailure>> {
    const link = await linkByCode(db.read, brand, code.toUpperCase());
    if (!link) return unknownCode;
    const agent = await identity.byId(link.agent_id);
    return linkState(link, clock.now()) === 'open' && isActiveAgent(agent) ? done(link) : ended;
  }

  async function joinBy(
    tx: Tx,
    link: AgentLinkId,
    { id, upline }: Pick<MemberRecord, 'id' | 'upline'>,
  ): Promise<Outcome<void, 'invitation-ended'>> {
    const row = await lockLink(tx, link);
    const now = clock.now();
    if (linkState(row, now) !== 'open') return ended;
    await addJoin(tx, { member_id: id, agent_id: row.agent_id, link_id: link, joined_at: now });
    const start = { memberId: id, above: upline, wanted: row.prize_group };
    await lottery.startPrizeGroup(tx, { name: `link:${link}` }, start);
    return done(undefined);
  }

  const byAgentsCode = (agent: MemberId): Placement => ({
    upline: agent,
    type: 0,
    affiliateCode: null,
    async joined(tx, { id, upline }) {
      const start = { memberId: id, above: upline, wanted: null };
      await lottery.startPrizeGroup(tx, { name: 'registration' }, start);
      return done(undefined);
    },
  });

  async function visit(link: AgentLinkRow, { ip, userAgent }: LinkVisitor): Promise<void> {
    const timeZone = (await brands.byCode(link.brand))?.settings.profile.timeZone ?? 'UTC';
    const day = dayIn(timeZone, clock.now());
    const address = hashOf(`${link.id} ${day} ${ip}`).toString('base64url');
    const visitor = hashOf(`${link.id} ${day} ${ip} ${userAgent}`).toString('base64url');
    await countVisit(db.read, {
      link: link.id,
      day,
      visitor,
      address,
      perAddress: visitsPerAddress,
    });
  }

  return {
    /** The place in the tree of a registration with this code. */
    async placementBy(brand: string, code: string): Promise<Outcome<Placement, CodeFailure>> {
      const agent = await identity.byAffiliateCode(brand, code);
      if (agent) return done(byAgentsCode(agent.id));
      const link = await openLink(brand, code);
      if (!link.ok) return link;
      const { id, kind, agent_id: upline } = link.value;
      return done({
        upline,
        type: kind === 'agent' ? 2 : 0,
        affiliateCode: kind === 'agent' ? newCode(random) : null,
        joined: (tx, member) => joinBy(tx, id, member),
      });
    },

    /** Whether members can join by a code; counts the visit of a link. */
    async check(
      brand: string,
      code: string,
      visitor: LinkVisitor,
    ): Promise<Outcome<{ readonly code: string }, CodeFailure>> {
      if (await identity.byAffiliateCode(brand, code)) return done({ code });
      const link = await openLink(brand, code);
      if (!link.ok) return link;
      await visit(link.value, visitor);
      return done({ code });
    },

    /** For the job: two days cover every time zone. */
    tidy: () => dropVisitors(db.read, dayAfter(utcDay(clock.now()), -2)),
  };
}

const isActiveAgent = (member: MemberRecord | null) =>
  member !== null && member.status === 'active' && agentTypes.includes(member.type);

const unknownCode = fail('invitation_code_error', {
  detail: 'Check the code, or register without one.',
});
const ended = fail('invitation-ended', { detail: 'Register without this invitation.' });
