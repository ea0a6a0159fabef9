import { useEffect, useRef } from 'react';
import { kindOf } from '../remotes/failure-log.ts';
import { healAfterMs } from './heal-after.ts';

interface SelfHealingProps {
  readonly error: unknown;
  /** Settles when the attempt is over; a success takes this off the page. */
  readonly heal: () => Promise<void>;
}

/**
 * Tries again by itself, at growing distances, where files did not come: the origin of a module may return.
 * A page that nobody looks at waits until somebody does. Code that breaks is not run again by itself.
 */
export function SelfHealing({ error, heal }: SelfHealingProps) {
  const latest = useRef(heal);
  useEffect(() => void (latest.current = heal), [heal]);
  const kind = kindOf(error);
  const isPassing = kind === 'load' || kind === 'slow';
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
