import { useEffect, useState, type RefObject } from 'react';
import { savesData } from './saves-data.ts';

const nearMargin = '400px';
/** What is far off comes after what is in sight has had the line for itself. */
const idleTimeoutMs = 4_000;

/** Becomes true, for good, when the element comes near the viewport or the page is idle; who saves data gets only what comes near. */
export function useNear(ref: RefObject<Element | null>, isTurn = true): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !isTurn || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: nearMargin },
    );
    observer.observe(element);
    const cancel = savesData() ? () => undefined : whenIdle(() => setNear(true));
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [ref, isNear, isTurn]);
  return isNear;
}

/** Safari has no idle callback. */
function whenIdle(work: () => void): () => void {
  const wait = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(work);
    else work();
  }, idleTimeoutMs);
  return () => clearTimeout(wait);
}
