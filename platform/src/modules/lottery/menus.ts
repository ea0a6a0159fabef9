import {
  type CatalogueGame,
  type GameMenu,
  type GameMenuItem,
  type Localized,
  type LotteryLaunch,
  type LotteryTable,
  type MemberId,
  type PriceList,
  type PrizeMode,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { complianceIn, type Brand } from '../brands/index.ts';
import type { Member } from '../identity/index.ts';
import { dayjs } from '../../zoned-time.ts';
import type { Catalogue } from './catalogue.ts';
import { createDrawResults, openedShown, type DrawResults } from './draw-results.ts';
import type { GameDefinition } from './definitions/game-definition.ts';
import { pricedFor } from './definitions/prices.ts';
import { upcomingDraws, type DrawRow } from './draw.store.ts';
import { launchOf, type LaunchRequest } from './launch.ts';
import { instantGames } from './lobby-games.ts';
import { latestOpened, popularGames, recentGames } from './list.store.ts';
import { menuItem, menusOf } from './menu-views.ts';
import { groupsFor } from './price.ts';
import { prizeGroupsOf } from './prize-group.store.ts';
import { latestWins, type LotteryWin, type WinsQuery } from './wins.store.ts';
import { drawView, gameView, playTypeViews } from './views.ts';

/** Read-only views of the lottery for visitors. */
export interface Menus extends DrawResults {
  menus(brand: Pick<Brand, 'currency'>): Promise<readonly GameMenu[]>;
  /** The brand's games, each with the draw to bet on and the latest results. */
  tables(brand: Pick<Brand, 'currency'>): Promise<readonly LotteryTable[]>;
  recent(member: Member, count?: number): Promise<readonly GameMenuItem[]>;
  popular(brand: Pick<Brand, 'currency'>, count?: number): Promise<readonly GameMenuItem[]>;
  priceList(
    of: { brand: Pick<Brand, 'code'>; member: Member | null },
    request: { gameId: string; prizeMode?: PrizeMode },
  ): Promise<Outcome<PriceList, 'not-found'>>;
  launch(request: LaunchRequest): Promise<LotteryLaunch>;
  /** The instant lotteries, for the lobby of games. */
  instantGames(): Promise<readonly CatalogueGame[]>;
  /** Instant lotteries by a member's latest tickets, the last played first. */
  playedGames(member: MemberId, count: number): Promise<readonly string[]>;
  /** The latest winning tickets of a brand. */
  wins(query: WinsQuery): Promise<readonly LotteryWin[]>;
  /** Name of a game, also of a disabled one; `null` for an unknown one. */
  nameOf(gameId: string): Promise<Localized | null>;
}

/** Limits from the specification. */
const recentShown = 100;
const popularShown = 20;
const popularDays = 7;

export function createMenus(
  { db, clock }: Core,
  { catalogue }: { readonly catalogue: Catalogue },
): Menus {
  async function tables({ currency }: Pick<Brand, 'currency'>): Promise<readonly LotteryTable[]> {
    const [games, upcoming] = await Promise.all([
      catalogue.games(),
      upcomingDraws(db.read, clock.now()),
    ]);
    const opened = await latestOpened(db.read, openedShown);
    return games.flatMap((game) => {
      const limits = game.limits[currency];
      const current = upcoming.find((draw) => draw.game_id === game.gameId);
      if (!limits || !current) return [];
      return {
        game: gameView(game, limits),
        current: drawView(current),
        opened: opened.filter(({ game_id }) => game_id === game.gameId).map(drawView),
        serverTime: clock.now().toISOString(),
      };
    });
  }

  async function items({ currency }: Pick<Brand, 'currency'>): Promise<readonly GameMenuItem[]> {
    const [games, upcoming] = await Promise.all([
      catalogue.games(),
      upcomingDraws(db.read, clock.now()),
    ]);
    return games.flatMap((game) => itemOf(game, currency, upcoming));
  }

  function itemOf(game: GameDefinition, currency: string, upcoming: readonly DrawRow[]) {
    const current = upcoming.find((draw) => draw.game_id === game.gameId);
    return current && game.limits[currency] ? [menuItem(game, current, clock.now())] : [];
  }

  async function recent(member: Member, count = recentShown) {
    const played = await recentGames(db.read, member.id, count);
    return inOrder(await items(member), played);
  }

  async function popular(brand: Pick<Brand, 'currency'>, count = popularShown) {
    const since = dayjs.utc(clock.now()).subtract(popularDays, 'day').toDate();
    const played = await popularGames(db.read, since);
    const all = await items(brand);
    const rest = all.map(({ gameId }) => gameId).filter((gameId) => !played.includes(gameId));
    return inOrder(all, [...played, ...rest]).slice(0, count);
  }

  async function priceList(
    { brand, member }: { brand: Pick<Brand, 'code'>; member: Member | null },
    { gameId, prizeMode }: { gameId: string; prizeMode?: PrizeMode },
  ): Promise<Outcome<PriceList, 'not-found'>> {
    const game = await catalogue.gameOf(gameId);
    const mode = prizeMode ?? game?.prizeModes[0]?.mode ?? 'SEA';
    const profile = await complianceIn(db.read, brand.code);
    const prizeGroup = member && (await ownGroupOf(member));
    const priced = game && pricedFor(game, { prizeMode: mode, profile, prizeGroup });
    if (!priced) return fail('not-found');
    return done({
      gameId,
      priceVersion: priced.priceVersion,
      prizeMode: mode,
      groups: groupsFor(game, mode, prizeGroup),
      playTypes: playTypeViews(priced),
    });
  }

  async function ownGroupOf({ id }: Member): Promise<number | null> {
    return (await prizeGroupsOf(db.read, [id])).get(id) ?? null;
  }

  async function launch(request: LaunchRequest): Promise<LotteryLaunch> {
    return launchOf(await catalogue.games(), request);
  }

  return {
    menus: async (brand) => menusOf(await items(brand)),
    instantGames: async () => instantGames(await catalogue.games()),
    wins: (query) => latestWins(db.read, query),
    playedGames: (member, count) => recentGames(db.read, member, count),
    tables,
    recent,
    popular,
    priceList,
    ...createDrawResults({ db }, { catalogue }),
    launch,
    nameOf: async (gameId) => (await catalogue.gameOf(gameId))?.name ?? null,
  };
}

function inOrder(items: readonly GameMenuItem[], gameIds: readonly string[]): GameMenuItem[] {
  return gameIds.flatMap((id) => items.find(({ gameId }) => gameId === id) ?? []);
}
