import type { GameMessage } from '@croupier/contracts';
import { page } from './page-data.ts';

/** Tells the page around the game something; no other origin can read it. */
export function tellHost(message: GameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, page.hostOrigin);
}

/** Leaves the game: the host closes the frame; without a host the lobby itself opens. */
export function leave(): void {
  if (window.parent === window) window.location.assign(page.lobbyUrl);
  else tellHost({ type: 'game.exit-requested' });
}
