import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Motif } from '../brand/motif.tsx';
import styles from './card.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
}

/** The page's `h1`. It takes the focus when the page was reached by a link inside the site. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  const { pathname, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstPage = key === 'default';
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
  }, [pathname, isFirstPage]);
  return (
    <header className={styles.pageHead}>
      <Motif />
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
