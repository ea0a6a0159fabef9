import {
  formatAmount,
  parseAmount,
  type DecimalAmount,
  type GameList,
  type Vendor,
} from '@croupier/contracts';
import { cacheJson } from '../../http/cached-json.ts';
import { done, fail } from '../../outcome.ts';
import type { Brand } from '../brands/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Offer, Providers } from '../providers/index.ts';
import { categoriesOf, classifiesOf, pageOf, similarTo, vendorsOf } from './game-lists.ts';
import { gameOf } from './game-view.ts';
import { createOfferCache } from './offer-cache.ts';
import { lobbyIndexOf, type LobbyIndex } from './lobby-index.ts';
import type { Games } from './games.ts';
import type { offeredGames } from './offered-games.ts';

const similarShown = 10;

/** Lists of a lobby, each computed once per offer. */
export function gameBrowsing(
  {
    providers,
    protection,
  }: { readonly providers: Providers; readonly protection: Pick<Protection, 'maxStake'> },
  { offerOf }: { readonly offerOf: ReturnType<typeof offeredGames>['offerOf'] },
): Pick<
  Games,
  'categories' | 'vendors' | 'classifies' | 'list' | 'index' | 'indexFile' | 'detail'
> {
  const pages = createOfferCache<GameList>();
  const vendorLists = createOfferCache<readonly Vendor[]>();
  const indexes = createOfferCache<LobbyIndex>();
  const vendorsIn = (offer: Offer) =>
    vendorLists(offer, '', () => vendorsOf(offer, (provider) => providers.nameOf(provider)));

  const indexOf = (offer: Offer, brand: Brand) =>
    indexes(offer, '', () => lobbyIndexOf(offer, brand));

  return {
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
      const play = { kind: row.kind, currency: brand.currency };
      const most = await protection.maxStake(brand.code, play);
      return done({
        game: gameOf(row, brand),
        vendorName: providers.nameOf(row.provider),
        maxBet: upTo(row.max_bet[brand.currency] ?? null, most),
        languages: row.languages,
        hasFunPlay: row.has_fun_play,
        jackpotRtp: offer.jackpotPartOf(row),
        rtpRange: row.rtp_range,
        similar: similarTo(row, offer, similarShown).map((other) => gameOf(other, brand)),
      });
    },
  };
}

/** A largest stake below the one that the brand's jurisdiction allows. */
function upTo(stated: DecimalAmount | null, most: bigint | null): DecimalAmount | null {
  if (most === null) return stated;
  const units = parseAmount(stated ?? '') ?? most;
  return formatAmount(units < most ? units : most);
}
