import type { NoticeId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog } from '@croupier/ui';
import { useId } from 'react';
import { NoticeArticle } from './notice-article.tsx';
import { useNotices } from './use-notices.ts';
import styles from './notices.module.css';

/** News for everybody, in the corner of the page: nothing of it has to be answered. */
export function NewsCard({ ids, onClose }: { ids: readonly NoticeId[]; onClose: () => void }) {
  const { t } = useTexts('news');
  const titleId = useId();
  const news = useNotices({ execution: 'PU' });
  const fresh = news.data?.list.filter(({ id }) => ids.includes(id)) ?? [];
  if (fresh.length === 0) return null;
  return (
    <section role="dialog" aria-labelledby={titleId} className={styles.card}>
      <header className={styles.head}>
        <h2 id={titleId}>{t('news')}</h2>
        <Button variant="quiet" icon="close" aria-label={t('close')} onClick={onClose} />
      </header>
      <div className={styles.scroll}>
        {fresh.map((notice) => (
          <NoticeArticle key={notice.id} notice={notice} />
        ))}
      </div>
    </section>
  );
}

/** What a member reads after the log-in; without such notices there is no window. */
export function AfterLogin({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('news');
  const greetings = useNotices({ execution: 'PL' });
  const list = greetings.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Dialog
      isOpen
      size="m"
      title={t('greeting')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose} data-default>
          {t('close')}
        </Button>
      }
    >
      {list.map((notice) => (
        <NoticeArticle key={notice.id} notice={notice} />
      ))}
    </Dialog>
  );
}
