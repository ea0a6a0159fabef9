import { useTexts } from '@croupier/i18n';
import { Retry, Skeleton } from '@croupier/ui';
import { loadDownPage, loadJoinPage, loadNoticePage } from '../features/notices/load-news.ts';
import type { OwnPageName } from '../routing/view-of.ts';
import { useLoaded } from '../use-loaded.ts';
import styles from './pages.module.css';

const loaders = {
  notices: async () => (await loadNoticePage()).NoticePage,
  down: async () => (await loadDownPage()).DownPage,
  join: async () => (await loadJoinPage()).JoinPage,
} as const;

/** Fetches a page of the shell on demand. */
export function OwnPage({ page }: { page: OwnPageName }) {
  return <Fetched key={page} page={page} />;
}

function Fetched({ page }: { page: OwnPageName }) {
  const { t } = useTexts('shell');
  const loaded = useLoaded(loaders[page], true);
  if (loaded.state === 'ready') return <loaded.value />;
  if (loaded.state === 'failed') return <Retry error={loaded.error} onRetry={loaded.retry} />;
  return <PagePlace title={t(`pages.${page}`)} />;
}

/** Placeholder of a page of the shell: its name is known before its code has loaded. */
export function PagePlace({ title }: { title: string }) {
  return (
    <div className={styles.place} aria-busy="true">
      <div className={styles.placeHead}>
        <p className={styles.placeTitle}>{title}</p>
        <Skeleton width="min(80%, 34rem)" height={27} />
      </div>
      <Skeleton height={168} />
      <Skeleton height={168} />
      <Skeleton height={168} />
    </div>
  );
}
