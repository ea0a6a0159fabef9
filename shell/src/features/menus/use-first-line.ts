import { useEffect, useState, type RefObject } from 'react';

/** How many of a list's items stand on its first line; nobody reaches the others. Without a layout it is all of them. */
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
    // Its own width is by the window, its items' by language and typeface.
    for (const watched of [element, ...all]) watch.observe(watched);
    return () => watch.disconnect();
  }, [list, items]);
  return count;
}
