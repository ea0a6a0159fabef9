import styles from './confetti.module.css';

/**
 * Confetti that falls once behind the content of its parent, which is positioned and isolated. Nothing where the
 * reader prefers less motion.
 */
export function Confetti() {
  return <span aria-hidden="true" className={styles.confetti} />;
}
