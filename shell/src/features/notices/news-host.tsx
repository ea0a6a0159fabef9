import type { NoticeId } from '@croupier/contracts';
import { useState } from 'react';
import { useHydrated } from '../../server-render/use-hydrated.ts';
import { useLoaded } from '../../use-loaded.ts';
import { loadPopups } from './load-news.ts';
import { isSeen, noteSeen } from './seen-news.ts';

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
