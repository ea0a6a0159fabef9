import { useTexts } from '@croupier/i18n';
import { Button, Empty, Retry, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useAdminNotices } from '../../api/content.ts';
import type { PanelProps } from './panel-props.ts';
import { NoticeEditor } from './notice-editor.tsx';
import { NoticeLine } from './notice-line.tsx';
import { RemovedNotices } from './removed-notices.tsx';
import styles from './content.module.css';

/** A brand's notices to its players, newest first. */
export function NoticesPanel(admin: PanelProps) {
  const { t } = useTexts('console');
  const [isAdding, setAdding] = useState(false);
  return (
    <div className={styles.panel}>
      <Button icon="plus" variant="primary" onClick={() => setAdding(true)}>
        {t('content.notice.add')}
      </Button>
      <Notices {...admin} />
      <RemovedNotices {...admin} />
      {isAdding && <NoticeEditor {...admin} notice={null} onClose={() => setAdding(false)} />}
    </div>
  );
}

function Notices(admin: PanelProps) {
  const { t } = useTexts('console');
  const notices = useAdminNotices(admin.brand);
  if (notices.isPending) return <Skeleton lines={5} height={72} />;
  if (notices.error) return <Retry error={notices.error} again={notices.refetch} />;
  if (notices.data.length === 0)
    return <Empty title={t('content.empty')} text={t('content.notice.empty')} art="search" />;
  return (
    <ul className={styles.list} aria-label={t('content.kinds.notices')}>
      {notices.data.map((notice) => (
        <NoticeLine key={notice.id} {...admin} notice={notice} />
      ))}
    </ul>
  );
}
