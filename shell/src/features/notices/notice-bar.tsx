import type { NoticeTitle } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon } from '@croupier/ui';
import { useState, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { MotionButton } from '../banners/motion-button.tsx';
import { noticeSearch } from './use-notices.ts';
import styles from './notices.module.css';

/** More titles do not increase the speed. */
const longestCount = 5;

/** Scrolling titles. Hover and focus pause them, a button stops them. */
export function NoticeBar({ notices }: { notices: readonly NoticeTitle[] }) {
  const { t } = useTexts('shell');
  const { pathname, search } = useLocation();
  const [isPaused, setPaused] = useState(false);
  const mayMove = useMayAnimate();
  return (
    <section className={styles.bar} aria-label={t('news.bar')}>
      <Icon name="info" />
      <div className={styles.window}>
        <ul
          className={styles.track}
          data-paused={isPaused || !mayMove}
          data-count={Math.min(notices.length, longestCount)}
        >
          {notices.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={{ pathname, search: noticeSearch(search, id) }}
                state={{ opensOverlay: true }}
                className={styles.title}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <MotionButton isPaused={isPaused} onChange={setPaused} />
      <Link to="/noticePage" className={styles.all}>
        {t('news.all')}
      </Link>
    </section>
  );
}

/** `--delay-scenery` of the tokens. */
const delayMs = 3_000;

/** Whether decorative motion may begin: until then the page has the processors to itself. */
function useMayAnimate(): boolean {
  const [mayMove, setMayMove] = useState(false);
  useEffect(() => {
    const wait = setTimeout(() => setMayMove(true), delayMs);
    return () => clearTimeout(wait);
  }, []);
  return mayMove;
}
