import type { DrawId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { accounts } from '../ledger/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { Hits } from './definitions/match.ts';
import { partsOf, winnersOf } from './definitions/winners.ts';
import { drawById, drawHeld, finishDraw, unsettledDraws, type DrawRow } from './draw.store.ts';
import { payLines, type PayoutUses } from './payouts.ts';
import { playTypesOn } from './prize-lines.ts';
import { voidPrizesOf } from './result.store.ts';
import { reopenStakes, reversePayouts } from './reversals.ts';
import {
  addClose,
  currenciesOf,
  stalePayouts,
  unpaidRefunds,
  unpaidWinners,
  type Owed,
} from './settlement.store.ts';
import { winningPicks } from './settlement-winners.ts';
import { drawView } from './views.ts';

interface Uses extends PayoutUses {
  readonly catalogue: Catalogue;
}

export interface Settlement {
  /** Pays every draw that has a result, refunds every void one, and closes them. */
  settleAll(): Promise<void>;
  /** Takes one draw on by one transaction: the next tickets of what is due, or its end when nothing is. */
  settleSome(drawId: DrawId): Promise<Settled>;
  /** Takes one draw to its end; `onStep` is told after each commit. */
  settleDraw(drawId: DrawId, onStep?: (done: Settled) => void): Promise<void>;
}

export type Settled = 'reversed' | 'refunded' | 'paid' | 'closed' | 'nothing';

/** More than the longest ticket has: whole tickets are paid. */
const linesAtOnce = 12_000;
const ticketsAtOnce = 2_500;
const drawsAtOnce = 2;

/** What a result means for the lines of its draw. */
interface Plan {
  readonly drawId: DrawId;
  readonly resultVersion: number;
  readonly won: ReadonlyMap<string, Hits>;
  /** Play types whose stakes go back; `null`: all. */
  readonly refunded: readonly string[] | null;
  /** The last ticket that was looked at, by what was done. */
  readonly after: Readonly<Record<'reversed' | 'refunded' | 'paid', string>>;
}

/**
 * Payouts and refunds are inserted, losing lines are never touched. A line is paid once a result version: by
 * its primary key, by the ledger's idempotency key, and under the draw's row lock, so that any number of
 * workers may settle at once. Another result first takes back what the one before had paid.
 */
export function createSettlement(core: Core, uses: Uses): Settlement {
  const { db, clock } = core;
  const { ledger, live, catalogue } = uses;

  async function settleAll(): Promise<void> {
    const waiting = (await unsettledDraws(db.read)).map(({ id }) => id);
    const worker = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await settleDraw(id);
    };
    await Promise.all(Array.from({ length: drawsAtOnce }, worker));
  }

  async function settleDraw(drawId: DrawId, onStep?: (done: Settled) => void): Promise<void> {
    let plan = await planOf(drawId);
    while (plan) {
      const step = await takeStep(plan);
      onStep?.(step.done);
      plan = step.next;
    }
  }

  async function settleSome(drawId: DrawId): Promise<Settled> {
    const plan = await planOf(drawId);
    return plan ? (await takeStep(plan)).done : 'nothing';
  }

  /** Worked out once for all lines; `null` where nothing is to be settled. */
  async function planOf(drawId: DrawId): Promise<Plan | null> {
    const draw = await drawById(db.read, drawId);
    if (!draw || !isDue(draw)) return null;
    const after = { reversed: '', refunded: '', paid: '' };
    const plan = { drawId, resultVersion: draw.result_version, after };
    if (!draw.result) return { ...plan, won: new Map(), refunded: null };
    const game = await catalogue.gameOf(draw.game_id);
    if (!game) throw new Error(`Draw ${draw.id} is of a game that is not defined: ${draw.game_id}`);
    const refunded = playTypesOn(game, await voidPrizesOf(db.read, draw));
    const won = await winningPicks(db.read, drawId, winnersOf(game, draw.result));
    const counted = [...won].filter(([pick]) => !refunded.includes(partsOf(pick).playType));
    return { ...plan, won: new Map(counted), refunded };
  }

  async function takeStep(plan: Plan): Promise<Step> {
    return db.transaction(async (tx) => {
      const draw = await drawHeld(tx, plan.drawId);
      if (!draw || !isDue(draw) || draw.result_version !== plan.resultVersion) return noStep;
      return (
        (await reverseSome(tx, draw, plan)) ??
        (await refundSome(tx, draw, plan)) ??
        (await paySome(tx, draw, plan)) ??
        (await close(tx, draw))
      );
    });
  }

  async function reverseSome(tx: Tx, draw: DrawRow, plan: Plan): Promise<Step | null> {
    if (draw.result_version < 2) return null;
    const payouts = wholeTickets(await stalePayouts(tx, owed(plan, 'reversed')));
    await reopenStakes(tx, uses, draw);
    if (payouts.length === 0) return null;
    await reversePayouts(tx, core, uses, { draw, payouts });
    return stepTo(plan, 'reversed', payouts);
  }

  async function refundSome(tx: Tx, draw: DrawRow, plan: Plan): Promise<Step | null> {
    if (plan.refunded?.length === 0) return null;
    const lines = wholeTickets(await unpaidRefunds(tx, owed(plan, 'refunded'), plan.refunded));
    if (lines.length === 0) return null;
    await payLines(tx, core, uses, { draw, kind: 'refund', lines, hits: plan.won });
    return stepTo(plan, 'refunded', lines);
  }

  async function paySome(tx: Tx, draw: DrawRow, plan: Plan): Promise<Step | null> {
    if (plan.won.size === 0) return null;
    const lines = wholeTickets(await unpaidWinners(tx, owed(plan, 'paid'), [...plan.won.keys()]));
    if (lines.length === 0) return null;
    await payLines(tx, core, uses, { draw, kind: 'win', lines, hits: plan.won });
    return stepTo(plan, 'paid', lines);
  }

  async function close(tx: Tx, draw: DrawRow): Promise<Step> {
    const closed = await finishDraw(tx, draw, clock.now());
    for (const currency of await currenciesOf(tx, draw.id)) await closeStakes(tx, draw, currency);
    await live.publish(tx, 'draw.changed', 'everybody', drawView(closed));
    return { done: 'closed', next: null };
  }

  /** What is left of the stakes goes to the house, which has paid the winners. */
  async function closeStakes(tx: Tx, draw: DrawRow, currency: string): Promise<void> {
    const from = accounts.drawStakes(draw.id);
    const amountUnits = await ledger.total(from, currency, tx);
    if (amountUnits === 0n) return;
    const [booked] = await ledger.book(tx, [
      {
        key: `draw-close:${draw.id}:${currency}:${draw.result_version}`,
        kind: 'draw-close',
        currency,
        reference: draw.id,
        moves: [{ from, to: accounts.house('lottery'), amountUnits }],
      },
    ]);
    if (!booked?.ok) throw new Error(`The stakes of draw ${draw.id} could not be closed`);
    await addClose(tx, {
      draw_id: draw.id,
      currency,
      result_version: draw.result_version,
      amount_units: amountUnits,
      transfer_id: booked.transfer,
      reopened_by: null,
    });
  }

  return { settleAll, settleSome, settleDraw };
}

interface Step {
  readonly done: Settled;
  /** What is left to do; `null` when the draw is over, or another worker has taken it on. */
  readonly next: Plan | null;
}

const noStep: Step = { done: 'nothing', next: null };

function isDue({ state, settled_at }: DrawRow): boolean {
  return (
    settled_at === null && (state === 'resulted' || state === 're-resulted' || state === 'void')
  );
}

function owed({ drawId, resultVersion, after }: Plan, what: keyof Plan['after']): Owed {
  return { drawId, resultVersion, after: after[what], limit: linesAtOnce };
}

/**
 * The first tickets of a set, each with all its lines: where the set is full its last ticket may be cut, and
 * accounts are not to be locked for long.
 */
function wholeTickets<Line extends { readonly ticket_id: string }>(
  lines: readonly Line[],
): readonly Line[] {
  const tickets = [...new Set(lines.map(({ ticket_id }) => ticket_id))];
  const whole = lines.length === linesAtOnce && tickets.length > 1 ? tickets.slice(0, -1) : tickets;
  const last = whole.slice(0, ticketsAtOnce).at(-1) ?? '';
  return lines.filter(({ ticket_id }) => ticket_id <= last);
}

function stepTo(
  plan: Plan,
  done: keyof Plan['after'],
  looked: readonly { readonly ticket_id: string }[],
): Step {
  const last = looked.at(-1)?.ticket_id ?? '';
  return { done, next: { ...plan, after: { ...plan.after, [done]: last } } };
}
