import { useEffect, useRef, type RefObject } from 'react';
import { stackDialog } from './dialog-stack.ts';

interface Modal {
  readonly isOpen: boolean;
  /** What it shows is still on its way. */
  readonly isWaiting: boolean;
}

/**
 * Opens and closes a native `dialog` as a modal: the browser keeps the focus inside and the rest
 * inert. The focus goes to what is marked, the default button or the heading; at the end back to
 * where it was.
 */
export function useModal({ isOpen, isWaiting }: Modal): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    const unstack = stackDialog(dialog);
    focusFirst(dialog);
    return () => {
      unstack();
      if (dialog.open) dialog.close();
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [isOpen]);
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || isWaiting || !dialog) return;
    // Who has gone on from the title meanwhile stays where they are.
    if (document.activeElement === titleOf(dialog)) focusFirst(dialog);
    reachByKey(dialog.querySelector<HTMLElement>('[data-scrolls]'));
  }, [isOpen, isWaiting]);
  return ref;
}

/** Not every browser lets the arrow keys into what scrolls and holds nothing to press. */
function reachByKey(body: HTMLElement | null): void {
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}

const titleOf = (dialog: HTMLDialogElement) => dialog.querySelector<HTMLElement>('h2');

function focusFirst(dialog: HTMLDialogElement): void {
  const marked = ['[data-autofocus]', 'footer [data-default]']
    .map((selector) => dialog.querySelector<HTMLElement>(selector))
    .find((found) => found !== null);
  (marked ?? titleOf(dialog))?.focus({ preventScroll: true });
}
