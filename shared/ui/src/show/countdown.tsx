import { useTexts } from '@croupier/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useServerNow } from '../site/server-clock.ts';
import styles from './show.module.css';

interface CountdownProps {
  /** ISO time by the server's clock. */
  readonly to: string;
  /** Called once for each `to` that is reached while the countdown is mounted. */
  readonly onEnd?: (() => void) | undefined;
}

/**
 * Remaining time by the server's clock. The countdown is no live region, because it would announce every
 * tick.
 */
export function Countdown({ to, onEnd }: CountdownProps) {
  const { formats } = useTexts('ui');
  const leftMs = Date.parse(to) - useServerNow(1000).getTime();
  const isOver = leftMs <= 0;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isOver) end();
  }, [isOver, to]);
  return (
    <time
      dateTime={to}
      role="timer"
      aria-live="off"
      className={styles.countdown}
      data-urgent={leftMs <= 10_000 || undefined}
    >
      {formats.countdown(leftMs)}
    </time>
  );
}
