import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Keeps the current entry of a scrolling row in its middle, in both writing directions. */
export function useScrollIntoView(current: string): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null);
  // Before the browser paints: a pointer must not aim at an entry that then moves.
  useLayoutEffect(() => {
    const list = row.current;
    if (!list) return;
    if (!('ResizeObserver' in window)) return scrollToCurrent(list);
    // It reports once when the row is laid out, and again when counts and fonts that load later move the entries,
    // until the visitor scrolls the row.
    const sizes = new ResizeObserver(() => scrollToCurrent(list));
    for (const entry of list.children) sizes.observe(entry);
    const stop = () => sizes.disconnect();
    list.addEventListener('pointerdown', stop);
    list.addEventListener('wheel', stop, { passive: true });
    return () => {
      stop();
      list.removeEventListener('pointerdown', stop);
      list.removeEventListener('wheel', stop);
    };
  }, [current]);
  return row;
}

function scrollToCurrent(list: HTMLUListElement): void {
  const entry = list.querySelector<HTMLElement>('[aria-current]')?.parentElement;
  if (entry) list.scrollLeft = entry.offsetLeft + (entry.offsetWidth - list.clientWidth) / 2;
}
