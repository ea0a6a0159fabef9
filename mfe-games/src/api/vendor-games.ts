import { useCallQuery } from '@croupier/client';
import { calls, type GameCategory } from '@croupier/contracts';

interface VendorQuery {
  readonly vassalage: string;
  readonly category: GameCategory;
  readonly words: string;
  readonly shown: number;
}

/** The first games of one provider, by a part of their name; the previous ones stay while others load. */
export function useVendorGames({ vassalage, category, words, shown }: VendorQuery) {
  return useCallQuery(
    calls.gameList,
    {
      gameType: category,
      vassalage,
      ...(words && { gameName: words }),
      pageNo: 1,
      pageSize: shown,
    },
    { keepPrevious: true },
  );
}
