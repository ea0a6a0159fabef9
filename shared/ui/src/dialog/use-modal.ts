import { useEffect, useRef, type RefObject } from 'react';

/**
 * Opens and closes a native `dialog` as a modal: the browser keeps the focus inside and the rest
 * inert. The focus goes to what is marked, the default button or the heading; at the end back to
 * where it was.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    firstOf(dialog, '[data-autofocus]', 'footer [data-default]', 'h2')?.focus({
      preventScroll: true,
    });
    return () => {
      if (dialog.open) dialog.close();
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return ref;
}

function firstOf(dialog: HTMLDialogElement, ...selectors: string[]): HTMLElement | undefined {
  return (
    selectors
      .map((selector) => dialog.querySelector<HTMLElement>(selector))
      .find((found) => found !== null) ?? undefined
  );
}
