import type { NoticeId } from '@croupier/contracts';

/** Session storage: which news popped up in this visit and were closed. */
const seenKey = 'seen-news';

export function isSeen(id: NoticeId): boolean {
  return seenIds().includes(id);
}

export function noteSeen(ids: readonly NoticeId[]): void {
  sessionStorage.setItem(seenKey, [...new Set([...seenIds(), ...ids])].join());
}

const seenIds = () => (sessionStorage.getItem(seenKey) ?? '').split(',');
