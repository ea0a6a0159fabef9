import { rosette, star } from '../../drawing/shapes.ts';
import { seedOf } from '../../drawing/seed.ts';
import styles from './artwork.module.css';

interface LicenceBadgeProps {
  /** The authority's name; each has a seal of its own. */
  readonly seed: string;
}

/** The seal beside a licence's number: it names nobody, so it is hidden from screen readers. */
export function LicenceBadge({ seed }: LicenceBadgeProps) {
  const random = seedOf(`licence ${seed}`);
  const scallops = random.between(12, 22);
  const points = random.between(5, 9);
  const inner = random.between(9, 12);
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.seal}>
      <path d={ribbons} className={styles.ribbon} />
      <path d={rosette({ cx: 24, cy: 20, radius: 16.5, count: scallops })} className={styles.wax} />
      <circle cx="24" cy="20" r="13" className={styles.edge} />
      <path
        d={star({ cx: 24, cy: 20, radius: 12, inner, count: points * 2 })}
        className={styles.rays}
      />
      <path d="m18.5 20.5 4 4 7.5-8.5" className={styles.tick} />
    </svg>
  );
}

const ribbons = 'M14 30 9.5 45l6-2 4 4L23 34Zm20 0 4.5 15-6-2-4 4L25 34Z';
