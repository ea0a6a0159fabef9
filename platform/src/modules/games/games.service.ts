import {
  formatAmount,
  type Game,
  type GameId,
  type GameQuery,
  type GameType,
  type Page,
  type PlayRefusal,
  type PlayedRound,
  type Vendor,
  type Winner,
} from '@croupier/contracts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brand } from '../brands/index.ts';
import type { Member } from '../identity/index.ts';
import type { Protection } from '../protection/index.ts';
import type { GameRow, Providers } from '../providers/index.ts';
import { maskAccount } from './mask-account.ts';

export interface Games {
  vendors(brand: Brand): Promise<Outcome<readonly Vendor[]>>;
  list(
    query: GameQuery,
    brand: Brand,
  ): Promise<Outcome<{ games: readonly Game[]; totalPages: number; total: number }>>;
  hot(brand: Brand, limit: number | undefined): Promise<Outcome<readonly Game[]>>;
  winners(brand: Brand, limit: number | undefined): Promise<Outcome<readonly Winner[]>>;
  launch(order: Launch): Promise<Outcome<{ content: string; game: Game }, LaunchFailure>>;
  rounds(
    member: Member,
    page: { before?: string; limit?: number },
  ): Promise<Outcome<Page<PlayedRound>>>;
}

export interface Launch {
  readonly nodeId: GameId;
  readonly language: string;
  readonly lobbyUrl: string;
  readonly member: Member;
  readonly brand: Brand;
  /** Origin of the page that will frame the game. */
  readonly origin: string;
}

type LaunchFailure = 'game-unavailable' | 'provider-unavailable' | PlayRefusal;

// The specification's numbers (§9).
const pageSizeByDefault = 15;
const winnersAtMost = 50;
const hotAtMost = 30;

export interface GamesUses {
  readonly providers: Providers;
  readonly protection: Pick<Protection, 'mayPlay'>;
}

export function createGames({ providers, protection }: GamesUses): Games {
  return {
    async vendors(brand) {
      const lanes = await providers.lanes(tableOf(brand));
      return done(
        lanes.map((lane) => ({
          vassalage: vassalageOf(lane.provider),
          displayName: lane.displayName,
          gameType: lane.kind,
          isHot: lane.isHot ? 1 : 0,
        })),
      );
    },

    async list(query, brand) {
      const { pageNo: page = 1, pageSize = pageSizeByDefault } = query;
      const kind = kindOf(query.gameType);
      if (!kind) return done({ games: [], totalPages: 0, total: 0 });
      const provider = query.vassalage?.toLowerCase();
      const { games, total } = await providers.search({
        ...tableOf(brand),
        kind,
        provider,
        name: query.gameName,
        page,
        pageSize,
      });
      return done({
        games: games.map((game) => gameOf(game, brand)),
        totalPages: Math.ceil(total / pageSize),
        total,
      });
    },

    async hot(brand, limit = hotAtMost) {
      const pageSize = Math.min(limit, hotAtMost);
      const { games } = await providers.search({
        ...tableOf(brand),
        hotOnly: true,
        page: 1,
        pageSize,
      });
      return done(games.map((game) => gameOf(game, brand)));
    },

    async winners(brand, limit = winnersAtMost) {
      const rounds = await providers.wonRounds(brand.code, Math.min(limit, winnersAtMost));
      return done(
        rounds.map((round) => ({
          account: maskAccount(round.account),
          game: round.name,
          vassalage: vassalageOf(round.provider),
          art: round.art,
          amount: formatAmount(round.win_units),
          wonAt: (round.closed_at ?? new Date(0)).toISOString(),
        })),
      );
    },

    async launch({ nodeId, member, brand, origin, language, lobbyUrl }) {
      const game = await providers.game(nodeId, tableOf(brand));
      if (!game) return fail('game-unavailable', { detail: 'Choose another game from the lobby.' });
      const play = await protection.mayPlay(member);
      if (!play.ok) return play;
      const content = await providers.launch({
        member,
        game,
        language: brand.languages.find((offered) => offered === language) ?? brand.defaultLanguage,
        lobbyUrl: ownPage(lobbyUrl, origin),
        hostOrigin: origin,
      });
      if (!content)
        return fail('provider-unavailable', { detail: 'Try again in a moment.', retryAfter: 5 });
      return done({ content, game: gameOf(game, brand) });
    },

    async rounds(member, { before, limit = pageSizeByDefault }) {
      const rows = await providers.roundsOf(member.id, {
        limit,
        ...(before === undefined ? {} : { before }),
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
  };
}

const tableOf = ({ code, currency }: Brand) => ({ brand: code, currency });

const vassalageOf = (provider: string) => provider.toUpperCase();

function kindOf(type: GameType): GameRow['kind'] | null {
  return type === 'RNG' || type === 'LIVE' || type === 'FISH' || type === 'PVP' ? type : null;
}

function gameOf(row: GameRow, { currency }: Brand): Game {
  return {
    nodeId: row.id,
    vassalage: vassalageOf(row.provider),
    code: row.code,
    name: row.name,
    gameType: row.kind,
    gameClassify: row.classify,
    art: row.art,
    icon: null,
    minBet: row.min_bet[currency] ?? '0.00',
    rtp: row.rtp,
    isHot: row.is_hot,
  };
}

/** The lobby that a game leads back to is a page of the site itself, whatever the caller says. */
function ownPage(address: string, origin: string): string {
  const page = URL.canParse(address, origin) ? new URL(address, origin) : null;
  return page?.origin === origin ? page.href : `${origin}/`;
}
