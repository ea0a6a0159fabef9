import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'matches' }
  | { readonly page: 'live' }
  | { readonly page: 'bets' }
  | { readonly page: 'ticket'; readonly ticket: string }
  | { readonly page: 'league'; readonly league: string }
  | { readonly page: 'match'; readonly match: string };

/** The page's place is in its fragment, so that a reload stays where it was. */
export function routeOf(hash: string): Route {
  const [name = '', id = ''] = hash.replace(/^#\/?/, '').split('/');
  if (name === 'live' || name === 'bets') return { page: name };
  if (name === 'ticket' && id) return { page: 'ticket', ticket: id };
  if (name === 'league' && id) return { page: 'league', league: id };
  if (name === 'match' && id) return { page: 'match', match: id };
  return { page: 'matches' };
}

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => window.location.hash));
}

/** A launch that names a bet opens with it; a reload stays where the page is. */
export function openAsked(ticket: string | null): void {
  if (ticket === null || window.location.hash) return;
  window.history.replaceState(null, '', `#/ticket/${encodeURIComponent(ticket)}`);
}
