import type { TransferId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { TransactionConflict } from '../../db/index.ts';
import { accounts } from '../ledger/index.ts';
import { addTickets } from './bet-set.store.ts';
import type { BetsParts } from './bets.ts';
import { setIssue, type ChaseIssueTable, type ChaseTable } from './chase.store.ts';
import { pricedSlip } from './chase-slips.ts';
import type { DrawRow } from './draw.store.ts';
import { rulesOfGames } from './liability.store.ts';
import { openLiabilityCheck, liabilityClaimOf } from './liability-check.ts';
import { lineRows, stakeOf, ticketRow, type Placing } from './ticket-rows.ts';
import { lockMemberStake } from './ticket.store.ts';

/** Places the issues of chases as tickets, and refunds those that cannot be placed. */
export function createChaseIssues(
  { clock, ids }: Pick<Core, 'clock' | 'ids'>,
  { ledger, protection }: Pick<BetsParts, 'ledger' | 'protection'>,
) {
  async function place(
    tx: Tx,
    { chase, next, draw }: { chase: ChaseTable; next: ChaseIssueTable; draw: DrawRow },
  ): Promise<void> {
    const placing: Placing = {
      id: ids.next('tkt'),
      member: { id: chase.member_id, brand: chase.brand, currency: chase.currency },
      draw,
      slip: pricedSlip(chase.slip, next.multiplier),
      key: `${chase.id}:${next.position}`,
      hash: chase.slip_hash,
      from: accounts.chase(chase.id),
      chaseId: chase.id,
    };
    // The number was closed or its liability is reached: the issue is refunded like one that missed its draw.
    if (!(await takeRisk(tx, placing))) return payBack(tx, chase, [next]);
    const [booked] = await ledger.book(tx, [stakeOf(placing)]);
    if (!booked?.ok) throw new Error(`Chase ${chase.id} could not pay for an issue`);
    await addIssue(tx, placing, booked.transfer);
    await setIssue(tx, { ...next, state: 'placed', ticket_id: placing.id });
  }

  async function addIssue(tx: Tx, placing: Placing, transfer: TransferId): Promise<void> {
    const ticket = ticketRow(placing, { transfer, at: clock.now() });
    const { draw_id, member_id } = ticket;
    const staked = await lockMemberStake(tx, draw_id, member_id);
    const isWhole = await addTickets(tx, {
      tickets: [ticket],
      lines: lineRows(placing),
      newStakes: [],
      changedStakes: [{ draw_id, member_id, stake_units: staked + ticket.stake_units }],
    });
    if (!isWhole) throw new TransactionConflict(`ticket ${placing.key} came first`);
  }

  async function payBack(
    tx: Tx,
    chase: ChaseTable,
    issues: readonly ChaseIssueTable[],
  ): Promise<void> {
    const units = issues.reduce((sum, { stake_units }) => sum + stake_units, 0n);
    if (units === 0n) return;
    const watch = await protection.watch(tx, { staking: [], others: [chase.member_id] });
    watch.resulted(chase.member_id, { kind: 'refund', units, stakedAt: chase.placed_at });
    await watch.write();
    const [booked] = await ledger.book(tx, [
      {
        key: `chase-return:${chase.id}:${issues[0]?.position}`,
        kind: 'refund',
        currency: chase.currency,
        reference: chase.id,
        moves: [
          {
            from: accounts.chase(chase.id),
            to: accounts.cash(chase.member_id),
            amountUnits: units,
          },
        ],
      },
    ]);
    if (!booked?.ok) throw new Error(`Chase ${chase.id} could not be paid back`);
    for (const issue of issues)
      await setIssue(tx, { ...issue, state: 'returned', ticket_id: null });
  }

  return { place, payBack };
}

/** Counts the liability of an issue; `false` if a number is closed or its liability is reached. */
async function takeRisk(tx: Tx, { draw, member, slip }: Placing): Promise<boolean> {
  const claim = liabilityClaimOf(draw, member.currency, slip.lines);
  const gameIds = [draw.game_id];
  const rules = await rulesOfGames(tx, gameIds);
  const risks = await openLiabilityCheck(tx, { gameIds, rules, claims: () => [claim] });
  if (risks.refusal(claim)) return false;
  risks.taken(claim);
  await risks.write();
  return true;
}
