import type { AskedWindow } from './window-address.ts';

interface OpenedHere {
  readonly opensOverlay: true;
  readonly wanted: AskedWindow | null;
}

/** State of a history entry that is the one before it and a window more. */
export function openedHere(wanted: AskedWindow | null = null): OpenedHere {
  return { opensOverlay: true, wanted };
}

/** Whether going back closes the window on top. */
export function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opensOverlay' in state;
}

/** The window that a visitor wanted, for after the sign-in. */
export function wantedIn(state: unknown): AskedWindow | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null;
  const { wanted } = state;
  if (typeof wanted !== 'object' || wanted === null || !('name' in wanted)) return null;
  if (typeof wanted.name !== 'string') return null;
  const page = 'page' in wanted && typeof wanted.page === 'string' ? wanted.page : undefined;
  return { name: wanted.name, page };
}
