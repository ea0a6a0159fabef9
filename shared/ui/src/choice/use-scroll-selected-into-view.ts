import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a row of tabs that is wider than its place to the selected one; the page itself does not scroll. */
export function useScrollSelectedIntoView(value: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = place.current;
    const selected = row?.querySelector('[aria-selected=true]');
    if (row && selected) row.scrollLeft += middleOf(selected) - middleOf(row);
  }, [value]);
  return place;
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
