import { z } from 'zod';
import { gameCategories } from '../game-types.ts';
import { decimal, idOf, noAnswer, nothing, pageOf, paging, prizeGroup } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import type { Infer } from './infer.ts';
import { memberStatus } from './identity.ts';
import { betEntry, reportSums } from './reports.ts';

const day = z.iso.date();

const daySums = {
  /** Members who registered below the agent. */
  registrations: z.int(),
  firstDeposits: z.int(),
  /** Stakes without those that came back unplayed. */
  turnover: decimal,
  /** Wins minus turnover, from the members' side. */
  net: decimal,
  /** Rebates that were booked on the agent's own account. */
  commission: decimal,
};

const teamPeriod = z.strictObject({
  ...daySums,
  /** Members who placed a bet. */
  active: z.int(),
});
export type TeamPeriod = Infer<typeof teamPeriod>;

export const teamSummary = z.strictObject({
  currency: z.string(),
  /** Days are those of the brand's time zone. */
  timeZone: z.string(),
  affiliateCode: z.string(),
  /** Agents and players below this agent, at any depth. */
  size: z.int(),
  today: teamPeriod,
  yesterday: teamPeriod,
  thisMonth: teamPeriod,
  lastMonth: teamPeriod,
  /** Every day of both months up to today, the first one first. */
  days: z.array(z.strictObject({ day, ...daySums })),
});
export type TeamSummary = Infer<typeof teamSummary>;

/** A member as an agent above sees it: the name is masked if someone else recruited the member. */
const shownMember = {
  id: idOf('mem'),
  account: z.string(),
  /** 1 for members whom the agent recruited, 2 for those whom these recruited, and so on. */
  level: z.int(),
};

export const teamMember = z.strictObject({
  ...shownMember,
  type: z.number(),
  status: memberStatus,
  joinedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
  /** Members whom this member recruited. */
  recruits: z.int(),
  /** `null` for members recruited by someone further down. */
  balance: decimal.nullable(),
  /** Prize group of the lottery; `null`: the mode's. The agent can set that of members on the first level. */
  prizeGroup: z.number().nullable(),
});
export type TeamMember = Infer<typeof teamMember>;

const search = z.string().trim().max(40).exactOptional();

const membersInput = z.strictObject({
  ...paging,
  /** Without it only one level is listed; with it, every level below. */
  search,
  /** Whose recruits are listed; by default those of the agent. */
  under: idOf('mem').exactOptional(),
  /** Agents only. */
  agents: z.literal('yes').exactOptional(),
});
export type TeamMembersInput = Infer<typeof membersInput>;

const membersAnswer = pageOf(teamMember).extend({
  /** Members from the first level below the agent down to `under`; empty without it. */
  trail: z.array(z.strictObject(shownMember)),
});

/** `bets`: by member and day, bets only. `profit`: by member, all bookings. */
const teamReportKinds = ['bets', 'profit'] as const;

const reportInput = z.strictObject({
  ...paging,
  kind: z.enum(teamReportKinds),
  /** By default the last 30 days. Both days are inclusive. */
  from: day.exactOptional(),
  to: day.exactOptional(),
  search,
  category: z.enum(gameCategories).exactOptional(),
});
export type TeamReportInput = Infer<typeof reportInput>;

const reportRow = z.strictObject({
  ...shownMember,
  /** `null` in a sum over all days. */
  day: day.nullable(),
  sums: reportSums,
});
export type TeamReportRow = Infer<typeof reportRow>;

const reportAnswer = pageOf(reportRow).extend({
  currency: z.string(),
  timeZone: z.string(),
  today: day,
  from: day,
  to: day,
  /** Of all pages together. */
  total: reportSums,
});
export type TeamReport = Infer<typeof reportAnswer>;

const groupLimit = z.strictObject({
  group: z.int(),
  /** Whose group sets the limit, as the agent sees the account; `null`: the product's own limit. */
  account: z.string().nullable(),
});

const teamPrizeGroup = z.strictObject({
  /** `null`: the mode's. */
  prizeGroup: z.int().nullable(),
  least: groupLimit,
  most: groupLimit,
});
export type TeamPrizeGroup = Infer<typeof teamPrizeGroup>;

const betsFilter = { memberId: idOf('mem'), day };
/** A bet as the agent sees it: without its lines and rounds, which belong to the player. */
const teamBet = betEntry.omit({ ticket: true, round: true });
export type TeamBet = Infer<typeof teamBet>;

/** Input and output of each call. */
export const agentSchemas = {
  teamSummary: { input: nothing, output: teamSummary },
  teamMembers: { input: membersInput, output: membersAnswer },
  teamReport: { input: reportInput, output: reportAnswer },
  teamBets: {
    input: z.strictObject({ ...betsFilter, ...paging }),
    output: pageOf(teamBet).extend({ account: z.string(), timeZone: z.string() }),
  },
  teamPrizeGroup: { input: z.strictObject({ memberId: idOf('mem') }), output: teamPrizeGroup },
  setTeamPrizeGroup: {
    input: z.strictObject({ memberId: idOf('mem'), prizeGroup }),
    output: noAnswer,
  },
} satisfies CallSchemas;

/** The query of the team's members as a file: the whole team, or the members whom a search finds. */
export const teamMembersFileQuery = z.strictObject({ search });

/** The query of a member's bets as a file. */
export const teamBetsFileQuery = z.strictObject(betsFilter);

/** The overview as a file has no filter. */
export const teamSummaryFileQuery = z.strictObject({});

/** The query of a team report as a file. */
export const teamFileQuery = reportInput.omit({ before: true, limit: true });
export type TeamFileQuery = Infer<typeof teamFileQuery>;
