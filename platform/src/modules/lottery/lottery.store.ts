import type { BeaconChainTable } from './beacon.store.ts';
import type { ChaseIssueTable, ChaseTable } from './chase.store.ts';
import type { CommitTable } from './commit.store.ts';
import type { DrawTable, ServerSeedTable } from './draw.store.ts';
import type { GameTable, GameVersionTable } from './game.store.ts';
import type { CapTable, LiabilityTable, RestrictionTable } from './liability.store.ts';
import type { PayoutTable } from './payout.store.ts';
import type { PrizeGroupTable } from './prize-group.store.ts';
import type { RebateTable } from './rebate.store.ts';
import type { ResultEntryTable, ResultTable } from './result.store.ts';
import type { ClaimTable, CloseTable, ReversalTable } from './settlement.store.ts';
import type {
  CancelledLineTable,
  LineTable,
  MemberStakeTable,
  TicketTable,
} from './ticket.store.ts';

/** The module's tables; each is used only in the store that declares it. */
export interface LotteryTables {
  lottery_game: GameTable;
  lottery_game_version: GameVersionTable;
  lottery_beacon_chain: BeaconChainTable;
  lottery_draw: DrawTable;
  lottery_server_seed: ServerSeedTable;
  lottery_commit: CommitTable;
  lottery_result: ResultTable;
  lottery_result_entry: ResultEntryTable;
  lottery_ticket: TicketTable;
  lottery_line: LineTable;
  lottery_cancelled_line: CancelledLineTable;
  lottery_chase: ChaseTable;
  lottery_chase_issue: ChaseIssueTable;
  lottery_payout: PayoutTable;
  lottery_reversal: ReversalTable;
  lottery_claim: ClaimTable;
  lottery_close: CloseTable;
  lottery_member_stake: MemberStakeTable;
  lottery_prize_group: PrizeGroupTable;
  lottery_rebate: RebateTable;
  lottery_restriction: RestrictionTable;
  lottery_cap: CapTable;
  lottery_liability: LiabilityTable;
}
