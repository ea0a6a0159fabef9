import type {
  CountryRule,
  CurrencyPosition,
  FunLaunchParameters,
  GameId,
  LaunchParameters,
  MemberId,
  RoundId,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Protection } from '../protection/index.ts';
import { createCatalogueReads } from './catalogue-reads.ts';
import { saveOwnGames, type OwnVendor } from './catalogue.ts';
import {
  createCatalogueCache,
  type JackpotShareRow,
  type Offer,
  type CatalogueSnapshot,
  type CatalogueScope,
} from './catalogue-cache.ts';
import { switchGames, type GameRow, type LobbySwitch } from './catalogue.store.ts';
import { dropOldLaunches, prepareLaunch, type LaunchOrder } from './launches.ts';
import type { IsSignedIn } from './wallet-context.ts';
import { createLivePartners } from './live-partners.ts';
import type { Partner } from './partners.ts';
import {
  mostPlayed,
  recentGames,
  roundMoneyOf,
  roundOf,
  roundsOf,
  wonRounds,
  type WonRounds,
} from './rounds.store.ts';
import { endMemberSessions, type PlayEnd } from './sessions.store.ts';
import { switchCountries, type CountriesSwitch } from './lobby-countries.store.ts';
import { createCallMeter } from './call-meter.ts';
import { createHeldWinAdmin, type HeldWinAdmin } from './held-win-admin.ts';
import { createPartnerAdmin, type PartnerAdmin } from './partner-admin.ts';
import { createProviderAdmin, type ProviderAdmin } from './provider-admin.ts';
import { createFreeRoundsBook, type FreeRoundsBook } from './free-rounds-book.ts';
import { createProviderBooks, type ProviderBooks } from './provider-books.ts';
import { createWalletCore } from './wallet-core.ts';
import { createWalletServer, type WalletServer } from './wallet-server.ts';

export interface FunOrder {
  readonly game: GameRow;
  readonly language: string;
  readonly currency: string;
  readonly currencyPosition: CurrencyPosition;
  readonly lobbyUrl: string;
  readonly hostOrigin: string;
}

export interface ProviderOrigins {
  readonly frames: readonly string[];
  readonly pictures: readonly string[];
}

export interface Providers {
  readonly wallet: WalletServer;
  /** Compares the books with the providers' and applies repairs. */
  readonly books: ProviderBooks;
  /** Free rounds: granted, sent to their providers, cancelled, expired. */
  readonly freeRounds: FreeRoundsBook;
  /** The operators' view of the providers. */
  readonly admin: ProviderAdmin;
  /** Wins above their bound. */
  readonly heldWins: HeldWinAdmin;
  /** Who the providers are, and their keys. */
  readonly partnerAdmin: PartnerAdmin;
  /** The games that a brand shows; the same object until something in it changes. */
  offer(table: CatalogueScope): Promise<Offer>;
  /** Name of a provider as shown to players. */
  nameOf(provider: string): string;
  /**
   * Shows or hides games in a brand, in the transaction of the audit record; call `invalidateOffers` afterwards.
   * `false` for a game that the provider does not have.
   */
  switchGames(tx: Tx, change: LobbySwitch): Promise<boolean>;
  /**
   * The same for the country rule of a provider or a game: returns the previous rule; `undefined` for a game
   * that the provider does not have.
   */
  switchCountries(tx: Tx, change: CountriesSwitch): Promise<CountryRule | null | undefined>;
  /** Every game with the brand's switches, for operators. */
  snapshotOf(brand: string): Promise<CatalogueSnapshot>;
  invalidateOffers(): void;
  /** Address of the game for one member, valid for a minute; `null` if the provider does not answer. */
  launch(order: LaunchOrder & { readonly game: GameRow }): Promise<string | null>;
  /**
   * Address of the game without a wallet, for any visitor; `null` if the provider does not answer or has
   * none.
   */
  launchForFun(order: FunOrder): Promise<string | null>;
  /** The same page on those of the origins that also serve the provider's games. */
  mirrorsOf(
    address: string,
    among: { readonly provider: string; readonly origins: readonly string[] },
  ): readonly string[];
  /** Origins of the providers' games and pictures, which the site's pages may use. */
  pageOrigins(): Promise<ProviderOrigins>;
  roundsOf(
    member: MemberId,
    page: { before?: string; limit: number; game?: GameId },
  ): ReturnType<typeof roundsOf>;
  /** A member's own round, with its bookings. */
  roundOf(member: MemberId, id: RoundId): Promise<RoundWithMoney | null>;
  wonRounds(query: WonRounds): ReturnType<typeof wonRounds>;
  /** Games of a brand by their latest rounds since a time, the most played first. */
  mostPlayed(brand: string, since: Date): Promise<readonly GameId[]>;
  /** Games that a member opened, latest first. */
  recentGames(member: MemberId, limit: number): Promise<readonly GameId[]>;
  /**
   * Reads every provider's catalogue; if a provider does not answer, its last catalogue stays in use and the
   * call does not reject.
   */
  readCatalogues(): Promise<void>;
  /** Reads catalogues of providers that have not answered since this process began: they may start beside it. */
  readFirstCatalogues(): Promise<void>;
  /** Ends every game session of a member: no bet is taken any more. Wins, rollbacks and ends of rounds still are. */
  endPlay(tx: Tx, member: MemberId, why: PlayEnd): Promise<void>;
  tidy(): Promise<void>;
}

type RoundWithMoney = NonNullable<Awaited<ReturnType<typeof roundOf>>> & {
  readonly money: Awaited<ReturnType<typeof roundMoneyOf>>;
};

export interface ProvidersUses {
  readonly ledger: Ledger;
  readonly protection: Pick<Protection, 'watch' | 'pace' | 'maxStake'>;
  readonly live: Pick<Live, 'publish' | 'publishAll'>;
  /** Whether a member has a session: a launch without one is refused. */
  readonly isSignedIn: IsSignedIn;
  /** The share of the stakes that goes into a brand's jackpot. */
  jackpotSharesOf(brand: string): Promise<readonly JackpotShareRow[]>;
  /** Other modules whose games are listed in the lobby; none when it is missing. */
  readonly ownVendors?: readonly OwnVendor[];
}

export function createProviders(core: Core, uses: ProvidersUses): Providers {
  const partners = createLivePartners(core);
  const catalogues = createCatalogueReads(core, partners);
  const wallet = createWalletCore(core, uses);
  const { read } = core.db;
  const { ownVendors = [] } = uses;
  const snapshot = createCatalogueCache(core, uses.jackpotSharesOf);
  const meter = createCallMeter(core);
  const admin = createProviderAdmin(core, { partners, meter });

  /** Checked before a launch, so that the player sees a message instead of an empty frame. */
  async function reachable(provider: string): Promise<Partner | null> {
    await partners.refresh();
    const partner = partners.isOff(provider) ? null : partners.byId(provider);
    return partner && (await isReachable(partner)) ? partner : null;
  }

  return {
    wallet: createWalletServer(core, { wallet, partners, meter }),
    admin,
    heldWins: createHeldWinAdmin(core, uses),
    partnerAdmin: createPartnerAdmin(core, partners),
    books: createProviderBooks(core, { ...uses, wallet, partners }),
    freeRounds: createFreeRoundsBook(core, { partners, live: uses.live }),

    offer: (table) => snapshot.offer(table),
    nameOf: (provider) =>
      (partners.byId(provider) ?? ownVendors.find(({ id }) => id === provider))?.displayName ??
      provider,
    switchGames,
    switchCountries,
    snapshotOf: (brand) => snapshot.snapshotOf(brand),
    invalidateOffers: () => snapshot.forget(),

    async launch(order) {
      const partner = await reachable(order.game.provider);
      if (!partner) return null;
      const parameters: LaunchParameters | null = await prepareLaunch(core, order, {
        partner,
        isSignedIn: uses.isSignedIn,
        pace: await uses.protection.pace(order.member.brand),
        maxStake: await uses.protection.maxStake(order.member.brand, {
          kind: order.game.kind,
          currency: order.member.currency,
        }),
      });
      return parameters && addressOf(partner, order.game, { ...parameters });
    },

    async launchForFun({ game, ...order }) {
      const partner = game.has_fun_play ? await reachable(game.provider) : null;
      return partner && addressOf(partner, game, { ...funParameters(game, order) });
    },

    mirrorsOf(address, { provider, origins }) {
      const served = partners.byId(provider)?.launchOrigins ?? [];
      const { origin } = new URL(address);
      return origins
        .filter((one) => served.includes(one))
        .map((one) => one + address.slice(origin.length));
    },

    async pageOrigins() {
      await partners.refresh();
      const frames = partners.all.map(({ origin }) => origin);
      // The studio has no pictures: the pages draw its covers.
      const pictures = partners.all.flatMap(({ id, origin, pictureOrigins }) =>
        id === 'studio' ? pictureOrigins : [origin, ...pictureOrigins],
      );
      return { frames, pictures };
    },

    roundsOf: (member, page) => roundsOf(read, { member, ...page }),
    async roundOf(member, id) {
      const round = await roundOf(read, { member, id });
      return round ? { ...round, money: await roundMoneyOf(read, id) } : null;
    },
    wonRounds: (query) => wonRounds(read, query),
    mostPlayed: (brand, since) => mostPlayed(read, { brand, since }),
    recentGames: (member, limit) => recentGames(read, { member, limit }),

    async readFirstCatalogues() {
      if (await catalogues.readFirst()) snapshot.forget();
    },
    async readCatalogues() {
      await Promise.all([
        catalogues.readAll(),
        ...ownVendors.map((vendor) => saveOwnGames(core, vendor)),
      ]);
      snapshot.forget();
    },
    endPlay: (tx, member, why) => endMemberSessions(tx, { member, why }, core.clock.now()),
    async tidy() {
      await dropOldLaunches(core);
      await admin.tidy();
    },
  };
}

const healthTimeoutMs = 2_000;

async function isReachable({ origin }: Partner): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/health`, {
      signal: AbortSignal.timeout(healthTimeoutMs),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

function addressOf(
  partner: Partner,
  game: Pick<GameRow, 'launch_path'>,
  parameters: Readonly<Record<string, string>>,
): string {
  const address = new URL(game.launch_path, partner.origin);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

function funParameters(
  game: GameRow,
  { language, currency, currencyPosition, lobbyUrl, hostOrigin }: Omit<FunOrder, 'game'>,
): FunLaunchParameters {
  return {
    mode: 'fun',
    game_code: game.code,
    language,
    currency,
    currency_position: currencyPosition,
    lobby_url: lobbyUrl,
    host_origin: hostOrigin,
  };
}
