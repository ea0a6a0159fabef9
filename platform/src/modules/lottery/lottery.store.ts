import type { BeaconChainTable } from './beacon.store.ts';
import type { DrawTable, ServerSeedTable } from './draw.store.ts';
import type { LineTable, MemberStakeTable, PayoutTable, TicketTable } from './ticket.store.ts';

/** The module's tables; each is read and written in the store that states it. */
export interface LotteryTables {
  lottery_beacon_chain: BeaconChainTable;
  lottery_draw: DrawTable;
  lottery_server_seed: ServerSeedTable;
  lottery_ticket: TicketTable;
  lottery_line: LineTable;
  lottery_payout: PayoutTable;
  lottery_member_stake: MemberStakeTable;
}
