import type { Game, GameId, GameVisit, PlayRefusal, RoundId } from '@croupier/contracts';
import { done, fail, type Failed, type Outcome } from '../../outcome.ts';
import type { Brand } from '../brands/index.ts';
import type { Member } from '../identity/index.ts';
import type { Protection } from '../protection/index.ts';
import type { GameRow, Offer, Providers } from '../providers/index.ts';
import { gameOf, isOwnLottery, vassalageOf } from './game-view.ts';
import type { LobbyLocation } from './lobby-location.ts';

type Visit = Omit<GameVisit, 'nodeId'> &
  LobbyLocation & {
    /** Origin of the page that will frame the game. */
    readonly origin: string;
  };

type Launched = {
  readonly content: string;
  readonly mirrors?: readonly string[];
  readonly game: Game;
};
type OpenFailure = 'game-unavailable' | 'provider-unavailable';

export interface GameLaunch {
  launch(
    order: Visit & { nodeId: GameId; member: Member; showRound?: RoundId },
  ): Promise<Outcome<Launched, OpenFailure | PlayRefusal>>;
  /** Demo mode: no session, no wallet. */
  tryOut(order: Visit & { nodeId: GameId }): Promise<Outcome<Launched, OpenFailure>>;
  /** The sports book of the provider coded FB, if there is one. */
  sportsBook(
    order: Visit & { member: Member },
  ): Promise<Outcome<Launched, OpenFailure | PlayRefusal>>;
}

interface Dependencies {
  readonly providers: Pick<Providers, 'launch' | 'launchForFun' | 'mirrorsOf' | 'roundOf'>;
  readonly protection: Pick<Protection, 'mayPlay'>;
  offerOf(place: LobbyLocation): Promise<Offer>;
}

const sportsBookVendor = 'FB';

export function createGameLaunch({ providers, protection, offerOf }: Dependencies): GameLaunch {
  async function open(
    game: GameRow | undefined,
    order: Visit & { member: Member; showRound?: RoundId },
  ) {
    const { member, brand, country } = order;
    if (!game) return notOffered;
    const play = await protection.mayPlay(member);
    if (!play.ok) return play;
    if (isOwnLottery(game)) return done(ownTable(game, order));
    const shown = order.showRound && (await providers.roundOf(member.id, order.showRound));
    const content = await providers.launch({
      member,
      game,
      country,
      ...wayBack(order),
      ...(shown && { shownRound: shown.provider_round }),
    });
    return launched(content, game, brand);
  }

  function launched(content: string | null, row: GameRow, brand: Brand) {
    if (!content) return silent;
    const { launchGameCDNs: origins } = brand.settings.delivery;
    const mirrors = providers.mirrorsOf(content, { provider: row.provider, origins });
    return done({ content, game: gameOf(row, brand), ...(mirrors.length > 0 && { mirrors }) });
  }

  return {
    launch: async (order) => open((await offerOf(order)).byId.get(order.nodeId), order),

    async tryOut({ nodeId, ...order }) {
      const game = (await offerOf(order)).byId.get(nodeId);
      if (!game?.has_fun_play) return notOffered;
      const { currency } = order.brand;
      const content = await providers.launchForFun({ game, currency, ...wayBack(order) });
      return launched(content, game, order.brand);
    },

    async sportsBook(order) {
      const { games } = await offerOf(order);
      return open(
        games.find(({ provider }) => vassalageOf(provider) === sportsBookVendor),
        order,
      );
    },
  };
}

const notOffered: Failed<'game-unavailable'> = fail('game-unavailable', {
  detail: 'Choose another game from the lobby.',
});
const silent: Failed<'provider-unavailable'> = fail('provider-unavailable', {
  detail: 'Try again in a moment.',
  retryAfter: 5,
});

/** The platform's own lotteries are played at a page of the site (specification §4). */
function ownTable(row: GameRow, { brand, origin }: Visit): Launched {
  const query = new URLSearchParams({ gameCode: row.code, vendor: vassalageOf(row.provider) });
  return { content: `${origin}/lottery?${query}`, game: gameOf(row, brand) };
}

function wayBack({ brand, language, lobbyUrl, origin }: Visit) {
  return {
    language: brand.languages.find((offered) => offered === language) ?? brand.defaultLanguage,
    currencyPosition: brand.currencyPosition,
    lobbyUrl: ownPage(lobbyUrl, origin),
    hostOrigin: origin,
  };
}

/** The game's exit link is always a page of the site itself, whatever the caller asks for. */
function ownPage(address: string, origin: string): string {
  const page = URL.canParse(address, origin) ? new URL(address, origin) : null;
  return page?.origin === origin ? page.href : `${origin}/`;
}
