import type { SyntheticEvent } from 'react';

/** The windows that are to be open, the lowest first. */
const stack: HTMLDialogElement[] = [];
/** Those that were asked to go, and are on their way. */
const leaving = new WeakSet<HTMLDialogElement>();
let isPressSpent = false;

/** Puts a window on top, until it is taken out again. */
export function stackDialog(dialog: HTMLDialogElement): () => void {
  stack.push(dialog);
  dialog.addEventListener('close', stayOpen);
  return () => {
    dialog.removeEventListener('close', stayOpen);
    stack.splice(stack.indexOf(dialog), 1);
  };
}

/**
 * Whether a window goes by this `cancel`. In a page that nobody has touched yet one Escape cannot be held back and
 * closes every window: the browser asks them one after the other, the top one first, and only that one goes.
 */
export function dismissesWith(
  { cancelable, target, currentTarget }: SyntheticEvent<HTMLDialogElement>,
  isDismissible: boolean,
): boolean {
  if (target !== currentTarget) return false;
  if (cancelable) return isDismissible;
  if (isPressSpent) return false;
  isPressSpent = true;
  setTimeout(() => (isPressSpent = false));
  if (isDismissible) leaving.add(currentTarget);
  return isDismissible;
}

/** The browser closed windows that are to be open: they come back in their order, those above them on top again. */
function stayOpen(): void {
  const lowest = stack.findIndex((dialog) => !dialog.open && !leaving.has(dialog));
  if (lowest < 0) return;
  const kept = stack.slice(lowest).filter((dialog) => !leaving.has(dialog));
  for (const dialog of kept) {
    if (dialog.open) dialog.close();
    if (!dialog.open) dialog.showModal();
  }
}
