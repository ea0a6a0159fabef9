import { call } from '../call.ts';
import type { DrawId, MemberId, TicketId, TransferId } from '../ids.ts';
import type { Localized } from '../languages.ts';
import type { DecimalAmount } from '../money.ts';
import type { CurrencySum } from './lottery-admin.ts';
import type { Page } from './wallet.ts';

/** Which rebates are meant; days are days of UTC, both of them included. */
export interface RebateFilter {
  /** All of them where it is missing. */
  readonly brand?: string;
  readonly gameId?: string;
  readonly drawId?: DrawId;
  /** Whom they were paid to. */
  readonly memberId?: MemberId;
  readonly from?: string;
  readonly to?: string;
}

/** One payment for a ticket of somebody below; less than nothing where another result took it back. */
export interface AdminRebate {
  readonly id: TransferId;
  readonly ticketId: TicketId;
  readonly brand: string;
  readonly earner: RebateMember;
  /** Whose ticket it is. */
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

/** What a day, game, draw or member comes to in a currency. */
export interface RebateSum {
  /** A day, a game's id, a draw's id, or a member's id. */
  readonly key: string;
  /** A day, an issue number or an account, as it is written; a game has its name. */
  readonly label: string;
  readonly gameName: Localized | null;
  readonly currency: string;
  readonly amount: DecimalAmount;
  readonly payments: number;
}

export interface RebateTotals {
  readonly totals: readonly CurrencySum[];
  /** Days from the newest on, everything else from the most paid on; a hundred at most. */
  readonly sums: readonly RebateSum[];
}

export const lotteryRebatesAdminCalls = {
  /** The newest first. */
  adminRebates: call('GET /ops/lottery/rebates', { audience: 'operator' })
    .takes<RebateFilter & { before?: string; limit?: number }>()
    .gives<Page<AdminRebate>>(),
  rebateTotals: call('GET /ops/lottery/rebates/totals', { audience: 'operator' })
    .takes<RebateFilter & { by: RebateGrouping }>()
    .gives<RebateTotals>(),
};
