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
  type Page,
  type PlayedRound,
  type RankedGame,
  type Vendor,
  type Winner,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { writtenOnce } from '../../http/kept-json.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brand } from '../brands/index.ts';
import type { Member, Operator } from '../identity/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Offer, Providers } from '../providers/index.ts';
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
import { switchGame, type GameSwitch } from './game-switch.ts';
import { categoryOf, gameOf, vassalageOf } from './game-view.ts';
import { keepAnswers } from './kept-answers.ts';
import { keepRanking } from './kept-ranking.ts';
import { lobbyIndexOf, type LobbyIndex } from './lobby-index.ts';
import { maskAccount } from './mask-account.ts';

export interface Games extends GameLaunch {
  categories(brand: Brand): Promise<Outcome<readonly CategoryLane[]>>;
  vendors(brand: Brand): Promise<Outcome<readonly Vendor[]>>;
  classifies(
    query: Pick<GameQuery, 'gameType' | 'vassalage'>,
    brand: Brand,
  ): Promise<Outcome<readonly ClassifyCount[]>>;
  list(query: GameQuery, brand: Brand): Promise<Outcome<GameList>>;
  index(brand: Brand): Promise<Outcome<GameIndexPointer>>;
  /** The file of that version; `null` where the lobby is another by now. */
  indexFile(brand: Brand, version: string): Promise<LobbyIndex | null>;
  detail(nodeId: GameId, brand: Brand): Promise<Outcome<GameDetail, 'game-unavailable'>>;
  hot(brand: Brand, some: Some): Promise<Outcome<readonly Game[]>>;
  ranked(brand: Brand, some: Some): Promise<Outcome<readonly RankedGame[]>>;
  winners(
    brand: Brand,
    some: { limitNum?: number; gameCategory?: GameCategory | 'ALL' },
  ): Promise<Outcome<readonly Winner[]>>;
  cardRooms(brand: Brand): Promise<Outcome<readonly Game[]>>;
  favouriteIds(member: Member): Promise<Outcome<{ content: readonly GameId[] }>>;
  favourites(
    member: Member,
    brand: Brand,
    type?: GameCategory,
  ): Promise<Outcome<{ content: readonly Game[] }>>;
  addFavourite(
    member: Member,
    nodeId: GameId,
    brand: Brand,
  ): Promise<Outcome<{ content: readonly GameId[] }, 'game-unavailable' | 'favourites-full'>>;
  removeFavourite: Favourites['remove'];
  recent(
    member: Member,
    brand: Brand,
    type?: GameCategory,
  ): Promise<Outcome<{ list: readonly Game[] }>>;
  rounds(
    member: Member,
    page: { before?: string; limit?: number; nodeId?: GameId },
  ): Promise<Outcome<Page<PlayedRound>>>;
  show(change: GameSwitch, operator: Operator): Promise<Outcome<null, 'game-unavailable'>>;
}

interface Some {
  readonly limitNum?: number;
  readonly gameType?: GameCategory;
}

// The specification's numbers (§9).
const winnersAtMost = 50;
const hotAtMost = 30;
const rankedAtMost = 20;
const recentAtMost = 30;
const similarShown = 10;

export interface GamesUses {
  readonly providers: Providers;
  readonly protection: Pick<Protection, 'mayPlay'>;
}

export function createGames(core: Core, { providers, protection }: GamesUses): Games {
  const offerOf = ({ code, currency }: Brand) => providers.offer({ brand: code, currency });
  const favourites = createFavourites(core);
  const ranking = keepRanking(core.clock, (brand, since) => providers.mostPlayed(brand, since));
  const pages = keepAnswers<GameList>();
  const vendorLists = keepAnswers<readonly Vendor[]>();
  const indexes = keepAnswers<LobbyIndex>();

  const vendorsIn = (offer: Offer) =>
    vendorLists(offer, '', () => vendorsOf(offer, (provider) => providers.nameOf(provider)));
  const indexOf = (offer: Offer, brand: Brand) =>
    indexes(offer, '', () => lobbyIndexOf(offer, brand));

  /** Those that are still offered, in the order of the ids. */
  async function offered(ids: readonly GameId[], brand: Brand, type?: GameCategory) {
    const { byId } = await offerOf(brand);
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row && (type === undefined || categoryOf(row) === type) ? gameOf(row, brand) : [];
    });
  }

  return {
    ...createGameLaunch({ providers, protection, offerOf }),
    categories: async (brand) => done(categoriesOf(vendorsIn(await offerOf(brand)))),
    vendors: async (brand) => done(vendorsIn(await offerOf(brand))),
    classifies: async (query, brand) => done(classifiesOf(await offerOf(brand), query, brand)),

    async list(query, brand) {
      const offer = await offerOf(brand);
      return done(
        pages(offer, JSON.stringify(query), () => writtenOnce(pageOf(offer, query, brand))),
      );
    },

    async index(brand) {
      const { version, total } = indexOf(await offerOf(brand), brand);
      return done({ version, total });
    },

    async indexFile(brand, version) {
      const index = indexOf(await offerOf(brand), brand);
      return index.version === version ? index : null;
    },

    async detail(nodeId, brand) {
      const offer = await offerOf(brand);
      const row = offer.byId.get(nodeId);
      if (!row) return fail('game-unavailable', { detail: 'Choose another game from the lobby.' });
      return done({
        game: gameOf(row, brand),
        vendorName: providers.nameOf(row.provider),
        maxBet: row.max_bet[brand.currency] ?? null,
        languages: row.languages,
        hasFunPlay: row.has_fun_play,
        similar: similarTo(row, offer, similarShown).map((other) => gameOf(other, brand)),
      });
    },

    async hot(brand, { limitNum = hotAtMost, gameType }) {
      const limit = Math.min(limitNum, hotAtMost);
      return done(hotOf(await offerOf(brand), { limit, category: gameType }, brand));
    },

    async ranked(brand, { limitNum = rankedAtMost, gameType }) {
      const games = await offered(await ranking.of(brand.code), brand, gameType);
      const shown = games.slice(0, Math.min(limitNum, rankedAtMost));
      return done(shown.map((game, place) => ({ rank: place + 1, game })));
    },

    async winners(brand, { limitNum = winnersAtMost, gameCategory = 'ALL' }) {
      const { byId } = await offerOf(brand);
      const rounds = await providers.wonRounds({
        brand: brand.code,
        limit: Math.min(limitNum, winnersAtMost),
        ...(gameCategory !== 'ALL' && { kinds: [kindOf(gameCategory)] }),
      });
      return done(
        rounds
          .filter(({ game_id }) => byId.has(game_id))
          .map((round) => ({
            account: maskAccount(round.account),
            nodeId: round.game_id,
            game: round.name,
            gameType: round.kind,
            vassalage: vassalageOf(round.provider),
            art: round.art,
            amount: formatAmount(round.win_units),
            wonAt: (round.closed_at ?? new Date(0)).toISOString(),
          })),
      );
    },

    async cardRooms(brand) {
      const { games } = await offerOf(brand);
      return done(games.filter(({ kind }) => kind === 'PVP').map((row) => gameOf(row, brand)));
    },

    favouriteIds: async ({ id }) => done({ content: await favourites.of(id) }),
    favourites: async ({ id }, brand, type) =>
      done({ content: await offered(await favourites.of(id), brand, type) }),

    async addFavourite({ id }, nodeId, brand) {
      const { byId } = await offerOf(brand);
      if (!byId.has(nodeId))
        return fail('game-unavailable', { detail: 'Choose another game from the lobby.' });
      return favourites.add(id, nodeId);
    },

    removeFavourite: (member, game) => favourites.remove(member, game),

    async recent({ id }, brand, type) {
      const ids = await providers.recentGames(id, recentAtMost);
      return done({ list: await offered(ids, brand, type) });
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

    show: (change, operator) => switchGame(change, operator, { core, providers }),
  };
}

/** Rounds are kept by the type of their game. */
const kindOf = (category: GameCategory) =>
  category === 'ESPORTS' || category === 'COCKFIGHT' ? 'SPORTS' : category;
