import type { Notice } from '@croupier/contracts';
import { useCallback, useState } from 'react';
import { local } from '../../preferences/stored.ts';
import { useNotices } from '../notices/use-notices.ts';
import { useUnreadCount } from '../support/use-unread.ts';

/** The number of notices that fit beside the page. */
const pageSize = 4;

/** Local storage: the start time of the latest notice that was read here. */
const readKey = 'news-read';

export interface Inbox {
  /** Unread answers of customer service. */
  readonly unread: number;
  /** Unread messages to the member. */
  readonly messages: number;
  readonly notices: readonly (Notice & { readonly isNew: boolean })[];
  /** Number of all unread items. */
  readonly news: number;
  /** Marks the current items as read. */
  readonly read: () => void;
}

/** Messages and notices for the member, the latest first. */
export function useInbox(): Inbox {
  const { support: unread, messages } = useUnreadCount();
  const list = useNotices({ pageSize }).data?.list ?? [];
  const [readUntil, setRead] = useState(() => local.get(readKey) ?? '');
  const latest = list.reduce((last, { startsAt }) => (startsAt > last ? startsAt : last), '');
  const read = useCallback(() => {
    if (!latest) return;
    local.set(readKey, latest);
    setRead(latest);
  }, [latest]);
  const notices = list.map((notice) => ({ ...notice, isNew: notice.startsAt > readUntil }));
  return {
    unread,
    messages,
    notices,
    news: unread + messages + notices.filter(({ isNew }) => isNew).length,
    read,
  };
}
