import type { Notice } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Card, Empty, PageHeader, Retry, Skeleton, useServerNow } from '@croupier/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { NoticeArticle } from '../features/notices/notice-article.tsx';
import { useNotices } from '../features/notices/use-notices.ts';
import { CoverArt } from '../surface/cover-art.tsx';
import styles from './own-pages.module.css';

/** Every notice of the brand, page by page. */
export function NoticePage() {
  const { t } = useTexts('news');
  const shell = useTexts('shell');
  return (
    <div className={styles.page}>
      <PageHeader title={shell.t('pages.notices')} lead={t('lead')} />
      <Notices />
    </div>
  );
}

const pageSize = 10;

function Notices() {
  const { t } = useTexts('news');
  const [params] = useSearchParams();
  const pageNo = Math.max(1, Math.min(10_000, Math.trunc(Number(params.get('page'))) || 1));
  const notices = useNotices({ pageNo, pageSize });
  if (notices.isPending) return <Skeleton height={120} lines={4} />;
  if (notices.error) return <Retry error={notices.error} onRetry={notices.refetch} />;
  const { list, totalPages } = notices.data;
  if (list.length === 0) return <Empty art="river" title={t('empty')} text={t('emptyText')} />;
  return (
    <>
      {list.map((notice, place) => (
        <Item key={notice.id} notice={notice} isLatest={pageNo === 1 && place === 0} />
      ))}
      {totalPages > 1 && <Pages current={pageNo} total={totalPages} />}
    </>
  );
}

const newForMs = 48 * 3_600_000;

function Item({ notice, isLatest }: { notice: Notice; isLatest: boolean }) {
  const { t } = useTexts('news');
  const now = useServerNow(60_000).getTime();
  const isNew = now - Date.parse(notice.startsAt) < newForMs;
  return (
    <Card className={styles.notice} data-latest={isLatest || undefined}>
      <div className={styles.summary}>
        {isNew && <Badge tone="accent">{t('new')}</Badge>}
        <NoticeArticle notice={notice} as="h2" />
      </div>
      {isLatest && (
        <div className={styles.picture}>
          <CoverArt seed={notice.title} aspect="16:9" />
        </div>
      )}
    </Card>
  );
}

function Pages({ current, total }: { current: number; total: number }) {
  const { t, formats } = useTexts('news');
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      {Array.from({ length: total }, (_, index) => index + 1).map((page) => (
        <Link
          key={page}
          to={{ search: page === 1 ? '' : `?page=${page}` }}
          aria-label={t('page', { page: formats.number(page) })}
          aria-current={page === current ? 'page' : undefined}
          className={styles.pageLink}
        >
          {formats.number(page)}
        </Link>
      ))}
    </nav>
  );
}
