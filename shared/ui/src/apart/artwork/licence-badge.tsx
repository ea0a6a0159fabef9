import styles from './artwork.module.css';
import { licencePlan } from './licence-plan.ts';

interface LicenceBadgeProps {
  /** The authority's name; each authority has its own seal. */
  readonly seed: string;
}

/** The seal next to a licence number. The seal is decoration, so it is hidden from screen readers. */
export function LicenceBadge({ seed }: LicenceBadgeProps) {
  const { outline, rays, sign, tails } = licencePlan(seed);
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.seal}>
      <path d={tails} className={styles.ribbon} />
      <path d={outline} className={styles.wax} />
      <path d={outline} className={styles.edge} transform="translate(4.8 4) scale(.8)" />
      <path d={rays} className={styles.rays} />
      <path d={sign} className={styles.sign} />
    </svg>
  );
}
