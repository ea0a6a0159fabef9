import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface Strip {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  /** Turns by one view: `1` on, `-1` back, in the direction of writing. */
  readonly turn: (by: 1 | -1) => void;
}

/** A list that scrolls along its line: what is left at either end, and turning it. */
export function useStrip(): Strip {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false });
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const look = () =>
      setEnds((known) => {
        const found = endsOf(list);
        const isSame = known.canGoBack === found.canGoBack && known.canGoOn === found.canGoOn;
        return isSame ? known : found;
      });
    const watch = new ResizeObserver(look);
    watch.observe(list);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, []);
  const turn = useCallback((by: 1 | -1) => {
    const list = ref.current;
    if (!list) return;
    const way = getComputedStyle(list).direction === 'rtl' ? -by : by;
    list.scrollBy({ left: way * list.clientWidth * 0.9, behavior: 'smooth' });
  }, []);
  return { ref, ...ends, turn };
}

/** A browser counts from the start of the line, downwards from 0 where it is written from the right. */
function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  const at = Math.abs(scrollLeft);
  return { canGoBack: at > 1, canGoOn: at + clientWidth < scrollWidth - 1 };
}
