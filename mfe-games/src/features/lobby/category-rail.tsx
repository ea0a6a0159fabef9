import type { CategoryLane } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon } from '@croupier/ui';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useCategories } from '../../api/categories.ts';
import {
  iconOfCategory,
  lobbyCategories,
  pathOfCategory,
  type LobbyCategory,
} from '../../lib/category.ts';
import styles from './category-rail.module.css';

/** All kinds of games with their counts; a kind without games shows a text in place of the number. */
export const CategoryRail = memo(function CategoryRail({ current }: { current: LobbyCategory }) {
  return <Rail current={current} lanes={useCategories()} />;
});

interface RailProps {
  readonly current: LobbyCategory;
  /** `undefined` while loading: the kinds are shown without their numbers. */
  readonly lanes: readonly CategoryLane[] | undefined;
}

export function Rail({ current, lanes }: RailProps) {
  const { t, formats } = useTexts('mfe-games');
  return (
    <nav className={styles.rail} aria-label={t('rail.label')}>
      {lobbyCategories.map((category) => {
        const lane = lanes?.find(({ gameCategory }) => gameCategory === category);
        return (
          <Link
            key={category}
            to={pathOfCategory(category)}
            className={styles.stop}
            data-empty={lane?.games === 0 || undefined}
            aria-current={category === current ? 'page' : undefined}
            ref={category === current ? bringIntoView : null}
          >
            <Icon name={iconOfCategory(category)} />
            <span className={styles.name}>{t(`type.${category}.short`)}</span>
            <span className={styles.count}>
              {lane && (lane.games > 0 ? formats.number(lane.games) : t('rail.soon'))}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}

/**
 * On a phone the rail is wider than the page: it scrolls to the current kind, and the page does not scroll.
 * Reading positions before the browser has laid out the page would force an immediate layout.
 */
function bringIntoView(stop: HTMLElement | null): (() => void) | undefined {
  const rail = stop?.parentElement;
  if (!rail) return undefined;
  const laidOut = new ResizeObserver(() => {
    laidOut.disconnect();
    rail.scrollLeft = stop.offsetLeft - (rail.clientWidth - stop.clientWidth) / 2;
  });
  laidOut.observe(rail);
  return () => laidOut.disconnect();
}
