import type { GameMessage } from '@croupier/contracts';
import { page } from './page-data.ts';

const atReady: (() => void)[] = [];

/** Posts a message to the embedding page; no other origin can read it. */
export function postToHost(message: GameMessage): void {
  if (message.type === 'game.ready') for (const act of atReady.splice(0)) act();
  if (window.parent !== window) window.parent.postMessage(message, page.hostOrigin);
}

/** Runs a callback once the game can be played. */
export function whenReady(act: () => void): void {
  atReady.push(act);
}

/** Leaves the game: the host closes the frame; without a host the game opens the lobby. */
export function leave(): void {
  if (window.parent === window) window.location.assign(page.lobbyUrl);
  else postToHost({ type: 'game.exit-requested' });
}
