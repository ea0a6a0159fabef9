import type { Notice } from '@croupier/contracts';
import { useCallback, useState } from 'react';
import { local } from '../../preferences/stored.ts';
import { useNotices } from '../notices/use-notices.ts';
import { useUnread } from '../support/use-unread.ts';

/** As many notices as fit beside the page. */
const pageSize = 4;

/** Local storage: when the latest notice began that was read here. */
const readKey = 'news-read';

export interface Inbox {
  /** Answers of the desk that nobody has seen. */
  readonly unread: number;
  readonly notices: readonly (Notice & { readonly isNew: boolean })[];
  /** All that is new. */
  readonly news: number;
  /** What is there counts as read. */
  readonly read: () => void;
}

/** What was said to the member, the latest first. */
export function useInbox(): Inbox {
  const unread = useUnread();
  const list = useNotices({ pageSize }).data?.list ?? [];
  const [readUntil, setRead] = useState(() => local.get(readKey) ?? '');
  const latest = list.reduce((last, { startsAt }) => (startsAt > last ? startsAt : last), '');
  const read = useCallback(() => {
    if (!latest) return;
    local.set(readKey, latest);
    setRead(latest);
  }, [latest]);
  const notices = list.map((notice) => ({ ...notice, isNew: notice.startsAt > readUntil }));
  return { unread, notices, news: unread + notices.filter(({ isNew }) => isNew).length, read };
}
