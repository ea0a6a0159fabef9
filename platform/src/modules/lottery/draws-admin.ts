import {
  drawShapes,
  formatAmount,
  type CurrencySum,
  type AdminDraw,
  type DrawId,
  type DrawQueue,
  type NumberLiability,
  type Page,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { GameDefinition } from './definitions/game-definition.ts';
import { partsOf } from './definitions/winners.ts';
import { drawById, type DrawRow } from './draw.store.ts';
import {
  adminDraws,
  numbersOf,
  paidOf,
  placeOf,
  stakesOf,
  type DrawSum,
} from './draws-admin.store.ts';
import { writtenNumbers } from './entered-numbers.ts';
import type { Liability } from './liability.ts';
import { capsOf } from './liability.store.ts';
import type { OutsideResults } from './outside-results.ts';
import type { EnteredResult } from './result-entries.ts';
import { recordOf } from './proof.ts';
import { entriesOf, resultsOf, type ResultEntryTable, type ResultTable } from './result.store.ts';
import { drawView } from './views.ts';

export interface DrawFilter {
  readonly queue: DrawQueue;
  readonly gameId?: string;
  readonly origin?: 'draw-v1' | 'outside';
  readonly before?: string;
  readonly limit?: number;
}

/** What operators see of draws and can do with them. */
export interface DrawsAdmin {
  draws(filter: DrawFilter): Promise<Page<AdminDraw>>;
  enter(
    operator: Operator,
    entered: EnteredResult,
  ): Promise<
    Outcome<
      AdminDraw,
      'not-found' | 'invalid-input' | 'draw-not-held' | 'already-decided' | 'second-person-needed'
    >
  >;
  voidDraw(
    operator: Operator,
    order: { drawId: DrawId; reason: string },
  ): Promise<Outcome<AdminDraw, 'not-found' | 'already-decided'>>;
  numbers(of: {
    drawId: DrawId;
    limit?: number;
  }): Promise<Outcome<readonly NumberLiability[], 'not-found'>>;
}

interface ContentAdminUses {
  readonly catalogue: Catalogue;
  readonly liability: Liability;
  readonly outsideResults: OutsideResults;
}

const pageSize = 20;
const numbersShown = 50;

export function createDrawsAdmin(
  { db }: Core,
  { catalogue, liability, outsideResults }: ContentAdminUses,
): DrawsAdmin {
  async function draws({ limit = pageSize, ...filter }: DrawFilter): Promise<Page<AdminDraw>> {
    const rows = await adminDraws(db.read, { ...filter, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      rows: await views(shown),
      next: rows.length > limit && last ? placeOf(last) : null,
    };
  }

  async function enter(operator: Operator, entered: EnteredResult) {
    const stored = await outsideResults.enter(operator, entered);
    return stored.ok ? draw(stored.value) : stored;
  }

  async function voidDraw(operator: Operator, order: { drawId: DrawId; reason: string }) {
    const voided = await outsideResults.voidDraw(operator, order);
    return voided.ok ? draw(voided.value) : voided;
  }

  async function draw(id: DrawId): Promise<Outcome<AdminDraw, 'not-found'>> {
    const row = await drawById(db.read, id);
    const [view] = row ? await views([row]) : [];
    return view ? done(view) : fail('not-found');
  }

  async function views(rows: readonly DrawRow[]): Promise<AdminDraw[]> {
    const ids = rows.map(({ id }) => id);
    const [stakes, paid, entries, results] = await Promise.all([
      stakesOf(db.read, ids),
      paidOf(db.read, ids),
      entriesOf(db.read, ids),
      resultsOf(db.read, ids),
    ]);
    const games = await Promise.all(rows.map(({ game_id }) => catalogue.gameOf(game_id)));
    return rows.flatMap((row, index) => {
      const game = games[index];
      if (!game) return [];
      return viewOf(row, game, {
        stakes: stakes.filter((sum) => sum.draw_id === row.id),
        paid: paid.filter((sum) => sum.draw_id === row.id),
        entries: entries.filter((entry) => entry.draw_id === row.id),
        results: results.filter((result) => result.draw_id === row.id),
      });
    });
  }

  async function numbers({ drawId, limit = numbersShown }: { drawId: DrawId; limit?: number }) {
    const row = await drawById(db.read, drawId);
    if (!row) return fail('not-found');
    const [found, rules, caps] = await Promise.all([
      numbersOf(db.read, { drawId, limit }),
      liability.restrictions(db.read, row.game_id),
      capsOf(db.read, { gameId: row.game_id, opensAt: row.opens_at }),
    ]);
    return done(
      found.map(({ pick, currency, stake_units, payout_units }): NumberLiability => {
        const { playType, choice } = partsOf(pick);
        const cap = caps.find((one) => one.play_type === playType && one.currency === currency);
        return {
          playType,
          choice,
          currency,
          stake: formatAmount(stake_units),
          payout: formatAmount(payout_units),
          cap: cap ? formatAmount(cap.cap_units) : null,
          rule: rules.get(pick) ?? 'open',
        };
      }),
    );
  }

  return { draws, enter, voidDraw, numbers };
}

/** A draw with what was staked, paid and entered. */
function viewOf(row: DrawRow, game: GameDefinition, about: About): AdminDraw {
  const shape = drawShapes[game.drawFamily];
  return {
    draw: drawView(row),
    gameName: game.name,
    family: game.drawFamily,
    ...recordOf(row, about.results),
    voidReason: row.void_reason,
    settledAt: row.settled_at?.toISOString() ?? null,
    entries: about.entries
      .filter(({ version }) => version > row.result_version)
      .map((entry) => ({
        by: entry.entered_name,
        kind: entry.kind,
        prizes: writtenNumbers(shape, entry.numbers),
        note: entry.note,
        enteredAt: entry.entered_at.toISOString(),
      })),
    stakes: about.stakes.map(sumView),
    paid: about.paid.map(sumView),
  };
}

interface About {
  readonly stakes: readonly DrawSum[];
  readonly paid: readonly DrawSum[];
  readonly entries: readonly ResultEntryTable[];
  readonly results: readonly ResultTable[];
}

function sumView({ currency, units }: DrawSum): CurrencySum {
  return { currency, amount: formatAmount(units) };
}
