import { call } from '../call.ts';
import type { GameId, HeldWinId, MemberId, RoundId } from '../ids.ts';
import type { Localized } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';
import type { CountryRule } from '../country-rule.ts';

/** A report about a provider for operators. */
export interface ProviderReport {
  readonly id: string;
  readonly provider: string;
  /**
   * `reconciliation`: both books of a stretch of time compared. `round-ended`: a round that stayed open for two
   * days. `round-parked`: the same, whose provider's answer cannot be read. `result-corrected`: a settled result
   * that the provider changed. `win-held`: a win above its bound, which waits for two operators.
   */
  readonly kind:
    | 'reconciliation'
    | 'round-ended'
    | 'round-parked'
    | 'result-corrected'
    | 'win-held';
  readonly madeAt: string;
  readonly from: string | null;
  readonly until: string | null;
  /** No operator action is needed. */
  readonly isClean: boolean;
  /** The findings, by kind of report. */
  readonly facts: unknown;
}

/** A provider's status, from its calls of the last 15 minutes. */
export interface ProviderStanding {
  readonly provider: string;
  readonly name: string;
  readonly games: number;
  /** When its catalogue was last read; `null` before the first read. */
  readonly readAt: string | null;
  readonly openRounds: number;
  /** Open for more than two days: the platform ends them, or could not. */
  readonly staleRounds: number;
  /** Wins above their bound that wait for operators. */
  readonly heldWins: number;
  readonly calls: number;
  /** The median duration, in milliseconds; `null` without calls. */
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
  readonly p99Ms: number | null;
  /** Calls with another answer than RS_OK, most frequent first. */
  readonly refusals: readonly { readonly status: string; readonly calls: number }[];
  /** Brands that hide it. */
  readonly hiddenIn: readonly string[];
  /** Brands that show it in some countries only. */
  readonly countries: readonly (CountryRule & { readonly brand: string })[];
}

/** A game's stakes and payouts in closed rounds, compared with its theoretical return. */
export interface GameReturn {
  readonly gameId: GameId;
  readonly name: Localized;
  readonly rounds: number;
  readonly currency: string;
  readonly staked: DecimalAmount;
  readonly won: DecimalAmount;
  /** Stakes minus wins: negative if players won more. */
  readonly kept: string;
  /** In percent. */
  readonly returned: number;
  readonly theory: number;
  /** The range that contains the return of so many such rounds 997 times in 1,000. */
  readonly from: number;
  readonly to: number;
  readonly isOutside: boolean;
  /** Wins and bets accepted by an exception in the game's configuration. */
  readonly byRule: number;
  readonly hiddenIn: readonly string[];
}

export interface OpenRound {
  readonly id: RoundId;
  readonly provider: string;
  readonly providerRound: string;
  readonly game: Localized;
  readonly account: string;
  readonly brand: string;
  readonly currency: string;
  readonly staked: DecimalAmount;
  readonly held: DecimalAmount;
  readonly startedAt: string;
  /** Its provider's answer cannot be read: it is asked again until it can. */
  readonly isParked: boolean;
}

/** A win above its bound: accepted, and held until one operator proposed and another confirmed what becomes of it. */
export interface HeldWin {
  readonly id: HeldWinId;
  readonly memberId: MemberId;
  readonly account: string;
  readonly brand: string;
  readonly provider: string;
  readonly providerRound: string;
  readonly game: Localized;
  readonly currency: string;
  readonly staked: DecimalAmount;
  readonly amount: DecimalAmount;
  /** What the round could have won unseen, and who says so. */
  readonly bound: DecimalAmount;
  readonly boundBy: 'game' | 'partner';
  readonly state: 'held' | 'released' | 'taken-back' | 'rolled-back';
  readonly madeAt: string;
  readonly proposal: {
    readonly kind: 'release' | 'take-back';
    readonly operatorId: string;
    readonly operator: string;
    readonly at: string;
    readonly note: string;
  } | null;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
}

export interface HeldWinDecision {
  readonly memberId: MemberId;
  readonly id: HeldWinId;
  readonly note: string;
}

export interface HeldWinProposal extends HeldWinDecision {
  readonly proposal: 'release' | 'take-back';
}

const operator = { audience: 'operator' } as const;

export const providersAdminCalls = {
  /** Those that wait first, then the latest that were decided. */
  heldWins: call('GET /ops/providers/held-wins', operator).gives<readonly HeldWin[]>(),
  proposeHeldWin: call('POST /ops/providers/held-wins/proposals', operator)
    .takes<HeldWinProposal>()
    .fails('not-found', 'already-decided'),
  confirmHeldWin: call('POST /ops/providers/held-wins/confirmations', operator)
    .takes<HeldWinDecision>()
    .fails('not-found', 'already-decided', 'second-person-needed'),
  withdrawHeldWin: call('POST /ops/providers/held-wins/withdrawals', operator)
    .takes<HeldWinDecision>()
    .fails('not-found', 'already-decided'),
  providerStandings: call('GET /ops/providers', { audience: 'operator' }).gives<
    readonly ProviderStanding[]
  >(),
  /** Games with rounds closed in the last days, the largest deviation from theory first. */
  gameReturns: call('GET /ops/providers/returns', { audience: 'operator' })
    .takes<{ provider: string; brand: string; days: number }>()
    .gives<readonly GameReturn[]>(),
  /** Rounds open longer than this many hours, oldest first. */
  openRounds: call('GET /ops/providers/rounds', { audience: 'operator' })
    .takes<{ hours: number }>()
    .gives<readonly OpenRound[]>(),
  /** Newest first; `before` is the last id of the previous page. */
  providerReports: call('GET /ops/providers/reports', { audience: 'operator' })
    .takes<{ provider?: string; before?: string; limit?: number }>()
    .gives<readonly ProviderReport[]>(),
  /** Compares a provider's book of a period with ours, and applies the automatic repairs. */
  reconcileProvider: call('POST /ops/providers/reconcile', { audience: 'operator' })
    .takes<{ provider: string; from: string; until: string }>()
    .gives<ProviderReport>()
    .fails('not-found', 'provider-unavailable'),
};
