import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { Motif } from '../brand/motif.tsx';
import { opensOverlay } from './opens-overlay.ts';
import styles from './card.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** One line without a drawing, for working pages: the content starts on the first screen. */
  readonly isSlim?: boolean;
}

/**
 * The page's `h1`. It takes the focus when the page was reached by a link inside the site; on a way back it
 * leaves it to a link that has it already.
 */
export function PageHeader({ title, lead, actions, isSlim = false }: PageHeaderProps) {
  const { pathname, key, state } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const heading = useRef<HTMLHeadingElement>(null);
  // A window that opens over the page, possibly before the page has loaded, does not count as navigation.
  const shown = useRef(key === 'default' || opensOverlay(state) ? pathname : null);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const isOnLink = isReturn && document.activeElement instanceof HTMLAnchorElement;
    if (!isOnLink) heading.current?.focus({ preventScroll: true });
  }, [pathname, isReturn]);
  return (
    <header className={styles.pageHead} data-slim={isSlim || undefined}>
      {!isSlim && <Motif />}
      <div className={styles.pageWords}>
        <h1 ref={heading} tabIndex={-1} className={styles.pageTitle}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.pageActions}>{actions}</div>}
    </header>
  );
}
