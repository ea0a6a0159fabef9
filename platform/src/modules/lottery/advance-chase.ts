import type { ChaseId, TransferId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { TransactionConflict } from '../../db/index.ts';
import { accounts } from '../ledger/index.ts';
import { addTickets } from './bet-set.store.ts';
import type { BetsParts } from './bets.ts';
import {
  chaseById,
  chaseHeld,
  drawOfIssue,
  issuesOf,
  outcomeOf,
  setChaseState,
  setIssue,
  type ChaseIssueTable,
  type ChaseTable,
} from './chase.store.ts';
import { pricedSlip } from './chase-slips.ts';
import { drawKept, type DrawRow } from './draw.store.ts';
import { rulesOfGames } from './liability.store.ts';
import { isOpenForBets } from './price.ts';
import { openLiabilityCheck, liabilityClaimOf } from './liability-check.ts';
import { lineRows, stakeOf, ticketRow, type Placing } from './ticket-rows.ts';
import { holdMemberStake } from './ticket.store.ts';

export interface ChaseProgress {
  /** Places the next issue when it is due, stops the chase, or refunds an issue that missed its draw. */
  advanceOne(id: ChaseId): Promise<void>;
  /** Refunds the issues that are not placed. */
  stop(tx: Tx, chase: ChaseTable, issues: readonly ChaseIssueTable[]): Promise<void>;
}

interface Step {
  readonly chase: ChaseTable;
  readonly issues: readonly ChaseIssueTable[];
  readonly next: ChaseIssueTable;
  readonly draw: DrawRow;
}

export function chaseProgress(
  { db, clock, ids }: Core,
  { ledger, protection }: BetsParts,
): ChaseProgress {
  async function advanceOne(id: ChaseId): Promise<void> {
    await db.transaction(async (tx) => {
      const waiting = (await issuesOf(tx, [id])).find(({ state }) => state === 'waiting');
      const known = await chaseById(tx, id);
      if (!waiting || !known) return;
      const draw = await heldDraw(tx, known, waiting);
      if (draw) await holdMemberStake(tx, draw.id, known.member_id);
      const chase = await chaseHeld(tx, id);
      const issues = await issuesOf(tx, [id]);
      const next = issues.find(({ state }) => state === 'waiting');
      if (!chase || !draw || next?.position !== waiting.position) return;
      await step(tx, { chase, issues, next, draw });
    });
  }

  /** Locks the draw before the chase, in the order of locks that bets use. */
  async function heldDraw(tx: Tx, chase: ChaseTable, { numero }: ChaseIssueTable) {
    const id = await drawOfIssue(tx, { gameId: chase.game_id, numero });
    return id && drawKept(tx, id);
  }

  async function step(tx: Tx, { chase, issues, next, draw }: Step): Promise<void> {
    if (chase.stop_on_win) {
      const before = await outcomeBefore(tx, issues, next);
      if (before === 'won') return stop(tx, chase, issues);
      if (before === 'waiting' && isOpenForBets(draw, clock.now())) return;
    }
    if (isOpenForBets(draw, clock.now())) await placeIssue(tx, { chase, next, draw });
    else if (draw.state !== 'scheduled' && draw.state !== 'open') await payBack(tx, chase, [next]);
    await finishIfDone(tx, chase);
  }

  /** `lost` when there is no earlier issue, or when it was refunded. */
  async function outcomeBefore(tx: Tx, issues: readonly ChaseIssueTable[], next: ChaseIssueTable) {
    const before = issues.find(({ position }) => position === next.position - 1);
    return before?.ticket_id ? outcomeOf(tx, before.ticket_id) : 'lost';
  }

  async function placeIssue(
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

  async function takeRisk(tx: Tx, { draw, member, slip }: Placing): Promise<boolean> {
    const taking = liabilityClaimOf(draw, member.currency, slip.lines);
    const gameIds = [draw.game_id];
    const rules = await rulesOfGames(tx, gameIds);
    const risks = await openLiabilityCheck(tx, { gameIds, rules, takings: () => [taking] });
    if (risks.refusal(taking)) return false;
    risks.taken(taking);
    await risks.write();
    return true;
  }

  async function addIssue(tx: Tx, placing: Placing, transfer: TransferId): Promise<void> {
    const ticket = ticketRow(placing, { transfer, at: clock.now() });
    const { draw_id, member_id } = ticket;
    const staked = await holdMemberStake(tx, draw_id, member_id);
    const isWhole = await addTickets(tx, {
      tickets: [ticket],
      lines: lineRows(placing),
      newStakes: [],
      changedStakes: [{ draw_id, member_id, stake_units: staked + ticket.stake_units }],
    });
    if (!isWhole) throw new TransactionConflict(`ticket ${placing.key} came first`);
  }

  async function stop(
    tx: Tx,
    chase: ChaseTable,
    issues: readonly ChaseIssueTable[],
  ): Promise<void> {
    await payBack(
      tx,
      chase,
      issues.filter(({ state }) => state === 'waiting'),
    );
    await setChaseState(tx, chase.id, 'stopped');
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

  async function finishIfDone(tx: Tx, chase: ChaseTable): Promise<void> {
    const left = await issuesOf(tx, [chase.id]);
    if (left.every(({ state }) => state !== 'waiting'))
      await setChaseState(tx, chase.id, 'finished');
  }

  return { advanceOne, stop };
}
