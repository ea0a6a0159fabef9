import { parseAmount, type DecimalAmount, type Game, type GameIndex } from '@croupier/contracts';
import type { LobbyCategory } from '../../lib/category.ts';

export const lobbyTabs = ['all', 'hot', 'fav', 'recent'] as const;
export type LobbyTab = (typeof lobbyTabs)[number];

/** The filter of a lobby; an empty text filters nothing. */
export interface LobbyFilter {
  readonly category: LobbyCategory;
  readonly tab: LobbyTab;
  readonly vassalage: string;
  readonly classify: string;
  readonly minBet: DecimalAmount | '';
  readonly searchText: string;
}

/**
 * The specification's steps (§9), and the equivalent steps for a currency whose minimum stake is a whole unit
 * or more: decision 0022.
 */
const fineSteps: readonly DecimalAmount[] = ['0.01', '0.05', '0.1', '0.5', '0.75'];
const wholeSteps: readonly DecimalAmount[] = ['1', '5', '10', '50', '75'];
const oneUnit = 100_000n;

const unitsOf = (amount: DecimalAmount) => parseAmount(amount) ?? 0n;

export interface MinBetStep {
  readonly step: DecimalAmount;
  /** No game has so low a stake: the step is shown, and cannot be chosen. */
  readonly isEmpty: boolean;
}

/** The steps of the least stake for these games; none where no stake is known yet. */
export function stepsFor(minBets: readonly DecimalAmount[]): readonly MinBetStep[] {
  if (minBets.length === 0) return [];
  const stakes = minBets.map(unitsOf);
  const isWhole = stakes.every((stake) => stake >= oneUnit);
  return (isWhole ? wholeSteps : fineSteps).map((step) => ({
    step,
    isEmpty: stakes.every((stake) => stake > unitsOf(step)),
  }));
}

/** Indexes of the games that match a filter, in the index's order, regardless of typed text. */
export function matchingIndexes(
  { size, columns }: GameIndex,
  filter: Omit<LobbyFilter, 'searchText'>,
): readonly number[] {
  const { category, tab, vassalage, classify, minBet } = filter;
  const most = minBet === '' ? null : unitsOf(minBet);
  const places: number[] = [];
  const end = tab === 'hot' ? columns.hot : size;
  for (let place = 0; place < end; place++) {
    if (columns.category[place] !== category) continue;
    if (vassalage && columns.vassalage[place] !== vassalage) continue;
    if (classify && columns.classify[place] !== classify) continue;
    if (most !== null && unitsOf(columns.minBet[place] ?? '0') > most) continue;
    places.push(place);
  }
  return places;
}

/** The same filter for a short list of loaded games. */
export function matchesFilter(
  game: Game,
  { vassalage, classify, minBet }: Pick<LobbyFilter, 'vassalage' | 'classify' | 'minBet'>,
): boolean {
  if (vassalage && game.vassalage !== vassalage) return false;
  if (classify && game.gameClassify !== classify) return false;
  return !minBet || unitsOf(game.minBet) <= unitsOf(minBet);
}
