import { call } from '../call.ts';
import type { DrawId, MemberId, TicketId, TransferId } from '../ids.ts';
import type { Localized } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';
import type { CurrencySum } from './lottery-admin.ts';
import type { Page } from './wallet.ts';

/** A filter for rebates; days are UTC days, both inclusive. */
export interface RebateFilter {
  /** Omitted: all brands. */
  readonly brand?: string;
  readonly gameId?: string;
  readonly drawId?: DrawId;
  /** The receiving member. */
  readonly memberId?: MemberId;
  readonly from?: string;
  readonly to?: string;
}

/** One payment for a downline ticket; negative if another result reversed it. */
export interface AdminRebate {
  readonly id: TransferId;
  readonly ticketId: TicketId;
  readonly brand: string;
  readonly earner: RebateMember;
  /** The owner of the ticket. */
  readonly player: RebateMember;
  readonly gameName: Localized;
  readonly drawId: DrawId;
  readonly numero: string;
  readonly amount: DecimalAmount;
  readonly currency: string;
  readonly paidAt: string;
}

export interface RebateMember {
  readonly id: MemberId;
  readonly account: string;
}

export type RebateGrouping = 'day' | 'game' | 'draw' | 'member';

/** The sum of a day, game, draw or member in a currency. */
export interface RebateSum {
  /** A day, a game's id, a draw's id, or a member's id. */
  readonly key: string;
  /** A day, an issue number or an account; a game has its name instead. */
  readonly label: string;
  readonly gameName: Localized | null;
  readonly currency: string;
  readonly amount: DecimalAmount;
  readonly payments: number;
}

export interface RebateTotals {
  readonly totals: readonly CurrencySum[];
  /** Days newest first, other keys by highest sum; at most a hundred. */
  readonly sums: readonly RebateSum[];
}

export const lotteryRebatesAdminCalls = {
  /** Newest first. */
  adminRebates: call('GET /ops/lottery/rebates', { audience: 'operator' })
    .takes<RebateFilter & { before?: string; limit?: number }>()
    .gives<Page<AdminRebate>>(),
  rebateTotals: call('GET /ops/lottery/rebates/totals', { audience: 'operator' })
    .takes<RebateFilter & { by: RebateGrouping }>()
    .gives<RebateTotals>(),
};
