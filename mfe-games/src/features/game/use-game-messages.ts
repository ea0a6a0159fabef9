import { isGameMessage, type GameMessage } from '@croupier/contracts';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Receives the messages of the game in a frame: only from that window, and only from its launch origin. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  onMessage: (message: GameMessage) => void,
): void {
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.source !== frame.current?.contentWindow || event.origin !== new URL(address).origin)
      return;
    if (isGameMessage(event.data)) onMessage(event.data);
  });
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
}
