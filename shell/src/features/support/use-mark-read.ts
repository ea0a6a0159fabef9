import { useClient, useInvalidate } from '@croupier/client';
import { calls, type Audience, type Call } from '@croupier/contracts';
import { useEffect, useRef } from 'react';

/** Tells the platform up to where the room was seen, while somebody looks at it. */
export function useMarkRead(
  number: number | undefined,
  call: Call<{ number: number }, void, never, Audience> = calls.readSupport,
): void {
  const client = useClient();
  const forget = useInvalidate();
  const told = useRef(0);
  useEffect(() => {
    if (number === undefined) return;
    const seen = number;
    function tell(): void {
      if (document.visibilityState !== 'visible' || seen <= told.current) return;
      told.current = seen;
      client.call(call, { number: seen }).then(
        () => forget(calls.supportUnread),
        // Reported again with the next message, or when the room is opened again.
        () => (told.current = 0),
      );
    }
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [call, client, forget, number]);
}
