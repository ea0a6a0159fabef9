import type { EntryKind } from './cashier-terms.ts';

/** Limits of what an agent can create. */
export const agentLinkLimits = {
  /** Links that are open at one time. */
  openAtMost: 50,
  labelLength: 40,
  daysAtMost: 365,
  /** Accounts that an agent can create within 24 hours. */
  accountsPerDay: 50,
} as const;

/** Whom a link or a new account makes: a player, or an agent with a code of their own. */
export const agentJoinKinds = ['member', 'agent'] as const;

export const agentLinkStates = ['open', 'expired', 'disabled'] as const;

/** Groups of the team's bookings, in the order of the filter. */
export const transactionGroups = [
  'deposit',
  'withdrawal',
  'transfer',
  'bonus',
  'rebate',
  'correction',
] as const;
export type TransactionGroup = (typeof transactionGroups)[number];

/** Kinds of the team's bookings that agents can see, by group. Bets have a report of their own. */
export const teamTransactionGroups = {
  deposit: ['deposit'],
  withdrawal: ['withdrawal', 'withdrawal-return'],
  transfer: ['agent-transfer', 'transfer-in', 'transfer-out'],
  bonus: ['bonus', 'reward'],
  rebate: ['rebate', 'turnover-rebate'],
  correction: ['correction'],
} as const satisfies Readonly<Record<TransactionGroup, readonly EntryKind[]>>;

export const teamTransactionsFilePath = '/wps/agent/team/transactions.csv';
/** Every rebate of the agent, bet by bet. */
export const agentIncomeFilePath = '/wps/agent/income.csv';

/** The agent's rebates of one day by member. */
export const agentIncomeMembersFilePath = '/wps/agent/income/members.csv';

/** A larger team is moved only once a second operator has confirmed it. */
export const teamMovedAlone = 20;

/** Why a team cannot be moved below an agent. */
export const teamMoveRules = [
  'same-place',
  'not-agent',
  'own-team',
  'prize-group',
  'contract',
] as const;

/**
 * What an agent and a member below share, which may be the same person; and money that passes through a member, or
 * comes back to the agent, without being played.
 */
export const agentMarkKinds = [
  'address',
  'device',
  'payout-account',
  'pass-through',
  'circular',
] as const;

/** The agent's links as a file. */
export const agentLinksFilePath = '/wps/agent/links.csv';
/** Who registered with one link. */
export const agentLinkMembersFilePath = '/wps/agent/links/members.csv';
