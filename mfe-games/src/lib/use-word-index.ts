import type { GameIndex } from '@croupier/contracts';
import { useEffect, useState } from 'react';
import type { WordIndex } from '@croupier/contracts/game-search';

/** The words of an index and its search code: both load only when the visitor is about to search. */
export function useWordIndex(index: GameIndex | null, isWanted: boolean): WordIndex | null {
  const [made, setMade] = useState<{ of: GameIndex; words: WordIndex } | null>(null);
  useEffect(() => {
    if (!index || !isWanted || made?.of === index) return undefined;
    let isGone = false;
    import('@croupier/contracts/game-search').then(
      ({ wordIndexOf }) => {
        const { size, columns } = index;
        if (!isGone) setMade({ of: index, words: wordIndexOf({ size, names: columns.names }) });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [index, isWanted, made]);
  return made?.of === index ? made.words : null;
}
