import type { NoticeId, Session } from '@croupier/contracts';
import { useState } from 'react';
import { useHydrated } from '../../server-render/use-hydrated.ts';
import { useLoaded } from '../../use-loaded.ts';
import { loadPopups } from './load-news.ts';
import { local } from '../../preferences/stored.ts';
import { useEvent } from '@croupier/bus';
import { useSession } from '../../shell-scope.tsx';

/** Pops up news for every visitor, each once. */
export function NewsHost({ popups }: { popups: readonly NoticeId[] }) {
  const isHydrated = useHydrated();
  const [, setClosed] = useState(0);
  const fresh = isHydrated ? popups.filter((id) => !isSeen(id)) : [];
  const loaded = useLoaded(loadPopups, fresh.length > 0);
  if (loaded.state !== 'ready' || fresh.length === 0) return null;
  function close(): void {
    noteSeen(fresh);
    setClosed((count) => count + 1);
  }
  return <loaded.value.NewsCard ids={fresh} onClose={close} />;
}

/**
 * Local storage: which news popped up here and were closed. Session storage would lose the list with the
 * session.
 */
const seenKey = 'seen-news';
/** Older entries have expired by then. */
const maxStored = 50;

/** Closed news in a browser without storage: kept while the page is open. */
const seenHere = new Set<NoticeId>();

function isSeen(id: NoticeId): boolean {
  return seenHere.has(id) || seenIds().includes(id);
}

function noteSeen(ids: readonly NoticeId[]): void {
  const all = [...new Set([...seenIds(), ...ids])];
  local.set(seenKey, all.slice(-maxStored).join());
  for (const id of ids) if (!isSeen(id)) seenHere.add(id);
}

const seenIds = () => (local.get(seenKey) ?? '').split(',');

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
