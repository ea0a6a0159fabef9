import { useEffect, useState, type RefObject } from 'react';
import { whenIdle } from './when-idle.ts';

const nearMargin = '400px';

/**
 * Becomes true permanently when the element approaches the viewport or the page is idle; in data-saver mode
 * only on approach.
 */
export function useIsNearViewport(ref: RefObject<Element | null>, isTurn = true): boolean {
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
    const cancel = whenIdle(() => setNear(true));
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [ref, isNear, isTurn]);
  return isNear;
}
