import type { Game, GameCategory, IndexedGame } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';
import type { GameRow } from '../providers/index.ts';

export const vassalageOf = (provider: string) => provider.toUpperCase();

/** Sports providers with their own category (specification §1). */
const apart: Readonly<Record<string, GameCategory>> = {
  TF: 'ESPORTS',
  IA: 'ESPORTS',
  DS88: 'COCKFIGHT',
};

/** Esports and cockfight are separated from the sports by their providers. */
export function categoryOf({ kind, provider }: Pick<GameRow, 'kind' | 'provider'>): GameCategory {
  return (kind === 'SPORTS' && apart[vassalageOf(provider)]) || kind;
}

/** The games of a category: of a kind, either those of the named providers or all but theirs. */
export interface CategoryGames {
  readonly kind: GameRow['kind'];
  readonly vassalages: readonly string[];
  readonly isTheirs: boolean;
}

export function gamesIn(category: GameCategory): CategoryGames {
  if (category === 'ESPORTS' || category === 'COCKFIGHT') {
    const own = Object.keys(apart).filter((vassalage) => apart[vassalage] === category);
    return { kind: 'SPORTS', vassalages: own, isTheirs: true };
  }
  const others = category === 'SPORTS' ? Object.keys(apart) : [];
  return { kind: category, vassalages: others, isTheirs: false };
}

/** Vendors whose games are the platform's own lotteries (specification §4). */
const lotteryVendors: readonly string[] = ['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT'];

export const isOwnLottery = ({ kind, provider }: Pick<GameRow, 'kind' | 'provider'>) =>
  (kind === 'LOTT' || kind === 'ELOTT') && lotteryVendors.includes(vassalageOf(provider));

export function gameOf(row: GameRow, { currency }: Pick<Brand, 'currency'>): Game {
  return {
    nodeId: row.id,
    vassalage: vassalageOf(row.provider),
    code: row.code,
    name: row.name,
    gameType: row.kind,
    gameClassify: row.classify,
    art: row.art,
    icon: row.image,
    minBet: row.min_bet[currency] ?? '0.00',
    rtp: row.rtp,
    isHot: row.is_hot,
  };
}

export const indexedGameOf = (row: GameRow, brand: Pick<Brand, 'currency'>): IndexedGame => ({
  ...gameOf(row, brand),
  category: categoryOf(row),
});
