import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a row of choices sideways, but not the page, until the chosen one is visible. */
export function useScrollChosenIntoView(chosen: string): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const choice = holder.current?.querySelector(':checked')?.parentElement;
    const row = choice?.parentElement;
    if (!choice || !row) return;
    const [inner, outer] = [choice.getBoundingClientRect(), row.getBoundingClientRect()];
    if (inner.left >= outer.left && inner.right <= outer.right) return;
    row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [chosen]);
  return holder;
}
