import type { ChaseId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { BetsParts } from './bets.ts';
import {
  chaseById,
  lockChase,
  drawOfIssue,
  issuesOf,
  outcomeOf,
  setChaseState,
  type ChaseIssueTable,
  type ChaseTable,
} from './chase.store.ts';
import { createChaseIssues } from './chase-issues.ts';
import { drawForShare, type DrawRow } from './draw.store.ts';
import { isOpenForBets } from './price.ts';
import { lockMemberStake } from './ticket.store.ts';

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

export function chaseProgress(core: Core, parts: BetsParts): ChaseProgress {
  const { db, clock } = core;
  const { payBack, place } = createChaseIssues(core, parts);

  async function advanceOne(id: ChaseId): Promise<void> {
    await db.transaction(async (tx) => {
      const waiting = (await issuesOf(tx, [id])).find(({ state }) => state === 'waiting');
      const known = await chaseById(tx, id);
      if (!waiting || !known) return;
      const draw = await heldDraw(tx, known, waiting);
      if (draw) await lockMemberStake(tx, draw.id, known.member_id);
      const chase = await lockChase(tx, id);
      const issues = await issuesOf(tx, [id]);
      const next = issues.find(({ state }) => state === 'waiting');
      if (!chase || !draw || next?.position !== waiting.position) return;
      await step(tx, { chase, issues, next, draw });
    });
  }

  /** Locks the draw before the chase, in the order of locks that bets use. */
  async function heldDraw(tx: Tx, chase: ChaseTable, { numero }: ChaseIssueTable) {
    const id = await drawOfIssue(tx, { gameId: chase.game_id, numero });
    return id && drawForShare(tx, id);
  }

  async function step(tx: Tx, { chase, issues, next, draw }: Step): Promise<void> {
    if (chase.stop_on_win) {
      const before = await outcomeBefore(tx, issues, next);
      if (before === 'won') return stop(tx, chase, issues);
      if (before === 'waiting' && isOpenForBets(draw, clock.now())) return;
    }
    if (isOpenForBets(draw, clock.now())) await place(tx, { chase, next, draw });
    else if (draw.state !== 'scheduled' && draw.state !== 'open') await payBack(tx, chase, [next]);
    await finishIfDone(tx, chase);
  }

  /** `lost` when there is no earlier issue, or when it was refunded. */
  async function outcomeBefore(tx: Tx, issues: readonly ChaseIssueTable[], next: ChaseIssueTable) {
    const before = issues.find(({ position }) => position === next.position - 1);
    return before?.ticket_id ? outcomeOf(tx, before.ticket_id) : 'lost';
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

  async function finishIfDone(tx: Tx, chase: ChaseTable): Promise<void> {
    const left = await issuesOf(tx, [chase.id]);
    if (left.every(({ state }) => state !== 'waiting'))
      await setChaseState(tx, chase.id, 'finished');
  }

  return { advanceOne, stop };
}
