import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus a place when what had it went away with the last entry: a keyboard goes on from here. */
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
