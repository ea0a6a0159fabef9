import type { Notice } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Skeleton } from '@croupier/ui';
import { useEffect, useRef } from 'react';
import { NoticeArticle } from './notice-article.tsx';
import { useNotices } from './use-notices.ts';
import styles from './notices.module.css';

interface NoticesProps {
  /** Id of the chosen notice; if absent, the latest one. */
  readonly page: string | undefined;
}

/** Older notices are on the notice page. */
const shownNotices = 30;

/** List of the notices, open at the chosen one. */
export function Notices({ page: id }: NoticesProps) {
  const { t } = useTexts('news');
  const notices = useNotices({ pageSize: shownNotices });
  if (notices.isPending) return <Skeleton height={44} lines={4} />;
  if (notices.error) return <Retry error={notices.error} onRetry={notices.refetch} />;
  const { list } = notices.data;
  if (list.length === 0) return <Empty art="river" title={t('empty')} text={t('emptyText')} />;
  const chosen = list.find((notice) => notice.id === id);
  return (
    <>
      {id !== undefined && !chosen && <p className={styles.gone}>{t('gone')}</p>}
      {list.map((notice) => (
        <Item key={notice.id} notice={notice} isChosen={notice === chosen} />
      ))}
    </>
  );
}

function Item({ notice, isChosen }: { notice: Notice; isChosen: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isChosen) return;
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.focus({ preventScroll: true });
  }, [isChosen]);
  return (
    <div ref={place} tabIndex={-1} className={styles.item} data-chosen={isChosen}>
      <NoticeArticle notice={notice} />
    </div>
  );
}
