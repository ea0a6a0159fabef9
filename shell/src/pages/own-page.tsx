import { useTexts } from '@croupier/i18n';
import { Retry } from '@croupier/ui';
import { loadDownPage, loadJoinPage, loadNoticePage } from '../features/notices/load-news.ts';
import type { OwnPageName } from '../routing/view-of.ts';
import { useLoaded } from '../use-loaded.ts';
import { PagePlace } from './page-place.tsx';

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
  if (loaded.state === 'failed') return <Retry error={loaded.error} again={loaded.again} />;
  return <PagePlace title={t(`pages.${page}`)} />;
}
