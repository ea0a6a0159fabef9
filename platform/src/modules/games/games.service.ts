import {
  formatAmount,
  type CategoryLane,
  type ClassifyCount,
  type Game,
  type GameCategory,
  type GameDetail,
  type GameId,
  type GameIndexPointer,
  type GameList,
  type GameQuery,
  type MemberId,
  type Page,
  type PlayedRound,
  type RankedGame,
  type RoundDetail,
  type RoundId,
  type Vendor,
  type Winner,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { cacheJson } from '../../http/cached-json.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brand } from '../brands/index.ts';
import type { Member } from '../identity/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Offer, Providers } from '../providers/index.ts';
import { dayjs } from '../../zoned-time.ts';
import { createFavourites, type Favourites } from './favourites.ts';
import { createGameLaunch, type GameLaunch } from './game-launch.ts';
import {
  categoriesOf,
  classifiesOf,
  hotOf,
  pageOf,
  pageSizeByDefault,
  similarTo,
  vendorsOf,
} from './game-lists.ts';
import { categoryOf, gameOf, isOwnLottery } from './game-view.ts';
import { createOfferCache } from './offer-cache.ts';
import { createRankingCache } from './ranking-cache.ts';
import { lobbyIndexOf, type LobbyIndex } from './lobby-index.ts';
import { createLobbyAdmin, type LobbyAdmin } from './lobby-admin.ts';
import type { LobbyLocation } from './lobby-location.ts';
import { roundDetailOf } from './round-detail.ts';
import { winnersOf, type JackpotPaid } from './winners.ts';

export interface Games extends GameLaunch, LobbyAdmin {
  categories(place: LobbyLocation): Promise<Outcome<readonly CategoryLane[]>>;
  vendors(place: LobbyLocation): Promise<Outcome<readonly Vendor[]>>;
  classifies(
    query: Pick<GameQuery, 'gameType' | 'vassalage'>,
    place: LobbyLocation,
  ): Promise<Outcome<readonly ClassifyCount[]>>;
  list(query: GameQuery, place: LobbyLocation): Promise<Outcome<GameList>>;
  index(place: LobbyLocation): Promise<Outcome<GameIndexPointer>>;
  /** The file of that version; `null` if the lobby has changed since. */
  indexFile(place: LobbyLocation, version: string): Promise<LobbyIndex | null>;
  detail(nodeId: GameId, place: LobbyLocation): Promise<Outcome<GameDetail, 'game-unavailable'>>;
  hot(place: LobbyLocation, some: Some): Promise<Outcome<readonly Game[]>>;
  ranked(place: LobbyLocation, some: Some): Promise<Outcome<readonly RankedGame[]>>;
  winners(
    place: LobbyLocation,
    some: { limitNum?: number; gameCategory?: GameCategory | 'ALL' },
  ): Promise<Outcome<readonly Winner[]>>;
  cardRooms(place: LobbyLocation): Promise<Outcome<readonly Game[]>>;
  favouriteIds(member: Member): Promise<Outcome<{ content: readonly GameId[] }>>;
  favourites(
    member: Member,
    place: LobbyLocation,
    type?: GameCategory,
  ): Promise<Outcome<{ content: readonly Game[] }>>;
  addFavourite(
    member: Member,
    nodeId: GameId,
    place: LobbyLocation,
  ): Promise<Outcome<{ content: readonly GameId[] }, 'game-unavailable' | 'favourites-full'>>;
  removeFavourite: Favourites['remove'];
  recent(
    member: Member,
    place: LobbyLocation,
    type?: GameCategory,
  ): Promise<Outcome<{ list: readonly Game[] }>>;
  rounds(
    member: Pick<Member, 'id'>,
    page: { before?: string; limit?: number; nodeId?: GameId },
  ): Promise<Outcome<Page<PlayedRound>>>;
  round(member: Member, id: RoundId): Promise<Outcome<RoundDetail, 'not-found'>>;
}

interface Some {
  readonly limitNum?: number;
  readonly gameType?: GameCategory;
}

// The specification's numbers (§9).
const winnersAtMost = 50;
const winnersSinceHours = 24;
const winnersTimesStake = 2;
const hotAtMost = 30;
const rankedAtMost = 20;
const recentAtMost = 30;
const similarShown = 10;

export interface GamesUses {
  readonly providers: Providers;
  readonly protection: Pick<Protection, 'mayPlay'>;
  /** The latest jackpot payments of the brand. */
  jackpotsPaid(query: WonQuery): Promise<readonly JackpotPaid[]>;
  /** Codes of the lotteries that a member played, the last first; they have no rounds of a provider. */
  lotteriesPlayed(member: MemberId, count: number): Promise<readonly string[]>;
}

type WonQuery = Parameters<Providers['wonRounds']>[0];

export function createGames(core: Core, uses: GamesUses): Games {
  const { providers, protection, jackpotsPaid } = uses;
  const offerOf = ({ brand, country }: LobbyLocation) =>
    providers.offer({ brand: brand.code, currency: brand.currency, country });
  const favourites = createFavourites(core);
  const ranking = createRankingCache(core.clock, (brand, since) =>
    providers.mostPlayed(brand, since),
  );
  const pages = createOfferCache<GameList>();
  const vendorLists = createOfferCache<readonly Vendor[]>();
  const indexes = createOfferCache<LobbyIndex>();

  const vendorsIn = (offer: Offer) =>
    vendorLists(offer, '', () => vendorsOf(offer, (provider) => providers.nameOf(provider)));
  const indexOf = (offer: Offer, brand: Brand) =>
    indexes(offer, '', () => lobbyIndexOf(offer, brand));

  /** The games that are still offered, in the order of the ids. */
  async function offered(ids: readonly GameId[], place: LobbyLocation, type?: GameCategory) {
    const { byId } = await offerOf(place);
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row && (type === undefined || categoryOf(row) === type)
        ? gameOf(row, place.brand)
        : [];
    });
  }

  async function lotteriesOf(member: MemberId, place: LobbyLocation): Promise<readonly Game[]> {
    const codes = await uses.lotteriesPlayed(member, recentAtMost);
    const { games } = await offerOf(place);
    const ours = new Map(
      games.flatMap((row) => (isOwnLottery(row) ? [[row.code, row] as const] : [])),
    );
    return codes.flatMap((code) => ours.get(code) ?? []).map((row) => gameOf(row, place.brand));
  }

  return {
    ...createGameLaunch({ providers, protection, offerOf }),
    categories: async (place) => done(categoriesOf(vendorsIn(await offerOf(place)))),
    vendors: async (place) => done(vendorsIn(await offerOf(place))),
    classifies: async (query, place) =>
      done(classifiesOf(await offerOf(place), query, place.brand)),

    async list(query, place) {
      const offer = await offerOf(place);
      return done(
        pages(offer, JSON.stringify(query), () => cacheJson(pageOf(offer, query, place.brand))),
      );
    },

    async index(place) {
      const { version, total } = indexOf(await offerOf(place), place.brand);
      return done({ version, total });
    },

    async indexFile(place, version) {
      const index = indexOf(await offerOf(place), place.brand);
      return index.version === version ? index : null;
    },

    async detail(nodeId, place) {
      const offer = await offerOf(place);
      const { brand } = place;
      const row = offer.byId.get(nodeId);
      if (!row) return fail('game-unavailable', { detail: 'Choose another game from the lobby.' });
      return done({
        game: gameOf(row, brand),
        vendorName: providers.nameOf(row.provider),
        maxBet: row.max_bet[brand.currency] ?? null,
        languages: row.languages,
        hasFunPlay: row.has_fun_play,
        jackpotRtp: offer.jackpotPartOf(row),
        similar: similarTo(row, offer, similarShown).map((other) => gameOf(other, brand)),
      });
    },

    async hot(place, { limitNum = hotAtMost, gameType }) {
      const limit = Math.min(limitNum, hotAtMost);
      return done(hotOf(await offerOf(place), { limit, category: gameType }, place.brand));
    },

    async ranked(place, { limitNum = rankedAtMost, gameType }) {
      const games = await offered(await ranking.of(place.brand.code), place, gameType);
      const shown = games.slice(0, Math.min(limitNum, rankedAtMost));
      return done(shown.map((game, place) => ({ rank: place + 1, game })));
    },

    async winners(place, { limitNum = winnersAtMost, gameCategory = 'ALL' }) {
      const query = {
        brand: place.brand.code,
        limit: Math.min(limitNum, winnersAtMost),
        since: dayjs.utc(core.clock.now()).subtract(winnersSinceHours, 'hour').toDate(),
        timesStake: winnersTimesStake,
        ...(gameCategory !== 'ALL' && { kinds: [kindOf(gameCategory)] }),
      };
      const [offer, rounds, jackpots] = await Promise.all([
        offerOf(place),
        providers.wonRounds(query),
        jackpotsPaid(query),
      ]);
      return done(winnersOf(offer, { rounds, jackpots }, query.limit));
    },

    async cardRooms(place) {
      const { games } = await offerOf(place);
      const rooms = games.filter(({ kind }) => kind === 'PVP');
      return done(rooms.map((row) => gameOf(row, place.brand)));
    },

    favouriteIds: async ({ id }) => done({ content: await favourites.of(id) }),
    favourites: async ({ id }, place, type) =>
      done({ content: await offered(await favourites.of(id), place, type) }),

    async addFavourite({ id }, nodeId, place) {
      const { byId } = await offerOf(place);
      if (!byId.has(nodeId))
        return fail('game-unavailable', { detail: 'Choose another game from the lobby.' });
      return favourites.add(id, nodeId);
    },

    removeFavourite: (member, game) => favourites.remove(member, game),

    async recent({ id }, place, type) {
      if (type === 'ELOTT') return done({ list: await lotteriesOf(id, place) });
      const ids = await providers.recentGames(id, recentAtMost);
      return done({ list: await offered(ids, place, type) });
    },

    async rounds(member, { before, limit = pageSizeByDefault, nodeId }) {
      const rows = await providers.roundsOf(member.id, {
        limit,
        ...(before !== undefined && { before }),
        ...(nodeId !== undefined && { game: nodeId }),
      });
      return done({
        rows: rows.map((round) => ({
          id: round.id,
          game: round.name,
          stake: formatAmount(round.stake_units),
          win: formatAmount(round.win_units),
          state: round.state,
          startedAt: round.started_at.toISOString(),
        })),
        next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
      });
    },

    async round(member, id) {
      const round = await providers.roundOf(member.id, id);
      if (!round) return fail('not-found', { detail: 'Choose a round from your own list.' });
      return done(roundDetailOf(round));
    },

    ...createLobbyAdmin(core, providers),
  };
}

/** Rounds are stored with the type of their game. */
const kindOf = (category: GameCategory) =>
  category === 'ESPORTS' || category === 'COCKFIGHT' ? 'SPORTS' : category;
