import { useEffect } from 'react';

/** Tells when the focus goes from within an element elsewhere. */
export function useFocusLeaves(element: HTMLElement | null, onLeave: () => void): void {
  useEffect(() => {
    function look({ relatedTarget }: FocusEvent): void {
      if (!(relatedTarget instanceof Node) || !element?.contains(relatedTarget)) onLeave();
    }
    element?.addEventListener('focusout', look);
    return () => element?.removeEventListener('focusout', look);
  }, [element, onLeave]);
}
