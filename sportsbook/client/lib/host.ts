import type { GameMessage } from '@croupier/contracts';
import { page } from './page.ts';

/** Posts a message to the embedding page; no other origin can read it. */
export function postToHost(message: GameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, page.hostOrigin);
}

/** Leaves the book: the host closes the frame; without a host the lobby opens. */
export function leave(): void {
  if (window.parent === window) window.location.assign(page.lobbyUrl);
  else postToHost({ type: 'game.exit-requested' });
}
