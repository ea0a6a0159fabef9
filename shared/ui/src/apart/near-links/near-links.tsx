import { ButtonLink } from '@croupier/ui';
import { useId } from 'react';
import styles from './near-links.module.css';

export interface NearLink {
  readonly to: string;
  readonly name: string;
}

interface NearLinksProps {
  readonly title: string;
  readonly links: readonly NearLink[];
}

/** Links to what an address that names nothing may have meant. Renders nothing without links. */
export function NearLinks({ title, links }: NearLinksProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id} className={styles.near}>
      <p id={id}>{title}</p>
      <ul role="list">
        {links.map(({ to, name }) => (
          <li key={to}>
            <ButtonLink to={to} size="s">
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
