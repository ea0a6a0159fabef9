import type { DrawId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { isDuplicate } from '../../db/index.ts';
import type { Catalogue } from './catalogue.ts';
import { closeDraw } from './draw-close.ts';
import {
  drawById,
  lockDraw,
  drawForShare,
  isUnsettled,
  unsettledDraws,
  type DrawRow,
} from './draw.store.ts';
import { payRefunds, payWinners } from './payout.store.ts';
import { bookPayouts, type PayoutUses } from './payouts.ts';
import { reopenStakes, reversePayouts } from './reversals.ts';
import { settlementPlan, type DuePayouts, type SettlementPlan } from './settlement-plan.ts';
import { stalePayouts, type StalePayout } from './settlement.store.ts';

interface Dependencies extends PayoutUses {
  readonly catalogue: Catalogue;
  readonly linesAtOnce?: number;
}

export interface Settlement {
  /** Pays every draw that has a result, refunds every void one, and closes them. */
  settleAll(): Promise<void>;
  /** Settles one draw completely; `onStep` is called after each commit. */
  settleDraw(drawId: DrawId, onStep?: (done: SettlementStep) => void): Promise<void>;
}

export type SettlementStep = 'reversed' | 'refunded' | 'paid' | 'closed';

/** More than the longest ticket has, because whole tickets are reversed. */
const reversedAtOnce = 12_000;
const ticketsAtOnce = 2_500;
const drawsAtOnce = 2;

/**
 * Inserts payouts and refunds and never changes losing lines. The primary key and the ledger's idempotency
 * key allow one payout per line and result version, so any number of workers may settle at the same time.
 * Another result first reverses the payouts of the earlier one.
 */
export function createSettlement(core: Core, uses: Dependencies): Settlement {
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
    if (await close(core, uses, plan)) onStep?.('closed');
  }

  /** The last ticket whose payouts were reversed; `null` when none is left. */
  async function reverseSome(plan: SettlementPlan, after: string): Promise<string | null> {
    const { drawId, resultVersion } = plan;
    if (resultVersion < 2) return null;
    return db.transaction(async (tx) => {
      const draw = await lockDraw(tx, drawId);
      if (!draw || !isOf(plan, draw)) return null;
      const wanted = { drawId, resultVersion, after, limit: reversedAtOnce };
      const payouts = wholeTickets(await stalePayouts(tx, wanted));
      await reopenStakes(tx, uses, draw);
      if (payouts.length === 0) return null;
      await reversePayouts(tx, core, uses, { draw, payouts });
      return payouts.at(-1)?.ticket_id ?? null;
    });
  }

  /** Whether this run paid anything that no other worker had paid. */
  async function pay(plan: SettlementPlan, due: DuePayouts): Promise<boolean> {
    try {
      return await payOwed(plan, due);
    } catch (error) {
      if (!plan.isFirst || !isDuplicate(error)) throw error;
      // Another worker has started to pay the same result.
      return payOwed({ ...plan, isFirst: false }, due);
    }
  }

  async function payOwed(plan: SettlementPlan, { kind, ...due }: DuePayouts): Promise<boolean> {
    return db.transaction(async (tx) => {
      const draw = await drawForShare(tx, plan.drawId);
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

  return { settleAll, settleDraw };
}

/**
 * Every portion is paid by now, by this worker or by another one whose transaction has ended before this
 * lock.
 */
async function close(core: Core, uses: Dependencies, plan: SettlementPlan): Promise<boolean> {
  return core.db.transaction(async (tx) => {
    const draw = await lockDraw(tx, plan.drawId);
    if (!draw || !isOf(plan, draw)) return false;
    await closeDraw(tx, core, uses, draw);
    return true;
  });
}

/** Another worker may have closed the draw in the meantime, or another result may be valid. */
function isOf({ resultVersion }: SettlementPlan, draw: DrawRow): boolean {
  return isUnsettled(draw) && draw.result_version === resultVersion;
}

/** The first tickets of a batch with all their lines: in a full batch the last ticket may be incomplete. */
function wholeTickets(lines: readonly StalePayout[]): readonly StalePayout[] {
  const tickets = [...new Set(lines.map(({ ticket_id }) => ticket_id))];
  const isCut = lines.length === reversedAtOnce && tickets.length > 1;
  const last = (isCut ? tickets.slice(0, -1) : tickets).slice(0, ticketsAtOnce).at(-1) ?? '';
  return lines.filter(({ ticket_id }) => ticket_id <= last);
}
