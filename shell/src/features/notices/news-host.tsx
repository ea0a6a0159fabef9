import { useHeard } from '@croupier/bus';
import type { NoticeId, Session } from '@croupier/contracts';
import { useState } from 'react';
import { useSession } from '../../frame/use-session.ts';
import { useHydrated } from '../../arrival/use-hydrated.ts';
import { useLoaded } from '../../use-loaded.ts';
import { loadPopups } from './load-news.ts';
import { isSeen, noteSeen } from './seen-news.ts';

/** News that pop up for every visitor, each once, and those that greet a member after the log-in. */
export function NewsHost({ popups }: { popups: readonly NoticeId[] }) {
  const isHydrated = useHydrated();
  const session = useSession();
  const [before, setBefore] = useState<Session | null>(session);
  const [isGreeting, setGreeting] = useState(false);
  const [, setClosed] = useState(0);
  useHeard('session.changed', (now) => {
    setBefore(now);
    // A session that the page came with was greeted where it began.
    if (now && !before) setGreeting(true);
    if (!now) setGreeting(false);
  });
  const fresh = isHydrated ? popups.filter((id) => !isSeen(id)) : [];
  const loaded = useLoaded(loadPopups, isGreeting || fresh.length > 0);
  if (loaded.state !== 'ready') return null;
  const { Greeting, NewsCard } = loaded.value;
  if (isGreeting) return <Greeting onDone={() => setGreeting(false)} />;
  if (fresh.length === 0) return null;
  function close(): void {
    noteSeen(fresh);
    setClosed((count) => count + 1);
  }
  return <NewsCard ids={fresh} onClose={close} />;
}
