import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus here when the focused element is removed with the last entry, so that keyboard users can
 * continue.
 */
export function useFocusWhenEmptied(isEmpty: boolean): RefObject<HTMLHeadingElement | null> {
  const place = useRef<HTMLHeadingElement>(null);
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === null || focused.matches('body, :disabled');
    if (isEmpty && !wasEmpty.current && isLost) place.current?.focus({ preventScroll: true });
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  return place;
}
