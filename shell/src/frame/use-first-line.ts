import { useEffect, useState, type RefObject } from 'react';

/** How many of a list's items stand on its first line; without a layout, all of them. */
export function useFirstLine(list: RefObject<HTMLElement | null>, items: number): number {
  const [count, setCount] = useState(Infinity);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      const tops = Array.from(element.children, (item) => item.getBoundingClientRect().top);
      const next = tops.findIndex((top) => top > (tops[0] ?? 0));
      setCount(next < 0 ? Infinity : next);
    });
    // Its own width by the window, its items' by language and typeface.
    for (const watched of [element, ...element.children]) watch.observe(watched);
    return () => watch.disconnect();
  }, [list, items]);
  return count;
}
