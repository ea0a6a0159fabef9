import { z } from 'zod';
import { transactionGroups } from '../agent-terms.ts';
import { entryKinds } from '../cashier-terms.ts';
import { decimal, idOf, language, localized, pageOf, paging } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import { notice } from './content.ts';
import type { Infer } from './infer.ts';

const day = z.iso.date();

/** By default the last 30 days. Both days are inclusive. */
const span = { from: day.exactOptional(), to: day.exactOptional() };

const period = { currency: z.string(), timeZone: z.string(), today: day, from: day, to: day };

const incomeSum = {
  /** Tickets of members below that brought a rebate. */
  bets: z.int(),
  amount: decimal,
};

const incomeDay = z.strictObject({ day, ...incomeSum });
export type IncomeDay = Infer<typeof incomeDay>;

const incomeMember = z.strictObject({
  id: idOf('mem'),
  /** As the agent sees it; `null` for a member who is no longer below the agent. */
  account: z.string().nullable(),
  level: z.int().nullable(),
  ...incomeSum,
});
export type IncomeMember = Infer<typeof incomeMember>;

/** More places than the ledger has. */
const exactDecimal = z.string().regex(/^-?\d{1,13}\.\d{2,9}$/);

/** `exact` is `stake` × (`ownGroup` − `belowGroup`) ÷ 2000, less what the earlier parts of the bet earned. */
const incomePart = z.strictObject({
  /** Number of the draw's result: a corrected draw has several. */
  result: z.int(),
  /** Without refunded stakes; `null` for rebates of the time before it was stored. */
  stake: decimal.nullable(),
  /** `null` where the result leaves no rebate. */
  ownGroup: z.int().nullable(),
  belowGroup: z.int().nullable(),
  exact: exactDecimal,
  /** Paid: the whole ledger units of `exact` and of fractions that earlier bets left. */
  amount: decimal,
  earnedAt: z.iso.datetime(),
});

const incomeBet = z.strictObject({
  ticketId: idOf('tkt'),
  gameName: localized,
  numero: z.string(),
  amount: decimal,
  parts: z.array(incomePart),
});
export type IncomeBet = Infer<typeof incomeBet>;

const teamTransaction = z.strictObject({
  id: idOf('trf'),
  memberId: idOf('mem'),
  account: z.string(),
  level: z.int(),
  kind: z.enum(entryKinds),
  /** Positive for money that came to the member. */
  amount: decimal,
  bookedAt: z.iso.datetime(),
});
export type TeamTransaction = Infer<typeof teamTransaction>;

const agentAnnouncement = notice.omit({ types: true });
export type AgentAnnouncement = Infer<typeof agentAnnouncement>;

const search = z.string().trim().max(40).exactOptional();
const group = z.enum(transactionGroups).exactOptional();

/** Input and output of each call. */
export const agentIncomeSchemas = {
  agentIncome: {
    input: z.strictObject({ ...span, ...paging }),
    output: pageOf(incomeDay).extend({ ...period, total: z.strictObject(incomeSum) }),
  },
  agentIncomeMembers: {
    input: z.strictObject({ day, search, ...paging }),
    output: pageOf(incomeMember),
  },
  agentIncomeBets: {
    input: z.strictObject({ day, memberId: idOf('mem'), ...paging }),
    output: pageOf(incomeBet),
  },
  agentAnnouncements: {
    input: z.strictObject({ language, ...paging }),
    output: pageOf(agentAnnouncement),
  },
  teamTransactions: {
    input: z.strictObject({ ...span, group, search, ...paging }),
    output: pageOf(teamTransaction).extend(period),
  },
} satisfies CallSchemas;

export type AgentIncome = Infer<(typeof agentIncomeSchemas)['agentIncome']['output']>;
export type TeamTransactions = Infer<(typeof agentIncomeSchemas)['teamTransactions']['output']>;

export const agentIncomeFileQuery = z.strictObject(span);
/** The query of the income of one day by member as a file. */
export const agentIncomeMembersFileQuery = z.strictObject({ day, search });
export const teamTransactionsFileQuery = z.strictObject({ ...span, group, search });
