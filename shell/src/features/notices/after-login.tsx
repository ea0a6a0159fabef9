import { useTexts } from '@croupier/i18n';
import { Button, Retry, Skeleton } from '@croupier/ui';
import { useEffect, useEffectEvent } from 'react';
import { NoticeArticle } from './notice-article.tsx';
import { useNotices } from './use-notices.ts';

/** The notices that a member reads after the log-in. Without notices the window closes. */
export function AfterLogin({ onClose }: { onClose: () => void }) {
  const greetings = useNotices({ execution: 'PL' });
  const isEmpty = greetings.data?.list.length === 0;
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (isEmpty) leave();
  }, [isEmpty]);
  if (greetings.isPending) return <Skeleton height={44} lines={4} />;
  if (greetings.error) return <Retry error={greetings.error} onRetry={greetings.refetch} />;
  return greetings.data.list.map((notice) => <NoticeArticle key={notice.id} notice={notice} />);
}

export function AfterLoginFoot({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('news');
  return (
    <Button variant="primary" onClick={onClose} data-default>
      {t('close')}
    </Button>
  );
}
