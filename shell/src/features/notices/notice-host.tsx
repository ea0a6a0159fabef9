import { useTexts } from '@croupier/i18n';
import { Dialog, Retry, Skeleton } from '@croupier/ui';
import { useLoaded } from '../../use-loaded.ts';
import { loadNoticeDialog } from './load-news.ts';

interface NoticeHostProps {
  /** Of the notice that was chosen; the latest one without. */
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** Fetches the window of the notices when one is opened. */
export function NoticeHost({ id, onClose }: NoticeHostProps) {
  const { t } = useTexts('shell');
  const loaded = useLoaded(loadNoticeDialog, true);
  if (loaded.state === 'ready') return <loaded.value.NoticeDialog id={id} onClose={onClose} />;
  return (
    <Dialog isOpen title={t('pages.notices')} onClose={onClose}>
      {loaded.state === 'failed' ? (
        <Retry error={loaded.error} again={loaded.again} />
      ) : (
        <Skeleton height={44} lines={4} />
      )}
    </Dialog>
  );
}
