import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the current entry of a scrolling row in its middle, in both writing directions. */
export function useInSight(current: string): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const entry = row.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!row.current || !entry) return;
    row.current.scrollLeft = entry.offsetLeft + (entry.offsetWidth - row.current.clientWidth) / 2;
  }, [current]);
  return row;
}
