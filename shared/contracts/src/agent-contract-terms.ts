import type { Flag } from './flags.ts';

/** Kinds of contracts between an agent and the agent or house above. */
export const contractKinds = ['dividend', 'daily', 'hourly', 'real-time'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** How often a dividend is paid. */
export const dividendPeriods = ['day', 'week', 'half-month', 'month'] as const;

export const contractStates = [
  'offered',
  'active',
  'rejected',
  'expired',
  'withdrawn',
  'replaced',
  'ended',
] as const;
export type ContractState = (typeof contractStates)[number];

/** What a party does with a contract. `ask-end` by one side and `confirm-end` by the other one end it. */
export const contractActions = [
  'accept',
  'reject',
  'withdraw',
  'ask-end',
  'confirm-end',
  'keep',
] as const;
export type ContractAction = (typeof contractActions)[number];

export const payoutStates = ['paid', 'waiting', 'held', 'refused', 'nothing'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** The flag of the white-label tree that switches a kind on. */
export const flagOfContract = {
  dividend: 'CONTRACT3',
  daily: 'DAILYSALARY3',
  hourly: 'HOURLYSALARY3',
  'real-time': 'REALTIMESALARY3',
} as const satisfies Record<ContractKind, Flag>;

/** The highest rates in hundredths of a percent, and other bounds of terms. */
export const contractLimits = {
  tiers: 10,
  dividendBasisPoints: 5_000,
  salaryBasisPoints: 500,
  members: 100_000,
  offerDays: 30,
} as const;

/** Contracts that an agent has or gave, as a file, with the same query as the list. */
export const agentContractFilePath = '/wps/agent/contracts.csv';

/** Payouts as a file, with the same query as the list. */
export const agentPayoutFilePath = '/wps/agent/payouts.csv';
