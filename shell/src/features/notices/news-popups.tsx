import { useCallQuery } from '@croupier/client';
import { calls, type NoticeId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import { useEffect, useEffectEvent, useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { viewOf } from '../../routing/view-of.ts';
import { useShell } from '../../shell-scope.tsx';
import { isSignInForm } from '../../sign-in/load-sign-in.ts';
import { openedHere } from '../../windows/opened-here.ts';
import { searchAbove, windowsIn } from '../../windows/window-address.ts';
import { NoticeArticle } from './notice-article.tsx';
import { useNotices } from './use-notices.ts';
import styles from './notices.module.css';

/** News for everybody, in the corner of the page: none requires an answer. */
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

/**
 * Opens the window after the log-in, once the forms are closed and a required password change is done; without
 * such notices it opens nothing.
 */
export function Greeting({ onDone }: { onDone: () => void }) {
  const { site } = useShell();
  const greetings = useNotices({ execution: 'PL' });
  const profile = useCallQuery(calls.memberInfo, undefined);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const count = greetings.data?.list.length;
  const isFormOpen =
    viewOf(site, pathname).kind === 'sign-in' ||
    windowsIn(search).some(({ name }) => isSignInForm(name));
  const isHeldUp = isFormOpen || profile.isPending || Boolean(profile.data?.mustChangePassword);
  const isDue = count !== undefined && !isHeldUp;
  const greet = useEffectEvent(() => {
    onDone();
    if (count === 0) return;
    const opened = searchAbove(search, { name: 'after-login' });
    void navigate({ pathname, search: opened }, { state: openedHere() });
  });
  useEffect(() => {
    if (isDue) greet();
  }, [isDue]);
  return null;
}
