import type { GameId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { catalogueStamp, hiddenBy, offeredGames, type GameRow } from './catalogue.store.ts';

/** So long what is kept is taken as it is; what another process changed is seen by then. */
const freshMs = 1_000;

/** What a brand shows in its currency, in the order of the lobby: the hot ones first. */
export interface Offer {
  readonly games: readonly GameRow[];
  readonly byId: ReadonlyMap<GameId, GameRow>;
}

/** Where a game is looked for: what a brand shows in its currency. */
export interface Table {
  readonly brand: string;
  readonly currency: string;
}

export interface CatalogueShelf {
  /** The same object until something in it changes: what is derived from it may be kept by it. */
  offer(table: Table): Promise<Offer>;
  /** After a change in this process: the next one who asks sees it. */
  forget(): void;
}

interface Kept {
  readonly at: number;
  /** How many changes of this process had happened when it was read. */
  readonly changes: number;
  readonly stamp: string;
  readonly games: readonly GameRow[];
  readonly offers: Map<string, Promise<Offer>>;
}

/** The games of all providers in memory, read anew when the stamp of their catalogues or of a brand's switches moves. */
export function createCatalogueShelf({ db, clock }: Pick<Core, 'db' | 'clock'>): CatalogueShelf {
  let kept: Promise<Kept> | null = null;
  let changesHere = 0;

  async function readAnew(last: Kept | null): Promise<Kept> {
    const read = { at: clock.now().getTime(), changes: changesHere };
    const stamp = await catalogueStamp(db.read);
    if (last?.stamp === stamp) return { ...last, ...read };
    return { ...read, stamp, games: await offeredGames(db.read), offers: new Map() };
  }

  const isFresh = ({ at, changes }: Kept) =>
    changes === changesHere && Math.abs(clock.now().getTime() - at) < freshMs;

  function keep(reading: Promise<Kept>, fallback: Promise<Kept> | null): Promise<Kept> {
    kept = reading;
    reading.catch(() => {
      // What failed is not kept: the next one asks again.
      if (kept === reading) kept = fallback;
    });
    return reading;
  }

  async function current(): Promise<Kept> {
    if (!kept) return keep(readAnew(null), null);
    const last = kept;
    const value = await last;
    if (isFresh(value)) return value;
    // Somebody who waited for the same is reading already.
    return kept !== null && kept !== last ? kept : keep(readAnew(value), last);
  }

  async function offerOf({ games }: Kept, { brand, currency }: Table): Promise<Offer> {
    const hidden = await hiddenBy(db.read, brand);
    const shown = games.filter(
      ({ id, provider, min_bet }) =>
        min_bet[currency] !== undefined && !hidden.games.has(id) && !hidden.providers.has(provider),
    );
    return { games: shown, byId: new Map(shown.map((game) => [game.id, game])) };
  }

  return {
    async offer(table) {
      const shelf = await current();
      const key = `${table.brand} ${table.currency}`;
      const known = shelf.offers.get(key);
      if (known) return known;
      const offer = offerOf(shelf, table);
      shelf.offers.set(key, offer);
      offer.catch(() => shelf.offers.delete(key));
      return offer;
    },
    forget() {
      changesHere++;
    },
  };
}
