import { opensOverlay } from '@croupier/ui';
import type { WindowRequest } from './window-address.ts';

interface OpenedHere {
  readonly opensOverlay: true;
  readonly wanted: readonly WindowRequest[];
}

/** State of a history entry that is its predecessor plus one window. */
export function openedHere(wanted: readonly WindowRequest[] = []): OpenedHere {
  return { opensOverlay: true, wanted };
}

/** Whether going back closes the topmost window. */
export const isOpenedHere = opensOverlay;

/** The windows that a visitor requested before the sign-in; the lowest first. */
export function wantedIn(state: unknown): readonly WindowRequest[] {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return [];
  return Array.isArray(state.wanted) ? state.wanted.flatMap(windowIn) : [];
}

function windowIn(wanted: unknown): readonly WindowRequest[] {
  if (typeof wanted !== 'object' || wanted === null || !('name' in wanted)) return [];
  if (typeof wanted.name !== 'string') return [];
  const page = 'page' in wanted && typeof wanted.page === 'string' ? wanted.page : undefined;
  return [{ name: wanted.name, page }];
}

/** Whether the browser is still at a router address; false if a navigation has already started. */
export function isConnectedTo({ pathname, search }: { pathname: string; search: string }): boolean {
  const { location } = window;
  return location.pathname === pathname && written(location.search) === written(search);
}

/** Normalises different escapes. */
const written = (search: string) => new URLSearchParams(search).toString();
