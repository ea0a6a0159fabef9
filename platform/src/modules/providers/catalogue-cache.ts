import type { GameId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { catalogueStamp, hiddenBy, offeredGames, type GameRow } from './catalogue.store.ts';
import { closedTo, type Closed, type LobbyCountries } from './lobby-countries.ts';
import { countriesOf } from './lobby-countries.store.ts';

/** Cached data is used without a check for this long; changes of other processes are visible after it. */
const freshMs = 1_000;

/** What a brand shows in its currency, in lobby order: hot games first. */
/** The share of each stake on a game that goes into the brand's jackpot, in millionths. */
export interface JackpotShareRow {
  readonly provider: string;
  /** Empty for every game of the provider without a share of its own. */
  readonly game_id: string;
  readonly millionths: number;
}

/** Their return to players includes the share of the brand's jackpot. */
export interface Offer {
  readonly games: readonly GameRow[];
  readonly byId: ReadonlyMap<GameId, GameRow>;
  /** The jackpot's part of a game's return, in percent. */
  jackpotPartOf(game: Pick<GameRow, 'id' | 'provider'>): number;
}

/** The brand, currency and country for which games are listed. */
export interface CatalogueScope {
  readonly brand: string;
  readonly currency: string;
  /** ISO 3166-1 alpha-2; `null` when unknown. */
  readonly country: string | null;
}

/** The games that a brand hides, and the countries in which it shows the others. */
export interface Switches {
  readonly games: ReadonlySet<GameId>;
  readonly providers: ReadonlySet<string>;
  readonly countries: readonly LobbyCountries[];
  readonly jackpotShares: readonly JackpotShareRow[];
}

/** All games of providers, with a brand's switches. */
export interface CatalogueSnapshot {
  readonly games: readonly GameRow[];
  readonly switches: Switches;
}

export interface CatalogueCache {
  /** Returns the same object until something in it changes, so that derived data can be cached with it. */
  offer(table: CatalogueScope): Promise<Offer>;
  snapshotOf(brand: string): Promise<CatalogueSnapshot>;
  /** Called after a change in this process: the next read sees it. */
  forget(): void;
}

interface CachedCatalogue {
  readonly at: number;
  /** Number of this process's changes when it was read. */
  readonly changes: number;
  readonly stamp: string;
  readonly games: readonly GameRow[];
  readonly switches: Map<string, Promise<Switches>>;
  /** Games that a brand hides per country; there are few countries. */
  readonly closed: Map<string, Closed>;
  readonly offers: Map<string, Offer>;
}

/**
 * Caches the games of all providers in memory; reads them again when the version stamp of a catalogue or of a
 * brand's switches changes.
 */
export function createCatalogueCache(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  jackpotSharesOf: (brand: string) => Promise<readonly JackpotShareRow[]>,
): CatalogueCache {
  let stored: Promise<CachedCatalogue> | null = null;
  let changesHere = 0;

  async function reload(last: CachedCatalogue | null): Promise<CachedCatalogue> {
    const read = { at: clock.now().getTime(), changes: changesHere };
    const stamp = await catalogueStamp(db.read);
    if (last?.stamp === stamp) return { ...last, ...read };
    const games = await offeredGames(db.read);
    return { ...read, stamp, games, switches: new Map(), closed: new Map(), offers: new Map() };
  }

  const isFresh = ({ at, changes }: CachedCatalogue) =>
    changes === changesHere && Math.abs(clock.now().getTime() - at) < freshMs;

  function keep(
    reading: Promise<CachedCatalogue>,
    fallback: Promise<CachedCatalogue> | null,
  ): Promise<CachedCatalogue> {
    stored = reading;
    reading.catch(() => {
      // A failed read is not cached: the next request reads again.
      if (stored === reading) stored = fallback;
    });
    return reading;
  }

  async function current(): Promise<CachedCatalogue> {
    if (!stored) return keep(reload(null), null);
    const last = stored;
    const value = await last;
    if (isFresh(value)) return value;
    // Another waiting request has started to read already.
    return stored !== null && stored !== last ? stored : keep(reload(value), last);
  }

  function switchesOf({ switches }: CachedCatalogue, brand: string): Promise<Switches> {
    const known = switches.get(brand);
    if (known) return known;
    const reading = readSwitches(brand);
    switches.set(brand, reading);
    reading.catch(() => switches.delete(brand));
    return reading;
  }

  function closedIn(
    { closed }: CachedCatalogue,
    { countries }: Switches,
    { brand, country }: Pick<CatalogueScope, 'brand' | 'country'>,
  ): Closed {
    const key = `${brand} ${country ?? ''}`;
    const known = closed.get(key) ?? closedTo(countries, country);
    closed.set(key, known);
    return known;
  }

  async function readSwitches(brand: string): Promise<Switches> {
    const [hidden, countries, jackpotShares] = await Promise.all([
      hiddenBy(db.read, brand),
      countriesOf(db.read, brand),
      jackpotSharesOf(brand),
    ]);
    return { ...hidden, countries, jackpotShares };
  }

  return {
    async offer({ brand, currency, country }) {
      const snapshot = await current();
      const switches = await switchesOf(snapshot, brand);
      const closed = closedIn(snapshot, switches, { brand, country });
      const key = `${brand} ${currency} ${closed.key}`;
      const offer =
        snapshot.offers.get(key) ?? offerOf(snapshot.games, { currency, switches, closed });
      snapshot.offers.set(key, offer);
      return offer;
    },
    async snapshotOf(brand) {
      const snapshot = await current();
      return { games: snapshot.games, switches: await switchesOf(snapshot, brand) };
    },
    forget() {
      changesHere++;
    },
  };
}

interface OfferContext {
  readonly currency: string;
  readonly switches: Switches;
  readonly closed: Closed;
}

function offerOf(games: readonly GameRow[], { currency, switches, closed }: OfferContext): Offer {
  const jackpotPartOf = jackpotPartsBy(switches.jackpotShares);
  const shown = games
    .filter(
      ({ id, provider, min_bet }) =>
        min_bet[currency] !== undefined &&
        ![switches, closed].some((off) => off.games.has(id) || off.providers.has(provider)),
    )
    .map((game) => ({ ...game, rtp: percentOf(game.rtp + jackpotPartOf(game)) }));
  return { games: shown, byId: new Map(shown.map((game) => [game.id, game])), jackpotPartOf };
}

function jackpotPartsBy(shares: readonly JackpotShareRow[]): Offer['jackpotPartOf'] {
  const parts = new Map(
    shares.map(({ provider, game_id, millionths }) => [
      `${provider}/${game_id}`,
      millionths / millionthsInPercent,
    ]),
  );
  return ({ id, provider }) => parts.get(`${provider}/${id}`) ?? parts.get(`${provider}/`) ?? 0;
}

const millionthsInPercent = 10_000;

/** Without the rounding errors of adding floats. */
const percentOf = (sum: number) => Math.round(sum * millionthsInPercent) / millionthsInPercent;
