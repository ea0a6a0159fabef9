import { useEffect, useState, type RefObject } from 'react';

/**
 * The number of a list's items on its first line; the others are not reachable. Without a layout, all items
 * count.
 */
export function useFirstLine(list: RefObject<HTMLElement | null>, items: number): number {
  const [count, setCount] = useState(Infinity);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const all = [...element.children].filter((item) => item instanceof HTMLElement);
    const watch = new ResizeObserver(() => {
      const tops = all.map((item) => item.getBoundingClientRect().top);
      const next = tops.findIndex((top) => top > (tops[0] ?? 0));
      const fits = next < 0 ? Infinity : next;
      all.forEach((item, at) => (item.inert = at >= fits));
      setCount(fits);
    });
    // The list's width depends on the window, its items' widths on language and typeface.
    for (const watched of [element, ...all]) watch.observe(watched);
    return () => watch.disconnect();
  }, [list, items]);
  return count;
}
