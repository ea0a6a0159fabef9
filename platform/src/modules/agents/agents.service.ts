import type {
  Page,
  TeamMember,
  TeamMembersInput,
  TeamReport,
  TeamReportInput,
  TeamSummary,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brands } from '../brands/index.ts';
import type { Content } from '../content/index.ts';
import type { Identity, Member } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Lottery } from '../lottery/index.ts';
import type { Reports } from '../reports/index.ts';
import { createAnnouncements } from './announcements.ts';
import { createIncome } from './income.ts';
import { placeOf } from './place.ts';
import { createTeamGroups, type TeamGroups } from './team-groups.ts';
import { createTeamMembers } from './team-members.ts';
import { reportOf } from './team-report.ts';
import { scopeOf } from './team-scope.ts';
import { createTeamBets } from './team-bets.ts';
import { summaryOf } from './team-summary.ts';
import { createTransactions } from './transactions.ts';

interface MembersPage {
  readonly rows: TeamMember[];
  readonly next: string | null;
  readonly trail: Pick<TeamMember, 'id' | 'account' | 'level'>[];
}

export interface Agents {
  /** The team's numbers by period and by day. */
  summary(member: Member): Promise<Outcome<TeamSummary, 'error_not_agent'>>;
  /** One level of the members below the agent, or a search through all of them. */
  members(
    member: Member,
    input: TeamMembersInput,
  ): Promise<Outcome<MembersPage, 'error_not_agent' | 'not-found'>>;
  /** Bets or profit and loss of the members below the agent. */
  report(
    member: Member,
    input: TeamReportInput,
  ): Promise<Outcome<TeamReport, 'error_not_agent' | 'invalid-input'>>;
  /** The bets of a member below on one day. */
  readonly bets: ReturnType<typeof createTeamBets>;
  /** A page of the whole team, or of the members whom a search finds, for the file. */
  everyone(
    member: Member,
    input: Pick<TeamMembersInput, 'search' | 'before'>,
  ): Promise<Outcome<Page<TeamMember>, 'error_not_agent'>>;
  /** The lottery's prize groups of members whom the agent recruited. */
  readonly prizeGroups: TeamGroups;
  /** What the agent earned, down to one bet. */
  readonly income: ReturnType<typeof createIncome>;
  readonly announcements: ReturnType<typeof createAnnouncements>;
  /** Bookings of the team, without its bets. */
  readonly transactions: ReturnType<typeof createTransactions>;
}

interface Dependencies {
  readonly brands: Pick<Brands, 'byCode'>;
  readonly content: Pick<Content, 'agentNotices'>;
  readonly identity: Pick<Identity, 'byId'>;
  readonly ledger: Pick<Ledger, 'funds'>;
  readonly lottery: Pick<
    Lottery,
    'nameOf' | 'prizeGroupLimits' | 'prizeGroupsOf' | 'setPrizeGroup'
  >;
  readonly reports: Pick<Reports, 'bets'>;
}

export function createAgents(
  core: Core,
  { brands, content, identity, ledger, lottery, reports }: Dependencies,
): Agents {
  const { db } = core;
  const teamMembers = createTeamMembers(core, { ledger, lottery });

  return {
    prizeGroups: createTeamGroups(core, { identity, lottery }),
    bets: createTeamBets(core, { brands, reports }),
    income: createIncome(core, { brands, lottery }),
    announcements: createAnnouncements(core, { content }),
    transactions: createTransactions(core, { brands }),

    async summary(member) {
      const scope = await scopeOf(db.read, member);
      if (!scope) return fail('error_not_agent');
      return done(await summaryOf(db.read, scope, await placeOf(core, brands, member)));
    },

    async members(member, input) {
      const scope = await scopeOf(db.read, member);
      if (!scope) return fail('error_not_agent');
      const page = await teamMembers.page(scope, input);
      return page ? done(page) : fail('not-found');
    },

    async everyone(member, input) {
      const scope = await scopeOf(db.read, member);
      return scope ? done(await teamMembers.everyone(scope, input)) : fail('error_not_agent');
    },

    async report(member, input) {
      const scope = await scopeOf(db.read, member);
      if (!scope) return fail('error_not_agent');
      return reportOf(core, scope, input, await placeOf(core, brands, member));
    },
  };
}
