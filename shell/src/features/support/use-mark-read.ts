import { useClient, useForget } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useEffect, useRef } from 'react';

/** Tells the platform up to where the member has seen the room, while they look at it. */
export function useMarkRead(number: number | undefined): void {
  const client = useClient();
  const forget = useForget();
  const told = useRef(0);
  useEffect(() => {
    if (number === undefined) return;
    const seen = number;
    function tell(): void {
      if (document.visibilityState !== 'visible' || seen <= told.current) return;
      told.current = seen;
      client.call(calls.readSupport, { number: seen }).then(
        () => forget(calls.supportUnread),
        // Seen again with the next message, or when the room is opened again.
        () => (told.current = 0),
      );
    }
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [client, forget, number]);
}
