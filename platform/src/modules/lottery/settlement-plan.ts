import type { DrawId } from '@croupier/contracts';
import type { Db } from '../../core.ts';
import type { Catalogue } from './catalogue.ts';
import type { Hits } from './definitions/match.ts';
import { partsOf, winnersOf } from './definitions/winners.ts';
import type { DrawRow } from './draw.store.ts';
import {
  hasPaid,
  ticketPortions,
  winningPortions,
  type PayoutKind,
  type Portion,
} from './payout.store.ts';
import { playTypesOn } from './prize-lines.ts';
import { voidPrizesOf } from './result.store.ts';
import { currenciesOf } from './settlement.store.ts';
import { winningPicks } from './settlement-winners.ts';

/** What a result means for the lines of its draw, computed once for all of them. */
export interface SettlementPlan extends Meaning {
  readonly drawId: DrawId;
  readonly resultVersion: number;
  readonly currencies: readonly string[];
  /** This result had paid nothing when the plan was made. */
  readonly isFirst: boolean;
  /** The payouts to book, portion by portion. */
  readonly due: readonly DuePayouts[];
}

export type DuePayouts = Pick<Portion, 'after' | 'upTo'> & { readonly kind: PayoutKind };

interface Meaning {
  readonly won: ReadonlyMap<string, Hits>;
  /** Play types whose stakes are refunded; `null` for all. */
  readonly refunded: readonly string[] | null;
}

const nothingWon: Meaning = { won: new Map(), refunded: null };

interface Dependencies {
  readonly catalogue: Catalogue;
  /** Lines per portion, so that accounts are not locked for long. */
  readonly linesAtOnce?: number;
}

export async function settlementPlan(
  db: Db['read'],
  { catalogue, linesAtOnce = 10_000 }: Dependencies,
  draw: DrawRow,
): Promise<SettlementPlan> {
  const meaning = draw.result ? await meaningOf(db, catalogue, draw) : nothingWon;
  return {
    drawId: draw.id,
    resultVersion: draw.result_version,
    currencies: await currenciesOf(db, draw.id),
    isFirst: !(await hasPaid(db, draw)),
    ...meaning,
    due: await dueOf(db, { drawId: draw.id, lines: linesAtOnce }, meaning),
  };
}

async function meaningOf(db: Db['read'], catalogue: Catalogue, draw: DrawRow): Promise<Meaning> {
  const game = await catalogue.gameOf(draw.game_id);
  if (!game) throw new Error(`Draw ${draw.id} is of a game that is not defined: ${draw.game_id}`);
  const refunded = playTypesOn(game, await voidPrizesOf(db, draw));
  const won = await winningPicks(db, draw.id, winnersOf(game, draw.result ?? []));
  const counted = [...won].filter(([pick]) => !refunded.includes(partsOf(pick).playType));
  return { won: new Map(counted), refunded };
}

async function dueOf(
  db: Db['read'],
  cut: { readonly drawId: DrawId; readonly lines: number },
  { won, refunded }: Meaning,
): Promise<readonly DuePayouts[]> {
  const refunds = refunded?.length === 0 ? [] : await ticketPortions(db, cut);
  const wins = won.size === 0 ? [] : await winningPortions(db, cut, [...won.keys()]);
  return [...portions('refund', refunds), ...portions('win', wins)];
}

function portions(kind: PayoutKind, ends: readonly string[]): DuePayouts[] {
  return ends.map((upTo, index) => ({ kind, after: ends[index - 1] ?? '', upTo }));
}
