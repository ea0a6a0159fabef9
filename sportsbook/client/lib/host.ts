import { isHostMessage, type GameMessage } from '@croupier/contracts';
import { page } from './page.ts';
import { followTheme } from './settings.ts';

/** Posts a message to the embedding page; no other origin can read it. */
export function postToHost(message: GameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, page.hostOrigin);
}

/** Leaves the book: the host closes the frame; without a host the lobby opens. */
export function leave(): void {
  if (window.parent === window) window.location.assign(page.lobbyUrl);
  else postToHost({ type: 'game.exit-requested' });
}

/** The book looks as the page around it: its theme at once, and another language with a new page. */
export function followHost(reload: (address: string) => void): () => void {
  const onMessage = ({ data, origin, source }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== page.hostOrigin || !isHostMessage(data)) return;
    followTheme(data.theme);
    if (data.language === page.language) return;
    const address = new URL(window.location.href);
    address.searchParams.set('language', data.language);
    reload(address.href);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}
