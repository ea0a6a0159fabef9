import styles from './show.module.css';

/** A share from 0 to 1. */
export function Progress({ value, label }: { value: number; label?: string | undefined }) {
  return <progress className={styles.progress} value={value} max={1} aria-label={label} />;
}
