import { useEffect } from 'react';

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
