import type { GameCategory, GameId } from '@croupier/contracts';
import type { Providers } from '../providers/index.ts';
import { categoryOf, gameOf } from './game-view.ts';
import type { LobbyLocation } from './lobby-location.ts';

/** The games of a lobby, and those of a list of ids that it still offers. */
export function offeredGames({ providers }: { readonly providers: Providers }) {
  const offerOf = ({ brand, country }: LobbyLocation) =>
    providers.offer({ brand: brand.code, currency: brand.currency, country });

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

  return { offerOf, offered };
}
