import { useCallQuery } from '@croupier/client';
import { calls, type ClassifyCount, type DecimalAmount, type GameIndex } from '@croupier/contracts';
import { useMemo } from 'react';
import { stepsFor, type LobbyFilter, type MinBetStep } from './lobby-filter.ts';

export interface Choices {
  /** `undefined` while loading; the space is reserved. */
  readonly classifies: readonly ClassifyCount[] | undefined;
  /** Empty until the index is here. */
  readonly minBets: readonly MinBetStep[];
}

const none: readonly never[] = [];

/** The available filter options for the games of the kind and provider. */
export function useChoices(
  { category, vassalage }: Pick<LobbyFilter, 'category' | 'vassalage'>,
  index: GameIndex | null,
): Choices {
  const answer = useCallQuery(calls.gameClassifies, {
    gameType: category,
    ...(vassalage && { vassalage }),
  });
  const minBets = useMemo(() => {
    if (!index) return none;
    const { columns, size } = index;
    const stakes = new Set<DecimalAmount>();
    for (let place = 0; place < size; place++) {
      if (columns.category[place] !== category) continue;
      if (!vassalage || columns.vassalage[place] === vassalage)
        stakes.add(columns.minBet[place] ?? '0');
    }
    return stepsFor([...stakes]);
  }, [index, category, vassalage]);
  return { classifies: answer.error ? none : answer.data, minBets };
}
