import { useTexts } from '@croupier/i18n';
import styles from './banners.module.css';

interface MotionButtonProps {
  readonly isPaused: boolean;
  readonly onChange: (isPaused: boolean) => void;
}

/** A visitor whose system requests reduced motion sees none until they enable it here. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Stops and starts automatic motion (WCAG 2.2.2). */
export function MotionButton({ isPaused, onChange }: MotionButtonProps) {
  const { t } = useTexts('shell');
  return (
    <button
      type="button"
      className={styles.motion}
      aria-label={t(isPaused ? 'news.resume' : 'news.pause')}
      onClick={() => onChange(!isPaused)}
    >
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d={isPaused ? 'M3 1.5v9l7.5-4.5Z' : 'M2.5 1.5h2.5v9H2.5ZM7 1.5h2.5v9H7Z'} />
      </svg>
    </button>
  );
}
