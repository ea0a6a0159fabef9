import { reaches, type OperatorInfo } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon } from '@croupier/ui';
import { useId, useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { WaitingBadge } from '../features/support/waiting-badge.tsx';
import styles from './menu.module.css';
import { mayOpen, placeGroups } from './places.ts';

/**
 * The pages that an operator may open, in groups: a rail next to the page, or a strip above a narrow page.
 */
export function Menu({ operator }: { readonly operator: OperatorInfo }) {
  const { t } = useTexts('console');
  const id = useId();
  const menu = useScrollCurrentIntoView();
  const isDue = operator.secondFactor === 'due';
  const groups = placeGroups
    .map(({ group, places }) => ({
      group,
      open: places.filter((place) => !isDue && mayOpen(operator, place)),
    }))
    .filter(({ open }) => open.length > 0);
  return (
    <nav ref={menu} aria-label={t('menu.label')} className={styles.menu}>
      {groups.map(({ group, open }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className={styles.group}>
          <p id={`${id}-${group}`} className={styles.heading}>
            {t(`menu.group.${group}`)}
          </p>
          {open.map(({ to, key, icon }) => (
            <NavLink key={key} to={to} className={styles.place ?? ''}>
              <Icon name={icon} />
              {t(`menu.${key}`)}
              {key === 'support' && reaches(operator.reach, 'support', null) && <WaitingBadge />}
            </NavLink>
          ))}
        </div>
      ))}
    </nav>
  );
}

/** Scrolls a menu that is longer than the screen to the current page. */
function useScrollCurrentIntoView() {
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // Before the browser paints: a pointer must not aim at an entry that then moves.
  useLayoutEffect(() => {
    const strip = menu.current;
    const current = strip?.querySelector<HTMLElement>('[aria-current=page]');
    if (!strip || !current) return;
    strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
    strip.scrollTop = current.offsetTop - (strip.clientHeight - current.offsetHeight) / 2;
  }, [pathname]);
  return menu;
}
