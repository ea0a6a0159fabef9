import { useEvent } from '@croupier/bus';
import type { Session } from '@croupier/contracts';
import { useState } from 'react';
import { useSession } from '../../frame/use-session.ts';
import { useLoaded } from '../../use-loaded.ts';
import { loadPopups } from './load-news.ts';

/** Greets a member after the log-in, on any page and with any target. */
export function GreetingHost() {
  const session = useSession();
  const [before, setBefore] = useState<Session | null>(session);
  const [isGreeting, setGreeting] = useState(false);
  useEvent('session.changed', (now) => {
    setBefore(now);
    // A session that existed when the page loaded was greeted where it began.
    if (now && !before) setGreeting(true);
    if (!now) setGreeting(false);
  });
  const loaded = useLoaded(loadPopups, isGreeting);
  if (!isGreeting || loaded.state !== 'ready') return null;
  return <loaded.value.Greeting onDone={() => setGreeting(false)} />;
}
