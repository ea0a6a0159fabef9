import type { SyntheticEvent } from 'react';

/** The windows that must be open, bottom first. */
const stack: HTMLDialogElement[] = [];
/** Windows that were asked to close and are closing. */
const leaving = new WeakSet<HTMLDialogElement>();
let isPressSpent = false;

/** Puts a window on top of the stack; returns a function that removes it. */
export function stackDialog(dialog: HTMLDialogElement): () => void {
  stack.push(dialog);
  dialog.addEventListener('close', stayOpen);
  return () => {
    dialog.removeEventListener('close', stayOpen);
    stack.splice(stack.indexOf(dialog), 1);
  };
}

/**
 * Whether this `cancel` closes a window. Before the first user interaction with a page, one Escape cannot be
 * prevented and closes every window: the browser sends `cancel` to each, top first, and only the top one may
 * close.
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

/**
 * The browser closed windows that must be open: reopens them in their order, with the windows above them on
 * top again.
 */
function stayOpen(): void {
  const lowest = stack.findIndex((dialog) => !dialog.open && !leaving.has(dialog));
  if (lowest < 0) return;
  const stored = stack.slice(lowest).filter((dialog) => !leaving.has(dialog));
  for (const dialog of stored) {
    if (dialog.open) dialog.close();
    if (!dialog.open) dialog.showModal();
  }
}
