import { useEffect, useRef, type RefObject } from 'react';
import { stackDialog } from './dialog-stack.ts';

interface Modal {
  readonly isOpen: boolean;
  /** The content is still loading. */
  readonly isWaiting: boolean;
}

/**
 * Opens and closes a native `dialog` as a modal: the browser traps the focus inside and makes the rest inert.
 * The focus goes to the marked element, the default button or the heading; on close it returns to where it
 * was.
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
    // If the visitor has moved the focus from the title meanwhile, the focus stays there.
    if (document.activeElement === titleOf(dialog)) focusFirst(dialog);
    reachByKey(dialog.querySelector<HTMLElement>('[data-scrolls]'));
  }, [isOpen, isWaiting]);
  return ref;
}

/** Some browsers do not let arrow keys scroll a container without focusable elements. */
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
