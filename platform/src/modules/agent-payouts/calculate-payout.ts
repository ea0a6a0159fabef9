import { parseAmount, tierAt, type ContractTerms } from '@croupier/contracts';

/** What a team did in a period, in ledger units. */
export interface TeamFigures {
  /** Stakes without those that came back. */
  readonly turnoverUnits: bigint;
  readonly winUnits: bigint;
  readonly rebateUnits: bigint;
  readonly bonusUnits: bigint;
  /** Salaries that the agent earned in the period. */
  readonly salaryUnits: bigint;
  readonly validMembers: number;
  /** Parts of turnover and wins that correct bets of earlier days. */
  readonly lateTurnoverUnits: bigint;
  readonly lateWinUnits: bigint;
}

/** What a contract pays for a period, with the steps that lead there. */
export interface PayoutCalculation {
  readonly figures: TeamFigures;
  readonly carriedInUnits: bigint;
  readonly carriedOutUnits: bigint;
  /** What the rate is applied to. */
  readonly sumUnits: bigint;
  /** What the thresholds are compared with. */
  readonly baseUnits: bigint;
  readonly tier: number | null;
  readonly basisPoints: number;
  readonly amountUnits: bigint;
  readonly reason: 'minimum' | 'tier' | 'negative' | null;
}

export const basisPointsInOne = 10_000n;

/**
 * A dividend is a share of the net result: turnover less wins, rebates, bonuses and salaries. A salary is a share of
 * the turnover. A negative sum pays nothing; it is carried to the next period, except where a dividend resets losses.
 * A fraction of a ledger unit is dropped.
 */
export function calculatePayout(
  terms: ContractTerms,
  figures: TeamFigures,
  carriedInUnits: bigint,
): PayoutCalculation {
  const isDividend = terms.kind === 'dividend';
  const { turnoverUnits, winUnits, rebateUnits, bonusUnits, salaryUnits } = figures;
  const net = turnoverUnits - winUnits - rebateUnits - bonusUnits - salaryUnits;
  const sumUnits = (isDividend ? net : turnoverUnits) + carriedInUnits;
  const baseUnits = isDividend && terms.base === 'turnover' ? turnoverUnits : sumUnits;
  const isCarried = sumUnits < 0n && (!isDividend || terms.losses === 'carry');
  const shared = {
    figures,
    carriedInUnits,
    carriedOutUnits: isCarried ? sumUnits : 0n,
    sumUnits,
    baseUnits,
  };
  const nothing = { tier: null, basisPoints: 0, amountUnits: 0n };
  if (sumUnits <= 0n) return { ...shared, ...nothing, reason: 'negative' };
  if (turnoverUnits < (parseAmount(terms.minimumTurnover) ?? 0n))
    return { ...shared, ...nothing, reason: 'minimum' };
  const reached = tierAt(terms, { baseUnits, members: figures.validMembers });
  if (!reached) return { ...shared, ...nothing, reason: 'tier' };
  const { basisPoints } = reached.tier;
  const amountUnits = (sumUnits * BigInt(basisPoints)) / basisPointsInOne;
  return { ...shared, tier: reached.index + 1, basisPoints, amountUnits, reason: null };
}
