import { Icon, VisuallyHidden, type IconName } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useScrollIntoView } from './use-scroll-into-view.ts';
import styles from './centre.module.css';

/** A page of a centre. `Name` is its id in the module description. */
export interface CentreEntry {
  readonly name: string;
  readonly label: string;
  readonly icon: IconName;
  /** A number beside the label, such as unread messages, and its text for screen readers. */
  readonly count?: { readonly shown: string; readonly label: string } | undefined;
}

interface CentreProps {
  readonly label: string;
  readonly entries: readonly CentreEntry[];
  readonly page: string | undefined;
  readonly onPage: (page: string) => void;
  readonly children: ReactNode;
}

/** A centre: its pages as a menu, beside the current page on a wide screen and above it on a phone. */
export function Centre({ label, entries, page, onPage, children }: CentreProps) {
  const row = useScrollIntoView(page ?? entries[0]?.name ?? '');
  return (
    <div className={styles.centre}>
      <nav aria-label={label} className={styles.menu}>
        <ul ref={row} role="list" className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.name}>
              <button
                type="button"
                className={styles.entry}
                aria-current={entry.name === page ? 'page' : undefined}
                onClick={() => onPage(entry.name)}
              >
                <Icon name={entry.icon} />
                {entry.label}
                {entry.count && <Count {...entry.count} />}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.page} key={page}>
        {children}
      </div>
    </div>
  );
}

function Count({ shown, label }: NonNullable<CentreEntry['count']>) {
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
