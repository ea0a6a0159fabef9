import { useSyncExternalStore } from 'react';

export interface Toast {
  /** `win`: the moment of a win; it stays until it is closed. */
  readonly tone?: 'neutral' | 'positive' | 'negative' | 'warning' | 'win' | undefined;
  readonly text: string;
  /** What the visitor can do about it, such as undo; closes the toast. */
  readonly action?: { readonly label: string; readonly act: () => void } | undefined;
}

export interface ShownToast extends Toast {
  readonly id: number;
}

const shownMs = 6_000;
/** Time to reach the action, also by keyboard. */
const shownWithActionMs = 15_000;
const none: readonly ShownToast[] = [];
let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function toast(shown: Toast): void {
  const id = ++lastId;
  show([...toasts.slice(-2), { ...shown, id }]);
  if (shown.tone === 'win') return;
  setTimeout(() => dismissToast(id), shown.action ? shownWithActionMs : shownMs);
}

export function dismissToast(id: number): void {
  show(toasts.filter((shown) => shown.id !== id));
}

/** Removes all toasts, as a new page has none. */
export function dismissToasts(): void {
  show(none);
}

/** Shows a toast about something that just happened; never a question. */
export function useToast(): (shown: Toast) => void {
  return toast;
}

export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => toasts,
    () => none,
  );
}
