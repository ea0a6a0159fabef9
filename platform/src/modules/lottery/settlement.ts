import type { DrawId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { isDuplicate } from '../../db/index.ts';
import type { Catalogue } from './catalogue.ts';
import { closeDraw } from './draw-close.ts';
import {
  drawById,
  drawHeld,
  drawKept,
  isUnsettled,
  unsettledDraws,
  type DrawRow,
} from './draw.store.ts';
import { payRefunds, payWinners } from './payout.store.ts';
import { bookPayouts, type PayoutUses } from './payouts.ts';
import { reopenStakes, reversePayouts } from './reversals.ts';
import { settlementPlan, type DuePayouts, type SettlementPlan } from './settlement-plan.ts';
import { stalePayouts, type StalePayout } from './settlement.store.ts';

interface Uses extends PayoutUses {
  readonly catalogue: Catalogue;
  readonly linesAtOnce?: number;
}

export interface Settlement {
  /** Pays every draw that has a result, refunds every void one, and closes them. */
  settleAll(): Promise<void>;
  /** Takes one draw to its end; `onStep` is told after each commit. */
  settleDraw(drawId: DrawId, onStep?: (done: SettlementStep) => void): Promise<void>;
}

export type SettlementStep = 'reversed' | 'refunded' | 'paid' | 'closed';

/** More than the longest ticket has: whole tickets are taken back. */
const reversedAtOnce = 12_000;
const ticketsAtOnce = 2_500;
const drawsAtOnce = 2;

/**
 * Payouts and refunds are inserted, losing lines are never touched. A line is paid once a result version: by
 * its primary key and by the ledger's idempotency key, so that any number of workers may settle at once.
 * Another result first takes back what the one before had paid.
 */
export function createSettlement(core: Core, uses: Uses): Settlement {
  const { db, clock, ids } = core;

  async function settleAll(): Promise<void> {
    const waiting = (await unsettledDraws(db.read)).map(({ id }) => id);
    const worker = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await settleDraw(id);
    };
    await Promise.all(Array.from({ length: drawsAtOnce }, worker));
  }

  async function settleDraw(
    drawId: DrawId,
    onStep?: (done: SettlementStep) => void,
  ): Promise<void> {
    const draw = await drawById(db.read, drawId);
    if (!draw || !isUnsettled(draw)) return;
    const plan = await settlementPlan(db.read, uses, draw);
    for (let after: string | null = ''; after !== null;) {
      after = await reverseSome(plan, after);
      if (after !== null) onStep?.('reversed');
    }
    for (const due of plan.due)
      if (await pay(plan, due)) onStep?.(due.kind === 'win' ? 'paid' : 'refunded');
    if (await close(plan)) onStep?.('closed');
  }

  /** The last ticket whose payouts were taken back; `null` when there is none left. */
  async function reverseSome(plan: SettlementPlan, after: string): Promise<string | null> {
    const { drawId, resultVersion } = plan;
    if (resultVersion < 2) return null;
    return db.transaction(async (tx) => {
      const draw = await drawHeld(tx, drawId);
      if (!draw || !isOf(plan, draw)) return null;
      const wanted = { drawId, resultVersion, after, limit: reversedAtOnce };
      const payouts = wholeTickets(await stalePayouts(tx, wanted));
      await reopenStakes(tx, uses, draw);
      if (payouts.length === 0) return null;
      await reversePayouts(tx, core, uses, { draw, payouts });
      return payouts.at(-1)?.ticket_id ?? null;
    });
  }

  /** Whether there was anything that no other worker had paid. */
  async function pay(plan: SettlementPlan, due: DuePayouts): Promise<boolean> {
    try {
      return await payOwed(plan, due);
    } catch (error) {
      if (!plan.isFirst || !isDuplicate(error)) throw error;
      // Another worker began to pay the same result meanwhile.
      return payOwed({ ...plan, isFirst: false }, due);
    }
  }

  async function payOwed(plan: SettlementPlan, { kind, ...due }: DuePayouts): Promise<boolean> {
    return db.transaction(async (tx) => {
      const draw = await drawKept(tx, plan.drawId);
      if (!draw || !isOf(plan, draw)) return false;
      const transfers = new Map(plan.currencies.map((currency) => [currency, ids.next('trf')]));
      const outbox = uses.live.outbox(tx);
      const portion = { ...plan, ...due, transfers, paidAt: clock.now(), outbox };
      const pays =
        kind === 'win'
          ? await payWinners(tx, portion, plan.won)
          : await payRefunds(tx, portion, plan.refunded);
      if (pays.length === 0) return false;
      await bookPayouts(tx, uses, { draw, kind, pays, transfers });
      return true;
    });
  }

  /** Every portion is paid by now, by this worker or by another that had to end before we hold the draw. */
  async function close(plan: SettlementPlan): Promise<boolean> {
    return db.transaction(async (tx) => {
      const draw = await drawHeld(tx, plan.drawId);
      if (!draw || !isOf(plan, draw)) return false;
      await closeDraw(tx, core, uses, draw);
      return true;
    });
  }

  return { settleAll, settleDraw };
}

/** Another worker may have ended the draw meanwhile, or another result have come to stand. */
function isOf({ resultVersion }: SettlementPlan, draw: DrawRow): boolean {
  return isUnsettled(draw) && draw.result_version === resultVersion;
}

/**
 * The first tickets of a set, each with all its lines: where the set is full its last ticket may be cut, and
 * accounts are not to be locked for long.
 */
function wholeTickets(lines: readonly StalePayout[]): readonly StalePayout[] {
  const tickets = [...new Set(lines.map(({ ticket_id }) => ticket_id))];
  const isCut = lines.length === reversedAtOnce && tickets.length > 1;
  const last = (isCut ? tickets.slice(0, -1) : tickets).slice(0, ticketsAtOnce).at(-1) ?? '';
  return lines.filter(({ ticket_id }) => ticket_id <= last);
}
