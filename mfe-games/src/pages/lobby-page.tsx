import type { CategoryLane } from '@croupier/contracts';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useCategories } from '../api/categories.ts';
import { useFavourites } from '../api/favourites.ts';
import { useGameIndex } from '../api/game-index.ts';
import { HotStrip } from '../features/hot-games/hot-strip.tsx';
import { Jackpot } from '../features/jackpot/jackpot.tsx';
import { CategoryRail } from '../features/lobby/category-rail.tsx';
import { EmptyCategory } from '../features/lobby/empty-category.tsx';
import { Lobby } from '../features/lobby/lobby.tsx';
import { lobbyTabs, type LobbyFilter } from '../features/lobby/lobby-filter.ts';
import { LobbyFilters } from '../features/lobby/lobby-filters.tsx';
import { LobbyHead } from '../features/lobby/lobby-head.tsx';
import { useChoices } from '../features/lobby/use-choices.ts';
import { useIdle } from '../features/lobby/use-idle.ts';
import { VendorRow } from '../features/lobby/vendor-row.tsx';
import { WinnersTicker } from '../features/lobby/winners-ticker.tsx';
import { useWordIndex } from '../lib/use-word-index.ts';
import { categoryOfPath, type LobbyCategory } from '../lib/category.ts';
import { usePlay, usePlayOnRequest } from '../lib/use-play.ts';
import { useRefundNews } from '../lib/use-refund-news.ts';
import { useSteady } from '../lib/use-steady.ts';
import { useSettled } from '../lib/use-settled.ts';
import styles from './lobby-page.module.css';

const VendorGames = lazy(async () => {
  const { VendorGames: List } = await import('../features/launch/vendor-games.tsx');
  return { default: List };
});

const typingMs = 250;

/** The games of one kind: chosen by the path, narrowed by tab, provider, kind, stake and name. */
export function LobbyPage() {
  const category = categoryOfPath(useLocation().pathname);
  return <LobbyOf key={category} category={category} />;
}

function LobbyOf({ category }: { category: LobbyCategory }) {
  const play = usePlay();
  usePlayOnRequest(play);
  useRefundNews();
  const favourites = useFavourites();
  const lane = useCategories()?.find(({ gameCategory }) => gameCategory === category);
  const [words, setWords] = useState('');
  const [isNarrowing, setNarrowing] = useState(false);
  const index = useGameIndex(useIdle() || isNarrowing);
  const wordIndex = useWordIndex(index, isNarrowing || words !== '');
  const { filter, change } = useFilter(category, words, wordIndex !== null);
  const choices = useChoices(filter, index);

  const chooseVendor = useSteady((vassalage: string) => change({ vassalage, classify: '' }));
  const { listed, closeList } = useListedVendor(lane);
  const beReady = useSteady(() => setNarrowing(true));
  const clear = useSteady(() => {
    setWords('');
    change({ vassalage: '', classify: '', minBet: '' });
  });

  return (
    <div className={styles.page}>
      <LobbyHead category={category} onPlay={play} />
      {category === 'RNG' && <Jackpot />}
      <CategoryRail current={category} />
      {lane?.games === 0 ? (
        <>
          <EmptyCategory category={category} />
          <HotStrip onPlay={play} />
        </>
      ) : (
        <>
          <WinnersTicker category={category} onPlay={play} />
          {lane && lane.vendors.length > 1 && (
            <VendorRow vendors={lane.vendors} value={filter.vassalage} onChange={chooseVendor} />
          )}
          <LobbyFilters
            filter={filter}
            words={words}
            {...choices}
            onChange={change}
            onWords={setWords}
            onReady={beReady}
          />
          <Lobby
            filter={filter}
            index={index}
            words={wordIndex}
            favourites={favourites}
            onPlay={play}
            onClear={clear}
          />
        </>
      )}
      {listed && (
        <Suspense fallback={null}>
          <VendorGames vendor={listed} category={category} onPlay={play} onClose={closeList} />
        </Suspense>
      )}
    </div>
  );
}

/** The provider whose games a launch link lists (specification §4), until the list is closed. */
function useListedVendor(lane: CategoryLane | undefined) {
  const [params, setParams] = useSearchParams();
  const isList = params.get('isGame') === 'VASSALAGE';
  const listed =
    isList && lane?.vendors.find(({ vassalage }) => vassalage === params.get('vassalage'));
  const closeList = useSteady(() => {
    const next = new URLSearchParams(params);
    next.delete('isGame');
    setParams(next, { replace: true, preventScrollReset: true });
  });
  return { listed: listed || null, closeList };
}

/** The filter as the address has it, with what is typed: at once where the words are here, else once the typing rests. */
function useFilter(category: LobbyCategory, typed: string, isLocal: boolean) {
  const [params, setParams] = useSearchParams();
  const trimmed = typed.trim();
  const atOnce = useDeferredValue(trimmed);
  const rested = useSettled(trimmed, typingMs);
  const words = isLocal ? atOnce : rested;
  const address = params.toString();
  const filter = useMemo((): LobbyFilter => {
    const given = new URLSearchParams(address);
    return {
      category,
      tab: lobbyTabs.find((tab) => tab === given.get('page')) ?? 'all',
      vassalage: given.get('vassalage') ?? '',
      classify: given.get('kind') ?? '',
      minBet: given.get('minBet') ?? '',
      words,
    };
  }, [category, address, words]);

  const change = useSteady(({ tab, vassalage, classify, minBet }: Partial<LobbyFilter>) => {
    const next = new URLSearchParams(params);
    const wishes = { page: tab === 'all' ? '' : tab, vassalage, kind: classify, minBet };
    for (const [name, value] of Object.entries(wishes)) {
      if (value) next.set(name, value);
      else if (value !== undefined) next.delete(name);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  });
  return { filter, change };
}
