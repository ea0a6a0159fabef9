import type { MenuDescription } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon, isIconName, type IconName } from '@croupier/ui';
import type { ReactNode } from 'react';
import { Link, useLocation, NavLink } from 'react-router-dom';
import { usePrefetchLink } from '../mount/prefetch.ts';
import { overlaySearch } from '../windows/window-address.ts';
import { isCurrent } from './menus.ts';

interface MenuLinkProps {
  readonly entry: MenuDescription;
  readonly className: string | undefined;
  readonly hasIcon?: boolean;
  /** Shown behind the label, such as a count of unread messages. */
  readonly badge?: ReactNode;
  readonly onChoose?: () => void;
}

/** An entry of a menu: links to a page, or opens an overlay over the current page. */
export function MenuLink({
  entry,
  className = '',
  hasIcon = true,
  badge,
  onChoose,
}: MenuLinkProps) {
  const { local } = useTexts('shell');
  const { pathname, search } = useLocation();
  const warm = usePrefetchLink();
  const near = {
    onPointerEnter: () => warm(entry.to),
    onFocus: () => warm(entry.to),
    onClick: onChoose,
  };
  const words = (
    <>
      {hasIcon && <Icon name={iconOf(entry.icon)} />}
      <span>{local(entry.label)}</span>
      {badge}
    </>
  );
  const current = {
    'aria-current': isCurrent(entry, { pathname, search }) ? 'page' : undefined,
  } as const;
  if ('path' in entry.to) {
    return (
      <Link to={entry.to.path} className={className} {...current} {...near}>
        {words}
      </Link>
    );
  }
  const opened = overlaySearch(search, entry.to.overlay, entry.to.page);
  return (
    <Link
      to={{ pathname, search: opened }}
      state={{ opensOverlay: true }}
      className={className}
      {...current}
      {...near}
    >
      {words}
    </Link>
  );
}

/** An entry whose icon this version of the kit does not have is shown without an icon. */
function iconOf(name: string): IconName {
  return isIconName(name) ? name : 'star';
}

interface HomeEntryProps {
  readonly className: string | undefined;
  readonly hasIcon?: boolean;
}

/** The shell's own entry, first in every menu. */
export function HomeEntry({ className = '', hasIcon = true }: HomeEntryProps) {
  const { t } = useTexts('shell');
  return (
    <NavLink to="/" end className={className}>
      {hasIcon && <Icon name="home" />}
      <span>{t('home.title')}</span>
    </NavLink>
  );
}
