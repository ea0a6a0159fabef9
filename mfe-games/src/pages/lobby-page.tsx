import type { CategoryLane, GameId } from '@croupier/contracts';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentProps } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useCategories } from '../api/categories.ts';
import { useFavourites } from '../api/favourites.ts';
import type { VendorGames } from '../features/launch/vendor-games.tsx';
import { FreeRounds } from '../features/free-rounds/free-rounds.tsx';
import { HotStrip } from '../features/hot-games/hot-strip.tsx';
import { Jackpot } from '../features/jackpot/jackpot.tsx';
import { CategoryRail } from '../features/lobby/category-rail.tsx';
import { EmptyCategory } from '../features/lobby/empty-category.tsx';
import { LobbyHead } from '../features/lobby/lobby-head.tsx';
import { NarrowedGames } from '../features/lobby/narrowed-games.tsx';
import { WinnersTicker } from '../features/lobby/winners-ticker.tsx';
import {
  categoryOfPath,
  categoryOfTab,
  pathOfCategory,
  type LobbyCategory,
} from '../lib/category.ts';
import { usePlay, usePlayOnRequest, type Play } from '../lib/use-play.ts';
import { useRefundToast } from '../lib/use-refund-toast.ts';
import { useStableValue } from '../lib/use-stable-value.ts';
import styles from './lobby-page.module.css';

const loadVendorGames = async () => {
  const { VendorGames } = await import('../features/launch/vendor-games.tsx');
  return { default: VendorGames };
};

/** This few games do not fill a page: each is a panel, and hot games of other kinds are below. */
const few = 3;

/** The games of one kind: chosen by the path, filtered by tab, provider, kind, stake and name. */
export function LobbyPage() {
  const { pathname } = useLocation();
  const category = useNamedCategory() ?? categoryOfPath(pathname);
  return <LobbyOf key={category} category={category} />;
}

/**
 * The category that `?page=` names. Title, banner and menu depend on the path of a category, so the visitor is
 * redirected to it. While a window is open, `page` belongs to the window.
 */
function useNamedCategory(): LobbyCategory | null {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const named = params.has('centre') ? null : categoryOfTab(params.get('page'));
  useEffect(() => {
    if (!named) return;
    const rest = new URLSearchParams(search);
    rest.delete('page');
    void navigate({ pathname: pathOfCategory(named), search: `${rest}`, hash }, { replace: true });
  }, [named, search, hash, navigate]);
  return named;
}

function LobbyOf({ category }: { category: LobbyCategory }) {
  const play = usePlay();
  usePlayOnRequest(play);
  useRefundToast();
  const favourites = useFavourites();
  const lane = useCategories()?.find(({ gameCategory }) => gameCategory === category);
  const { listed, closeList } = useListedVendor(lane);
  useNamedGame(lane, play);
  const isShort = lane !== undefined && lane.games <= few;

  return (
    <div className={styles.page}>
      <LobbyHead category={category}>
        {category === 'RNG' ? <Jackpot /> : <WinnersTicker category={category} onPlay={play} />}
      </LobbyHead>
      <CategoryRail current={category} />
      {lane?.games === 0 ? (
        <>
          <EmptyCategory category={category} />
          <HotStrip onPlay={play} />
        </>
      ) : (
        <>
          <NarrowedGames
            category={category}
            vendors={lane?.vendors}
            isShort={isShort}
            favourites={favourites}
            onPlay={play}
            beside={<FreeRounds onPlay={play} />}
          />
          {isShort && <HotStrip besides={category} onPlay={play} />}
        </>
      )}
      {listed && (
        <ListedGames vendor={listed} category={category} onPlay={play} onClose={closeList} />
      )}
    </div>
  );
}

function ListedGames(props: ComponentProps<typeof VendorGames>) {
  // A new lazy component per mount: one whose file failed would never request it again.
  const [List] = useState(() => lazy(loadVendorGames));
  return (
    <Suspense fallback={null}>
      <List {...props} />
    </Suspense>
  );
}

/** The provider whose games a launch link lists (specification §4), until the list is closed. */
function useListedVendor(lane: CategoryLane | undefined) {
  const [params, setParams] = useSearchParams();
  const isList = params.get('isGame') === 'VASSALAGE';
  const listed =
    isList && lane?.vendors.find(({ vassalage }) => vassalage === params.get('vassalage'));
  const closeList = useStableValue(() => {
    const next = new URLSearchParams(params);
    next.delete('isGame');
    setParams(next, { replace: true, preventScrollReset: true });
  });
  return { listed: listed || null, closeList };
}

/**
 * A launch link of a provider with one game opens the game (specification §4). The link loses its `isGame` first, so that
 * the way back leads to the lobby and not into the game again.
 */
function useNamedGame(lane: CategoryLane | undefined, play: Play): void {
  const [params, setParams] = useSearchParams();
  const opening = useRef<GameId | null>(null);
  const vassalage = params.get('isGame') === 'GAME' ? params.get('vassalage') : null;
  const named = lane?.vendors.find((vendor) => vendor.vassalage === vassalage)?.nodeId ?? null;
  useEffect(() => {
    if (named) {
      opening.current = named;
      const next = new URLSearchParams(params);
      next.delete('isGame');
      return setParams(next, { replace: true, preventScrollReset: true });
    }
    if (opening.current) play({ nodeId: opening.current });
    opening.current = null;
  }, [named, params, setParams, play]);
}
