import { z } from 'zod';
import {
  contractActions,
  contractKinds,
  contractLimits,
  contractStates,
  dividendPeriods,
  payoutStates,
} from '../agent-contract-terms.ts';
import { parseAmount, type DecimalAmount } from '../money.ts';
import { decimal, idOf, noAnswer, nothing, pageOf, paging } from './atoms.ts';
import type { CallSchemas } from './call-schemas.ts';
import type { Infer } from './infer.ts';

const kind = z.enum(contractKinds);
const time = z.iso.datetime();
const code = z.string().min(1).max(64);
const account = z.string().trim().min(1).max(64);
const note = z.string().trim().min(1).max(500);

const zeroOrMore: z.ZodType<DecimalAmount> = z
  .string()
  .max(20)
  .refine((text) => (parseAmount(text) ?? -1n) >= 0n);

const contractTier = z.strictObject({
  /** The base must reach it. */
  threshold: zeroOrMore,
  /** So many valid members must have played. */
  members: z.int().min(0).max(contractLimits.members),
  /** Hundredths of a percent. */
  basisPoints: z.int().min(1).max(contractLimits.dividendBasisPoints),
});
export type ContractTier = Infer<typeof contractTier>;

/** What an agent earns. Both parties see exactly this; it is never changed, only replaced by another version. */
export const contractTerms = z.strictObject({
  kind,
  /** What thresholds are compared with: the team's turnover, or its net loss (dividend only). */
  base: z.enum(['turnover', 'net-loss']),
  /** Dividend only. */
  period: z.enum(dividendPeriods).nullable(),
  /** What becomes of a period with a negative result. Dividend only. */
  losses: z.enum(['reset', 'carry']).nullable(),
  /** By rising threshold and rate; the highest one that is reached applies to the whole amount. */
  tiers: z.array(contractTier).min(1).max(contractLimits.tiers),
  /** Nothing is paid for a team turnover below it. */
  minimumTurnover: zeroOrMore,
  /** A member with at least so much turnover in the period is a valid member. */
  validTurnover: zeroOrMore,
});
export type ContractTerms = Infer<typeof contractTerms>;

const endRequest = z.strictObject({ by: z.enum(['agent', 'upline']), at: time });

const contractFields = {
  id: idOf('agc'),
  /** Counts the contracts of an agent of one kind. */
  version: z.int(),
  kind,
  /** Who offers and pays; `null`: the house. */
  upline: z.string().nullable(),
  agent: z.string(),
  agentId: idOf('mem'),
  terms: contractTerms,
  state: z.enum(contractStates),
  offeredAt: time,
  /** Until when an offer can be accepted. */
  expiresAt: time,
  decidedAt: time.nullable(),
  /** The first period begins here. */
  startsAt: time.nullable(),
  /** The last period ends here. */
  endsAt: time.nullable(),
  /** One side asked to end the contract and waits for the other one. */
  endRequest: endRequest.nullable(),
};

export const agentContract = z.strictObject({
  ...contractFields,
  /** The reader's side. */
  side: z.enum(['agent', 'upline']),
});
export type AgentContract = Infer<typeof agentContract>;

const contractOverview = z.strictObject({
  currency: z.string(),
  /** Days are those of the brand's time zone. */
  timeZone: z.string(),
  /** The agent's own contract of the kind, now or from the next period. */
  current: agentContract.nullable(),
  /** An offer from above that waits for an answer. */
  offer: agentContract.nullable(),
  /** The agent has unpaid payouts and cannot offer contracts. */
  isFrozen: z.boolean(),
  /** Agents directly below, who can be offered a contract. */
  agents: z.array(z.strictObject({ id: idOf('mem'), account: z.string() })),
});
export type ContractOverview = Infer<typeof contractOverview>;

/** Which request of a kind waits for this member's answer. */
const requestType = z.enum(['none', 'new', 'termination']);

const consolidated = z.strictObject({
  divtypereq: requestType,
  dailysalreqtype: requestType,
  contracthoursalreqtype: requestType,
  realtimesalreqtype: requestType,
});
export type ConsolidatedContracts = Infer<typeof consolidated>;

/** How a payout came about: inputs, formula and result. */
export const payoutExplanation = z.strictObject({
  from: time,
  to: time,
  /** Stakes of the team without those that came back. */
  turnover: decimal,
  /** The parts that a dividend subtracts; `null` for salaries. */
  costs: z
    .strictObject({ wins: decimal, rebates: decimal, bonuses: decimal, salaries: decimal })
    .nullable(),
  /** Bets of earlier days that came back or were settled again in this period; contained in the figures. */
  corrections: z.strictObject({ turnover: decimal, wins: decimal }),
  /** A negative rest of earlier periods. */
  carriedIn: decimal,
  carriedOut: decimal,
  /** What the rate is applied to. */
  sum: decimal,
  /** What the thresholds are compared with. */
  base: decimal,
  validMembers: z.int(),
  /** Number of the tier from 1; `null`: none was reached. */
  tier: z.int().nullable(),
  basisPoints: z.int(),
  /** Why nothing is paid. */
  reason: z.enum(['minimum', 'tier', 'negative']).nullable(),
});
export type PayoutExplanation = Infer<typeof payoutExplanation>;

const payoutFields = {
  id: idOf('agp'),
  contractId: idOf('agc'),
  version: z.int(),
  kind,
  upline: z.string().nullable(),
  agent: z.string(),
  state: z.enum(payoutStates),
  amount: decimal,
  currency: z.string(),
  computedAt: time,
  paidAt: time.nullable(),
  explanation: payoutExplanation,
};

export const agentPayout = z.strictObject(payoutFields);
export type AgentPayout = Infer<typeof agentPayout>;

const day = z.iso.date();
const payoutFilter = {
  kind,
  /** `received`: the agent's own; `owed`: what the agent pays to agents below. */
  side: z.enum(['received', 'owed']),
  /** Days on which the payout was computed; both inclusive. */
  from: day.exactOptional(),
  to: day.exactOptional(),
};
const payoutsInput = z.strictObject({ ...payoutFilter, ...paging });
export type AgentPayoutsInput = Infer<typeof payoutsInput>;

/** The query of the list as a file. */
export const agentPayoutFileQuery = z.strictObject(payoutFilter);

const contractsFilter = {
  kind,
  /** `own`: all versions of the agent's own contract; `offered`: contracts with agents below. */
  side: z.enum(['own', 'offered']),
  state: z.enum(contractStates).exactOptional(),
  search: z.string().trim().max(40).exactOptional(),
};
const contractsInput = z.strictObject({ ...contractsFilter, ...paging });

/** The query of the contracts as a file. */
export const agentContractFileQuery = z.strictObject(contractsFilter);

export type AgentContractsInput = Infer<typeof contractsInput>;

const offerDays = z.int().min(1).max(contractLimits.offerDays);
const process = {
  input: z.strictObject({ contractId: idOf('agc'), action: z.enum(contractActions) }),
  output: agentContract,
};

/** Input and output of each call. */
export const agentContractSchemas = {
  consolidatedContracts: { input: nothing, output: consolidated },
  contractOverview: { input: z.strictObject({ kind }), output: contractOverview },
  agentContracts: { input: contractsInput, output: pageOf(agentContract) },
  offerContract: {
    input: z.strictObject({ agentId: idOf('mem'), terms: contractTerms, days: offerDays }),
    output: agentContract,
  },
  processDividend: process,
  processDailySalary: process,
  processHourlySalary: process,
  processRealTimeSalary: process,
  agentPayouts: {
    input: payoutsInput,
    output: pageOf(agentPayout).extend({ currency: z.string(), timeZone: z.string() }),
  },
} satisfies CallSchemas;

export const adminAgentContract = z.strictObject({
  ...contractFields,
  brand: z.string(),
  /** New payouts wait until an operator releases them. */
  isHeld: z.boolean(),
  /** The payer has unpaid payouts. */
  isPayerFrozen: z.boolean(),
});
export type AdminAgentContract = Infer<typeof adminAgentContract>;

export const adminAgentPayout = z.strictObject({
  ...payoutFields,
  brand: z.string(),
  /** The operator who released it first, while a second one is needed. */
  releasedBy: z.string().nullable(),
  note: z.string(),
});
export type AdminAgentPayout = Infer<typeof adminAgentPayout>;

const simulation = z.strictObject({
  currency: z.string(),
  from: time,
  to: time,
  total: decimal,
  turnover: decimal,
  rows: z.array(z.strictObject({ amount: decimal, explanation: payoutExplanation })),
});
export type ContractSimulation = Infer<typeof simulation>;

const contractOfBrand = { brand: code, contractId: idOf('agc'), note };
const payoutDecision = z.strictObject({ brand: code, payoutId: idOf('agp'), note });

export const agentContractsAdminSchemas = {
  adminAgentContracts: {
    input: z.strictObject({
      brand: code,
      kind: kind.exactOptional(),
      state: z.enum(contractStates).exactOptional(),
      account: account.exactOptional(),
      ...paging,
    }),
    output: pageOf(adminAgentContract),
  },
  offerHouseContract: {
    input: z.strictObject({ brand: code, account, terms: contractTerms, days: offerDays, note }),
    output: adminAgentContract,
  },
  endAgentContract: { input: z.strictObject(contractOfBrand), output: noAnswer },
  holdAgentContract: {
    input: z.strictObject({ ...contractOfBrand, isHeld: z.boolean() }),
    output: noAnswer,
  },
  adminAgentPayouts: {
    input: z.strictObject({
      brand: code,
      kind: kind.exactOptional(),
      state: z.enum(payoutStates).exactOptional(),
      account: account.exactOptional(),
      ...paging,
    }),
    output: pageOf(adminAgentPayout),
  },
  releaseAgentPayout: { input: payoutDecision, output: adminAgentPayout },
  refuseAgentPayout: { input: payoutDecision, output: adminAgentPayout },
  simulateContract: {
    input: z.strictObject({ brand: code, account, terms: contractTerms }),
    output: simulation,
  },
} satisfies CallSchemas;
