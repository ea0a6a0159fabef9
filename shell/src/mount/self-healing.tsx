import { useEffect, useRef } from 'react';

interface SelfHealingProps {
  /** Whether the cause can go away by itself. */
  readonly isPassing: boolean;
  /** Settles when the attempt is over; a success takes this off the page. */
  readonly heal: () => Promise<void>;
}

/** Retries what failed for a temporary cause, at growing intervals. A hidden page waits until it is shown. */
export function SelfHealing({ isPassing, heal }: SelfHealingProps) {
  const latest = useRef(heal);
  useEffect(() => void (latest.current = heal), [heal]);
  useEffect(() => (isPassing ? healing(() => latest.current()) : undefined), [isPassing]);
  return null;
}

/** Ends by the returned function. */
function healing(heal: () => Promise<void>): () => void {
  let tries = 0;
  let hasEnded = false;
  let due: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    if (hasEnded || document.hidden) return;
    clearTimeout(due);
    due = setTimeout(() => void attempt(), healAfterMs(tries, Math.random()));
  }
  async function attempt(): Promise<void> {
    due = undefined;
    tries += 1;
    await heal();
    plan();
  }
  function onVisibility(): void {
    if (document.hidden) clearTimeout(due);
    else plan();
  }
  document.addEventListener('visibilitychange', onVisibility);
  plan();
  return () => {
    hasEnded = true;
    clearTimeout(due);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

const firstMs = 4_000;
const longestMs = 60_000;

/**
 * How long to wait before another attempt: twice as long after each, up to a minute. `chance`, from 0 to 1,
 * spreads the pages that failed together over half of it.
 */
export function healAfterMs(tries: number, chance: number): number {
  const whole = Math.min(longestMs, firstMs * 2 ** tries);
  return whole / 2 + (whole / 2) * chance;
}
