import type { ChaseId, MemberId, TicketId, TransferId } from '@croupier/contracts';
import { accounts, type AccountPath, type Booking } from '../ledger/index.ts';
import type { Member } from '../identity/index.ts';
import type { DrawRow } from './draw.store.ts';
import { totalOf, type PricedSlip } from './price.ts';
import type { LineTable, TicketTable } from './ticket.store.ts';

/** An accepted slip and the member who pays it. */
export interface Placing {
  readonly id: TicketId;
  readonly member: Pick<Member, 'id' | 'brand' | 'currency'>;
  readonly draw: DrawRow;
  readonly slip: PricedSlip;
  readonly key: string;
  readonly hash: string;
  readonly from: AccountPath;
  readonly chaseId: ChaseId | null;
}

export const keyOfStake = (member: MemberId, key: string) => `ticket:${member}:${key}`;

/** The move of the stake to the draw. */
export function stakeOf({ id, member, draw, slip, key, from }: Placing): Booking {
  const amountUnits = totalOf(slip.lines);
  return {
    key: keyOfStake(member.id, key),
    kind: 'stake',
    currency: member.currency,
    reference: id,
    moves: [{ from, to: accounts.drawStakes(draw.id), amountUnits }],
  };
}

export function ticketRow(
  { id, member, draw, slip, key, hash, chaseId }: Placing,
  paid: { readonly transfer: TransferId; readonly at: Date },
): TicketTable {
  return {
    id,
    brand: member.brand,
    member_id: member.id,
    draw_id: draw.id,
    game_id: draw.game_id,
    currency: member.currency,
    stake_units: totalOf(slip.lines),
    price_version: slip.priceVersion,
    key,
    slip_hash: hash,
    transfer_id: paid.transfer,
    placed_at: paid.at,
    prize_mode: slip.prizeMode,
    line_count: slip.lines.length,
    cancelled_at: null,
    chase_id: chaseId,
    prize_group: slip.groups?.own ?? null,
    mode_group: slip.groups?.mode ?? null,
    rebated_at: null,
    unit_mode: slip.unitMode,
  };
}

export function lineRows({ id, draw, slip }: Placing): LineTable[] {
  return slip.lines.map((line, index) => {
    const [first = 0n, ...further] = line.oddsUnits;
    return {
      ticket_id: id,
      line_no: index + 1,
      draw_id: draw.id,
      pick: line.pick,
      stake_units: line.stakeUnits,
      odds_units: first,
      further_odds_units: further,
      unit_stake: line.unitStake,
    };
  });
}
