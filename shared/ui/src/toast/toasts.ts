import { useSyncExternalStore } from 'react';

export interface Toast {
  readonly tone?: 'neutral' | 'positive' | 'negative' | 'warning' | undefined;
  readonly text: string;
}

export interface ShownToast extends Toast {
  readonly id: number;
}

const shownMs = 6_000;
const none: readonly ShownToast[] = [];
let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function toast(said: Toast): void {
  const id = ++lastId;
  show([...toasts.slice(-2), { ...said, id }]);
  setTimeout(() => dismissToast(id), shownMs);
}

export function dismissToast(id: number): void {
  show(toasts.filter((shown) => shown.id !== id));
}

/** Shows a toast about something that just happened; never a question. */
export function useToast(): (said: Toast) => void {
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
