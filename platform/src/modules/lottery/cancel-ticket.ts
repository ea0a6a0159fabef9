import type { TicketId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import type { Protection } from '../protection/index.ts';
import { drawForShare, type DrawRow } from './draw.store.ts';
import type { Liability } from './liability.ts';
import { isOpenForBets } from './price.ts';
import { liabilityClaimOf } from './liability-check.ts';
import {
  cancelTicket,
  lockMemberStake,
  linesWithPayouts,
  ticketById,
  type TicketTable,
} from './ticket.store.ts';

export interface TicketCancelUses {
  readonly ledger: Ledger;
  readonly protection: Pick<Protection, 'watch'>;
  readonly liability: Pick<Liability, 'giveBack'>;
}

/** Cancels tickets before the lock of their draws. */
export function createTicketCancel(
  { clock }: Pick<Core, 'clock'>,
  { ledger, protection, liability }: TicketCancelUses,
) {
  /** In the order in which a bet takes its locks: the draw, the member's stake on it, guards, money. */
  async function takeBack(
    tx: Tx,
    member: Member,
    ticketId: TicketId,
  ): Promise<Outcome<void, 'not-found' | 'draw-closed'>> {
    const ticket = await ticketById(tx, ticketId);
    if (ticket?.member_id !== member.id) return fail('not-found');
    const draw = await drawForShare(tx, ticket.draw_id);
    if (!draw || !isOpenForBets(draw, clock.now())) {
      return fail('draw-closed', {
        detail: 'Betting on this draw is over: its tickets stand as they are.',
      });
    }
    await lockMemberStake(tx, ticket.draw_id, member.id);
    if (ticket.cancelled_at === null) {
      await giveBackRisk(tx, ticket, draw);
      if (await cancelTicket(tx, ticket, clock.now())) await payBack(tx, ticket);
    }
    return done(undefined);
  }

  async function giveBackRisk(tx: Tx, ticket: TicketTable, draw: DrawRow): Promise<void> {
    const rows = await linesWithPayouts(tx, [ticket.id], { limit: ticket.line_count });
    const lines = rows.map((row) => ({
      pick: row.pick,
      stakeUnits: row.stake_units,
      oddsUnits: [row.odds_units, ...row.further_odds_units],
      unitStake: row.unit_stake,
    }));
    await liability.giveBack(tx, liabilityClaimOf(draw, ticket.currency, lines));
  }

  async function payBack(tx: Tx, ticket: TicketTable): Promise<void> {
    const watch = await protection.watch(tx, { staking: [], others: [ticket.member_id] });
    watch.resulted(ticket.member_id, {
      kind: 'refund',
      units: ticket.stake_units,
      stakedAt: ticket.placed_at,
    });
    await watch.write();
    const [booked] = await ledger.book(tx, [
      {
        key: `ticket-cancel:${ticket.id}`,
        kind: 'refund',
        currency: ticket.currency,
        reference: ticket.id,
        moves: [
          {
            from: accounts.drawStakes(ticket.draw_id),
            to: accounts.cash(ticket.member_id),
            amountUnits: ticket.stake_units,
          },
        ],
      },
    ]);
    if (!booked?.ok) throw new Error(`The stake of ticket ${ticket.id} could not be paid back`);
  }

  return takeBack;
}
