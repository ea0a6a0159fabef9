import type { Vendor } from '@croupier/contracts';
import { useState, type ReactNode } from 'react';
import type { Favourites } from '../../api/favourites.ts';
import { useGameIndex } from '../../api/game-index.ts';
import type { LobbyCategory } from '../../lib/category.ts';
import type { Play } from '../../lib/use-play.ts';
import { pauseIdleRuns } from '../../lib/run-when-idle.ts';
import { useStableValue } from '../../lib/use-stable-value.ts';
import { useWordIndex } from '../../lib/use-word-index.ts';
import { Lobby } from './lobby.tsx';
import { LobbyFilters } from './lobby-filters.tsx';
import { useFilter } from './use-filter.ts';
import { useIdle } from './use-idle.ts';
import { VendorRow, VendorRowPlace } from './vendor-row.tsx';

interface NarrowedGamesProps {
  readonly category: LobbyCategory;
  /** `undefined` while loading. */
  readonly vendors: readonly Vendor[] | undefined;
  /** The kind has so few games that each is shown large. */
  readonly isShort: boolean;
  readonly favourites: Favourites;
  readonly onPlay: Play;
  /** Placed at the end of the row of filters. */
  readonly beside?: ReactNode;
}

const none: readonly Vendor[] = [];

/** The games of a kind and their filters: only this renders again on a key press in the field. */
export function NarrowedGames(props: NarrowedGamesProps) {
  const { category, vendors, isShort, favourites, onPlay, beside } = props;
  const [words, setWords] = useState('');
  const [isNarrowing, setNarrowing] = useState(false);
  const index = useGameIndex(useIdle() || isNarrowing);
  const wordIndex = useWordIndex(index, isNarrowing || words !== '');
  const { filter, change } = useFilter(category, words, wordIndex !== null);

  const chooseVendor = useStableValue((vassalage: string) => change({ vassalage, classify: '' }));
  const type = useStableValue((typed: string) => {
    pauseIdleRuns();
    setWords(typed);
  });
  const beReady = useStableValue(() => setNarrowing(true));
  const clear = useStableValue(() => {
    setWords('');
    change({ vassalage: '', classify: '', minBet: '' });
  });

  return (
    <>
      {vendors === undefined ? (
        <VendorRowPlace />
      ) : (
        vendors.length > 1 && (
          <VendorRow vendors={vendors} value={filter.vassalage} onChange={chooseVendor} />
        )
      )}
      <LobbyFilters
        filter={filter}
        vendors={vendors ?? none}
        words={words}
        index={index}
        onChange={change}
        onWords={type}
        onReady={beReady}
        beside={beside}
      />
      <Lobby
        filter={filter}
        index={index}
        words={wordIndex}
        isShort={isShort}
        favourites={favourites}
        onPlay={onPlay}
        onClear={clear}
        onWords={type}
      />
    </>
  );
}
