import type { Chase, ChaseId, Page, StakeRefusal, TransferId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { decide, TransactionConflict } from '../../db/index.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { accounts } from '../ledger/index.ts';
import { refusalDetail } from '../protection/index.ts';
import type { PlacedSlip } from './bet-set.ts';
import { addTickets } from './bet-set.store.ts';
import { readTerms } from './bet-terms.ts';
import type { BetRefusal, BetsParts } from './bets.ts';
import {
  addChase,
  chaseByKey,
  chaseById,
  chaseHeld,
  chasesOf,
  drawOfIssue,
  dueChases,
  issuesOf,
  outcomeOf,
  setChaseState,
  setIssue,
  type ChaseIssueTable,
  type ChaseTable,
} from './chase.store.ts';
import { chaseView, issuesFor, keptSlip, multiplied, pricedSlip } from './chase-slips.ts';
import { drawKept, type DrawRow } from './draw.store.ts';
import { rulesOfGames } from './liability.store.ts';
import { hashOfSlip, isOpenForBets, totalOf } from './price.ts';
import { limitFault } from './stake-limits.ts';
import { openRisks, takingOf } from './risks.ts';
import { sittingsFrom } from './schedule.ts';
import { lineRows, stakeOf, ticketRow, type Placing } from './ticket-rows.ts';
import { holdMemberStake } from './ticket.store.ts';

export interface ChaseSlip extends PlacedSlip {
  readonly multipliers: readonly number[];
  readonly stopOnWin: boolean;
}

export interface Chases {
  /** Takes the stakes of all issues at once; the first is placed when its draw is seen to be open. */
  placeChase(member: Member, slip: ChaseSlip, key: string): Promise<Outcome<Chase, BetRefusal>>;
  chases(member: Member, filter: { before?: string; limit?: number }): Promise<Page<Chase>>;
  /** Stops a chase and pays back what is not placed. Twice is once. */
  cancelChase(member: Member, id: ChaseId): Promise<Outcome<Chase, 'not-found'>>;
  /** For the job: places what is due, stops what has won, pays back what has missed its draw. */
  advanceChases(): Promise<void>;
}

const pageSize = 15;
const chasesAtOnce = 200;

export function createChases(core: Core, parts: BetsParts): Chases {
  const { db, clock, ids } = core;
  const { ledger, protection, catalogue } = parts;

  async function placeChase(member: Member, slip: ChaseSlip, key: string) {
    const placed = await decide(db, (tx) => place(tx, member, slip, key));
    if (!placed.ok) return placed;
    await advanceOne(placed.value);
    return done(await shown(placed.value));
  }

  async function place(
    tx: Tx,
    member: Member,
    slip: ChaseSlip,
    key: string,
  ): Promise<Outcome<ChaseId, BetRefusal>> {
    const { multipliers, stopOnWin } = slip;
    const hash = hashOfSlip(slip, [multipliers, stopOnWin]);
    const draw = await drawKept(tx, slip.drawId);
    if (!draw) return fail('not-found');
    const stakedUnits = await holdMemberStake(tx, draw.id, member.id);
    const earlier = await chaseByKey(tx, member.id, key);
    if (earlier)
      return earlier.slip_hash === hash ? done(earlier.id) : fail('idempotency-key-reused');
    const terms = await readTerms(tx, catalogue, [{ member, draw, slip }]);
    const accepted = terms.accept({ member, draw, slip }, { now: clock.now(), stakedUnits });
    if (!accepted.ok) return accepted;
    const { game, slip: priced } = accepted.value;
    const limits = game.limits[member.currency];
    const dearest = multiplied(priced.lines, Math.max(...multipliers));
    const refusal = limits && limitFault(dearest, limits, stakedUnits);
    if (refusal) return refusal;
    const chase: ChaseTable = {
      id: ids.next('chs'),
      brand: member.brand,
      member_id: member.id,
      game_id: game.gameId,
      currency: member.currency,
      key,
      slip_hash: hash,
      slip: keptSlip(slip, priced),
      stop_on_win: stopOnWin,
      stake_units: totalOf(priced.lines) * BigInt(multipliers.reduce((sum, one) => sum + one, 0)),
      state: 'running',
      placed_at: clock.now(),
    };
    const sittings = sittingsFrom(game, draw.opens_at, multipliers.length);
    return pay(tx, member, chase, issuesFor(chase, multipliers, sittings));
  }

  async function pay(
    tx: Tx,
    member: Member,
    chase: ChaseTable,
    issues: readonly ChaseIssueTable[],
  ): Promise<Outcome<ChaseId, BetRefusal>> {
    const refusal = await watchStake(tx, member, chase.stake_units);
    if (refusal) return fail(refusal, refusalDetail(refusal));
    const [booked] = await ledger.book(tx, [
      {
        key: `chase:${member.id}:${chase.key}`,
        kind: 'stake',
        currency: member.currency,
        reference: chase.id,
        moves: [
          {
            from: accounts.cash(member.id),
            to: accounts.chase(chase.id),
            amountUnits: chase.stake_units,
          },
        ],
      },
    ]);
    if (!booked) throw new Error('The ledger gave no answer');
    if (!booked.ok) return fail(booked.code);
    await addChase(tx, chase, issues);
    return done(chase.id);
  }

  /** Counts the stake for the member's protection; says why not. Before the ledger locks accounts. */
  async function watchStake(tx: Tx, member: Member, units: bigint): Promise<StakeRefusal | null> {
    const watch = await protection.watch(tx, { staking: [member] });
    const refusal = watch.refusal(member, units);
    if (refusal) return refusal;
    watch.staked(member, units);
    await watch.write();
    return null;
  }

  async function advanceChases(): Promise<void> {
    for (const id of await dueChases(db.read, chasesAtOnce)) await advanceOne(id);
  }

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

  /** The draw before the chase, in the order in which bets take their locks. */
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

  /** `lost` where there is nothing before, or what was before went back. */
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
    // Its number was closed, or may cost no more: the issue is as one that missed its draw.
    if (!(await takeRisk(tx, placing))) return payBack(tx, chase, [next]);
    const [booked] = await ledger.book(tx, [stakeOf(placing)]);
    if (!booked?.ok) throw new Error(`Chase ${chase.id} could not pay for an issue`);
    await addIssue(tx, placing, booked.transfer);
    await setIssue(tx, { ...next, state: 'placed', ticket_id: placing.id });
  }

  async function takeRisk(tx: Tx, { draw, member, slip }: Placing): Promise<boolean> {
    const taking = takingOf(draw, member.currency, slip.lines);
    const gameIds = [draw.game_id];
    const rules = await rulesOfGames(tx, gameIds);
    const risks = await openRisks(tx, { gameIds, rules, takings: () => [taking] });
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

  async function cancelChase(member: Member, id: ChaseId): Promise<Outcome<Chase, 'not-found'>> {
    const known = await chaseById(db.read, id);
    if (known?.member_id !== member.id) return fail('not-found');
    await db.transaction(async (tx) => {
      const chase = await chaseHeld(tx, id);
      if (chase?.state === 'running') await stop(tx, chase, await issuesOf(tx, [id]));
    });
    return done(await shown(id));
  }

  async function chases(
    member: Member,
    { before, limit = pageSize }: { before?: string; limit?: number },
  ): Promise<Page<Chase>> {
    const rows = await chasesOf(db.read, {
      memberId: member.id,
      limit: limit + 1,
      ...(before === undefined ? {} : { before }),
    });
    const shownRows = rows.slice(0, limit);
    return {
      rows: await views(shownRows),
      next: rows.length > limit ? (shownRows.at(-1)?.id ?? null) : null,
    };
  }

  async function shown(id: ChaseId): Promise<Chase> {
    const row = await chaseById(db.read, id);
    const [chase] = row ? await views([row]) : [];
    if (!chase) throw new Error(`There is no chase ${id}`);
    return chase;
  }

  async function views(rows: readonly ChaseTable[]): Promise<Chase[]> {
    const issues = await issuesOf(
      db.read,
      rows.map(({ id }) => id),
    );
    return Promise.all(
      rows.map(async (chase) =>
        chaseView(
          chase,
          issues.filter(({ chase_id }) => chase_id === chase.id),
          (await catalogue.gameOf(chase.game_id))?.name,
        ),
      ),
    );
  }

  return { placeChase, chases, cancelChase, advanceChases };
}

interface Step {
  readonly chase: ChaseTable;
  readonly issues: readonly ChaseIssueTable[];
  readonly next: ChaseIssueTable;
  readonly draw: DrawRow;
}
