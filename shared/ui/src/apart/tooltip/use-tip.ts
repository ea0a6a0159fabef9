import { useEffect, useRef, type RefObject } from 'react';

interface Tip {
  readonly place: RefObject<HTMLSpanElement | null>;
  readonly tip: RefObject<HTMLSpanElement | null>;
}

/** Shows the tooltip while the pointer or the focus is inside the container of element and tooltip. */
export function useTooltip(): Tip {
  const place = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const [around, shown] = [place.current, tip.current];
    if (!around || !shown) return;
    // Removes the listeners on unmount.
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
