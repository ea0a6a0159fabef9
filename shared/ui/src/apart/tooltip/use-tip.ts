import { useEffect, useRef, type RefObject } from 'react';

interface Tip {
  readonly place: RefObject<HTMLSpanElement | null>;
  readonly tip: RefObject<HTMLSpanElement | null>;
}

/** Shows the tip while pointer or focus are in the place, which holds it. */
export function useTooltip(): Tip {
  const place = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const [around, shown] = [place.current, tip.current];
    if (!around || !shown) return;
    // A page that was left takes its listeners with it.
    const leave = new AbortController();
    const show = () => shown.showPopover();
    const hide = () => shown.hidePopover();
    const { signal } = leave;
    around.addEventListener('pointerenter', show, { signal });
    around.addEventListener('pointerleave', hide, { signal });
    around.addEventListener('focusin', show, { signal });
    around.addEventListener('focusout', hide, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
    return () => leave.abort();
  }, []);
  return { place, tip };
}
