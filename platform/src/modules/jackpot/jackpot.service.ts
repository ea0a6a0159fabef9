import {
  formatAmount,
  type Jackpot,
  type JackpotDraw,
  type JackpotDrawId,
  type JackpotTicket,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import { createBeacon } from '../lottery/index.ts';
import { createJackpotAdmin, type JackpotAdmin } from './jackpot-admin.ts';
import { activeShares } from './jackpot-admin.store.ts';
import { createJackpotDraws, type JackpotDrawsUses } from './jackpot-draws.ts';
import {
  drawById,
  heldDraws,
  jackpotsOf,
  openDrawOf,
  paidDraws,
  ticketsAfter,
  type JackpotDrawRow,
} from './jackpot.store.ts';
import { drawView, ticketView } from './views.ts';

export interface Jackpots extends JackpotAdmin {
  /** Shares of the stakes that feed a brand's jackpot; none while the jackpot is off. */
  sharesOf(brand: string): ReturnType<typeof activeShares>;
  /** For the job: nothing else advances a jackpot. */
  advance(): Promise<void>;
  /** Current jackpots of a brand. */
  shown(brand: string): Promise<readonly Jackpot[]>;
  /** The latest jackpot payments of a brand, with the winning rounds. */
  paid(query: Parameters<typeof paidDraws>[1]): ReturnType<typeof paidDraws>;
  history(
    brand: string,
    page: { before?: JackpotDrawId; limit?: number },
  ): Promise<readonly JackpotDraw[]>;
  tickets(
    brand: string,
    page: { drawId: JackpotDrawId; after?: string },
  ): Promise<Outcome<readonly JackpotTicket[], 'not-found'>>;
}

export interface JackpotsUses extends Omit<JackpotDrawsUses, 'beacon' | 'ledger'> {
  readonly ledger: Pick<Ledger, 'book' | 'total' | 'balanceAt'>;
  readonly brands: Parameters<typeof createJackpotAdmin>[1]['brands'];
}

const cacheMs = 2_000;
const minuteMs = 60_000;
const drawsByDefault = 20;
const ticketsAtOnce = 5_000;

export function createJackpots(core: Core, uses: JackpotsUses): Jackpots {
  const { db, clock } = core;
  const draws = createJackpotDraws(core, { ...uses, beacon: createBeacon(core) });
  let stored: { at: number; all: Promise<readonly (readonly [string, Jackpot])[]> } | null = null;

  async function view(draw: JackpotDrawRow): Promise<Jackpot> {
    const account = accounts.jackpot(draw.id);
    const { currency } = draw;
    const time = new Date(clock.now().getTime() - minuteMs);
    const [total, before] = await Promise.all([
      uses.ledger.total(account, currency),
      uses.ledger.balanceAt(account, { currency, time }),
    ]);
    return {
      drawId: draw.id,
      amount: formatAmount(total),
      before: formatAmount(before),
      currency,
      locksAt: draw.locks_at.toISOString(),
      commit: draw.commit_hash,
    };
  }

  async function readAll() {
    const jackpots = await jackpotsOf(db.read);
    const shown = await Promise.all(
      jackpots.map(async ({ id, brand }) => {
        const draw = await openDrawOf(db.read, id);
        return draw ? [[brand, await view(draw)] as const] : [];
      }),
    );
    return shown.flat();
  }

  /** Cached, because every page asks for these few numbers. */
  function all() {
    const now = clock.now().getTime();
    if (stored && Math.abs(now - stored.at) < cacheMs) return stored.all;
    const fresh = { at: now, all: readAll() };
    stored = fresh;
    fresh.all.catch(() => (stored = null));
    return fresh.all;
  }

  return {
    ...createJackpotAdmin(core, uses),
    sharesOf: (brand) => activeShares(db.read, brand),
    advance: draws.advance,
    shown: async (brand) =>
      (await all()).filter(([of]) => of === brand).map(([, jackpot]) => jackpot),

    paid: (query) => paidDraws(db.read, query),

    async history(brand, { before, limit = drawsByDefault }) {
      const rows = await heldDraws(db.read, { brand, before, limit });
      return Promise.all(rows.map((row) => drawView(db.read, row)));
    },

    async tickets(brand, { drawId, after }) {
      const draw = await drawById(db.read, drawId);
      // Tickets are still being assigned before the seal.
      if (draw?.brand !== brand || draw.seal_hash === null)
        return fail('not-found', { detail: 'Ask for the tickets of a draw that is sealed.' });
      const page = { draw: drawId, after: BigInt(after ?? -1), limit: ticketsAtOnce };
      return done((await ticketsAfter(db.read, page)).map(ticketView));
    },
  };
}
