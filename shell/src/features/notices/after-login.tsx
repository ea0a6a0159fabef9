import { useTexts } from '@croupier/i18n';
import { Button, Empty, Retry, Skeleton } from '@croupier/ui';
import { NoticeArticle } from './notice-article.tsx';
import { useNotices } from './use-notices.ts';

/** What a member reads after the log-in. */
export function AfterLogin() {
  const { t } = useTexts('news');
  const greetings = useNotices({ execution: 'PL' });
  if (greetings.isPending) return <Skeleton height={44} lines={4} />;
  if (greetings.error) return <Retry error={greetings.error} again={greetings.refetch} />;
  const { list } = greetings.data;
  if (list.length === 0) return <Empty art="river" title={t('empty')} text={t('emptyText')} />;
  return list.map((notice) => <NoticeArticle key={notice.id} notice={notice} />);
}

export function AfterLoginFoot({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('news');
  return (
    <Button variant="primary" onClick={onClose} data-default>
      {t('close')}
    </Button>
  );
}
