import type { NoticeId } from '@croupier/contracts';
import { local } from '../../preferences/stored.ts';

/**
 * Local storage: which news popped up here and were closed. Session storage would lose the list with the
 * session.
 */
const seenKey = 'seen-news';
/** Older entries have expired by then. */
const mostKept = 50;

/** Closed news in a browser without storage: kept while the page is open. */
const seenHere = new Set<NoticeId>();

export function isSeen(id: NoticeId): boolean {
  return seenHere.has(id) || seenIds().includes(id);
}

export function noteSeen(ids: readonly NoticeId[]): void {
  const all = [...new Set([...seenIds(), ...ids])];
  local.set(seenKey, all.slice(-mostKept).join());
  for (const id of ids) if (!isSeen(id)) seenHere.add(id);
}

const seenIds = () => (local.get(seenKey) ?? '').split(',');
