import { Skeleton } from '@croupier/ui';
import { useLocation } from 'react-router-dom';
import { JackpotPlace } from '../features/jackpot/jackpot-place.tsx';
import { Rail } from '../features/lobby/category-rail.tsx';
import { LobbyHead } from '../features/lobby/lobby-head.tsx';
import { VendorRowPlace } from '../features/lobby/vendor-row.tsx';
import filters from '../features/lobby/lobby.module.css';
import { CardGridSkeleton } from '../lib/card-grid.tsx';
import { categoryOfPath } from '../lib/category.ts';
import styles from './lobby-page.module.css';

const cards = 18;
const filtersHeight = 46;

/** The lobby of the path before its code loads: everything that does not depend on the games. */
export function LobbySkeleton() {
  const category = categoryOfPath(useLocation().pathname);
  return (
    <div className={styles.page}>
      <LobbyHead category={category}>{category === 'RNG' && <JackpotPlace />}</LobbyHead>
      <Rail current={category} lanes={undefined} />
      <VendorRowPlace />
      <div className={filters.line}>
        <Skeleton height={filtersHeight} />
      </div>
      <CardGridSkeleton count={cards} />
    </div>
  );
}
