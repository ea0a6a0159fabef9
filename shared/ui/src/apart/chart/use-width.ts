import { useEffect, useRef, useState, type RefObject } from 'react';

const unmeasured = 560;

/** Layout width of an element in pixels. */
export function useWidth<Place extends Element>(): readonly [RefObject<Place | null>, number] {
  const ref = useRef<Place>(null);
  const [width, setWidth] = useState(unmeasured);
  useEffect(() => {
    const place = ref.current;
    if (!place || !('ResizeObserver' in window)) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(1, Math.round(entry.contentRect.width)));
    });
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  return [ref, width];
}
