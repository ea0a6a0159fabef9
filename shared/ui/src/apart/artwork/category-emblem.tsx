import styles from './artwork.module.css';
import { emblems } from './emblems.ts';

export type EmblemCategory = keyof typeof emblems;

interface CategoryEmblemProps {
  /** A category of games, of promotions or of items in the points mall. */
  readonly category: EmblemCategory;
}

/**
 * The sign of a category, in the colours of the look. The category's name is shown next to the sign, so the
 * sign is hidden from screen readers.
 */
export function CategoryEmblem({ category }: CategoryEmblemProps) {
  const { surface, lines } = emblems[category];
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.emblem}>
      <path d={surface} className={styles.surface} />
      <path d={lines} className={styles.lines} />
    </svg>
  );
}
