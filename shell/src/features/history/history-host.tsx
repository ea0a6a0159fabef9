import { useTexts } from '@croupier/i18n';
import { Drawer, Retry, Skeleton } from '@croupier/ui';
import { useLoaded } from '../../use-loaded.ts';
import { loadHistory } from '../support/load-support.ts';

/** The games that the member played last, in a panel beside the page. */
export function HistoryHost({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('support');
  const loaded = useLoaded(loadHistory, true);
  return (
    <Drawer isOpen title={t('history.title')} onClose={onClose}>
      {loaded.state === 'ready' && <loaded.value.HistoryPanel onClose={onClose} />}
      {loaded.state === 'failed' && <Retry error={loaded.error} again={loaded.again} />}
      {loaded.state === 'loading' && <Skeleton height={64} lines={4} />}
    </Drawer>
  );
}
