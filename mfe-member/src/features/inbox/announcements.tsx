import { useBus } from '@croupier/bus';
import type { Notice } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry } from '@croupier/ui';
import { Pagination } from '@croupier/ui/pagination';
import { useState } from 'react';
import { useAnnouncements } from '../../api/inbox.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import styles from './inbox.module.css';

/** The brand's published notices; each opens in the notice window. */
export function Announcements() {
  const { t } = useTexts('mfe-member');
  const [page, setPage] = useState(1);
  const notices = useAnnouncements(page);
  if (notices.isPending) return <ListSkeleton />;
  if (notices.error) return <Retry error={notices.error} onRetry={notices.refetch} />;
  const { list, totalPages } = notices.data;
  if (list.length === 0)
    return <Empty art="river" title={t('inbox.no-news')} text={t('inbox.no-news-text')} />;
  return (
    <>
      <Notices notices={list} />
      <Pagination
        label={t('inbox.tab.announcements')}
        page={page}
        pages={totalPages}
        onPage={setPage}
      />
    </>
  );
}

function Notices({ notices }: { notices: readonly Notice[] }) {
  const { t, formats } = useTexts('mfe-member');
  const bus = useBus();
  return (
    <ul role="list" aria-label={t('inbox.tab.announcements')} className={styles.rows}>
      {notices.map(({ id, title, startsAt }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.row}
            onClick={() => bus.publish('overlay.requested', { overlay: 'notice', page: id })}
          >
            <span className={styles.head}>
              <strong dir="auto">{title}</strong>
            </span>
            <time dateTime={startsAt}>{formats.date(startsAt)}</time>
          </button>
        </li>
      ))}
    </ul>
  );
}
