import type { NoticeId } from '@croupier/contracts';

/** Local storage: which news popped up here and were closed. Session storage is a session's own and ends with it. */
const seenKey = 'seen-news';
/** Older ones are over by then. */
const mostKept = 50;

export function isSeen(id: NoticeId): boolean {
  return seenIds().includes(id);
}

export function noteSeen(ids: readonly NoticeId[]): void {
  const all = [...new Set([...seenIds(), ...ids])];
  localStorage.setItem(seenKey, all.slice(-mostKept).join());
}

const seenIds = () => (localStorage.getItem(seenKey) ?? '').split(',');
