import type { GameId } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { catalogueStamp, hiddenBy, offeredGames, type GameRow } from './catalogue.store.ts';
import { closedTo, type Closed, type LobbyCountries } from './lobby-countries.ts';
import { countriesOf } from './lobby-countries.store.ts';

/** So long what is kept is taken as it is; what another process changed is seen by then. */
const freshMs = 1_000;

/** What a brand shows in its currency, in the order of the lobby: the hot ones first. */
/** What of each stake on a game goes into the brand's jackpot, in millionths. */
export interface JackpotShareRow {
  readonly provider: string;
  /** Empty: every game of the provider that has no share of its own. */
  readonly game_id: string;
  readonly millionths: number;
}

/** Their return to players includes what the brand's jackpot gives back. */
export interface Offer {
  readonly games: readonly GameRow[];
  readonly byId: ReadonlyMap<GameId, GameRow>;
  /** The jackpot's part of a game's return, in percent. */
  jackpotPartOf(game: Pick<GameRow, 'id' | 'provider'>): number;
}

/** Where a game is looked for: what a brand shows in its currency to a country. */
export interface CatalogueScope {
  readonly brand: string;
  readonly currency: string;
  /** ISO 3166-1 alpha-2; `null` where nobody knows. */
  readonly country: string | null;
}

/** What a brand does not show, and where it shows the rest. */
export interface Switches {
  readonly games: ReadonlySet<GameId>;
  readonly providers: ReadonlySet<string>;
  readonly countries: readonly LobbyCountries[];
  readonly jackpotShares: readonly JackpotShareRow[];
}

/** Everything that providers offer, with a brand's switches. */
export interface CatalogueSnapshot {
  readonly games: readonly GameRow[];
  readonly switches: Switches;
}

export interface CatalogueCache {
  /** The same object until something in it changes: what is derived from it may be kept by it. */
  offer(table: CatalogueScope): Promise<Offer>;
  shelfOf(brand: string): Promise<CatalogueSnapshot>;
  /** After a change in this process: the next one who asks sees it. */
  forget(): void;
}

interface Kept {
  readonly at: number;
  /** How many changes of this process had happened when it was read. */
  readonly changes: number;
  readonly stamp: string;
  readonly games: readonly GameRow[];
  readonly switches: Map<string, Promise<Switches>>;
  /** What is closed to a country in a brand; countries are few. */
  readonly closed: Map<string, Closed>;
  readonly offers: Map<string, Offer>;
}

/** The games of all providers in memory, read anew when the stamp of their catalogues or of a brand's switches moves. */
export function createCatalogueCache(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  jackpotSharesOf: (brand: string) => Promise<readonly JackpotShareRow[]>,
): CatalogueCache {
  let kept: Promise<Kept> | null = null;
  let changesHere = 0;

  async function readAnew(last: Kept | null): Promise<Kept> {
    const read = { at: clock.now().getTime(), changes: changesHere };
    const stamp = await catalogueStamp(db.read);
    if (last?.stamp === stamp) return { ...last, ...read };
    const games = await offeredGames(db.read);
    return { ...read, stamp, games, switches: new Map(), closed: new Map(), offers: new Map() };
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

  function switchesOf({ switches }: Kept, brand: string): Promise<Switches> {
    const known = switches.get(brand);
    if (known) return known;
    const reading = readSwitches(brand);
    switches.set(brand, reading);
    reading.catch(() => switches.delete(brand));
    return reading;
  }

  function closedIn(
    { closed }: Kept,
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
      const shelf = await current();
      const switches = await switchesOf(shelf, brand);
      const closed = closedIn(shelf, switches, { brand, country });
      const key = `${brand} ${currency} ${closed.key}`;
      const offer = shelf.offers.get(key) ?? offerOf(shelf.games, { currency, switches, closed });
      shelf.offers.set(key, offer);
      return offer;
    },
    async shelfOf(brand) {
      const shelf = await current();
      return { games: shelf.games, switches: await switchesOf(shelf, brand) };
    },
    forget() {
      changesHere++;
    },
  };
}

interface Shown {
  readonly currency: string;
  readonly switches: Switches;
  readonly closed: Closed;
}

function offerOf(games: readonly GameRow[], { currency, switches, closed }: Shown): Offer {
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

/** Without what adding floats leaves behind. */
const percentOf = (sum: number) => Math.round(sum * millionthsInPercent) / millionthsInPercent;
