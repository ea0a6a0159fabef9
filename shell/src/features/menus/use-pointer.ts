import { useEffect, useRef } from 'react';

interface PointerHandlers {
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/**
 * Calls back when a mouse enters or leaves an element; touch is ignored. A mouse that is already over the
 * element counts.
 */
export function usePointer(element: Element | null, passing: PointerHandlers): void {
  const latest = useRef(passing);
  useEffect(() => {
    latest.current = passing;
  });
  useEffect(() => {
    if (!element) return;
    const enter = (event: Event) => isMouse(event) && latest.current.onEnter();
    const leave = (event: Event) => isMouse(event) && latest.current.onLeave();
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    if (element.matches(':hover') && matchMedia('(hover: hover)').matches) latest.current.onEnter();
    return () => {
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
    };
  }, [element]);
}

const isMouse = (event: Event) => 'pointerType' in event && event.pointerType === 'mouse';

/** Calls back when the focus leaves an element. */
export function useFocusLeaves(element: HTMLElement | null, onLeave: () => void): void {
  useEffect(() => {
    function look({ relatedTarget }: FocusEvent): void {
      if (!(relatedTarget instanceof Node) || !element?.contains(relatedTarget)) onLeave();
    }
    element?.addEventListener('focusout', look);
    return () => element?.removeEventListener('focusout', look);
  }, [element, onLeave]);
}
