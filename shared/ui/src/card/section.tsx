import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icon/icon.tsx';
import styles from './card.module.css';

export interface SectionAction {
  readonly label: string;
  readonly to: string;
}

interface SectionProps {
  readonly title: ReactNode;
  /** A link to the full list, or any node. */
  readonly action?: SectionAction | ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A part of a page under its own heading. */
export function Section({ title, action, children, className = '' }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`${styles.section} ${className}`}>
      <header className={styles.sectionHead}>
        <h2 id={titleId} className={styles.sectionTitle}>
          {title}
        </h2>
        {isLink(action) ? (
          <Link to={action.to} className={styles.more}>
            {action.label}
            <Icon name="chevron-right" />
          </Link>
        ) : (
          action
        )}
      </header>
      {children}
    </section>
  );
}

function isLink(action: SectionAction | ReactNode): action is SectionAction {
  return typeof action === 'object' && action !== null && 'to' in action && 'label' in action;
}
