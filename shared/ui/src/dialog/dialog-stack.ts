import { useSyncExternalStore, type SyntheticEvent } from 'react';

/** The windows that must be open, bottom first. */
const stack: HTMLDialogElement[] = [];
/** Windows that were asked to close and are closing. */
const leaving = new WeakSet<HTMLDialogElement>();
let isPressSpent = false;
const listeners = new Set<() => void>();

/** The modal window above all others: everything outside it is inert. */
export const useTopmostDialog = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => stack.at(-1),
    () => undefined,
  );

function changeStack(change: () => void): void {
  change();
  for (const listener of listeners) listener();
}

/** Puts a window on top of the stack; returns a function that removes it. */
export function stackDialog(dialog: HTMLDialogElement): () => void {
  changeStack(() => stack.push(dialog));
  dialog.addEventListener('close', stayOpen);
  return () => {
    dialog.removeEventListener('close', stayOpen);
    changeStack(() => stack.splice(stack.indexOf(dialog), 1));
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
