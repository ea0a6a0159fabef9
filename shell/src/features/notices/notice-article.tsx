import type { Notice } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useId } from 'react';
import { RichWords } from '../../help/rich-words.tsx';
import styles from './notices.module.css';

/** A notice with its day, as operators wrote it. */
export function NoticeArticle({ notice }: { notice: Notice }) {
  const { formats } = useTexts('news');
  const titleId = useId();
  const { title, startsAt, content } = notice;
  return (
    <article aria-labelledby={titleId} className={styles.article}>
      <h3 id={titleId} dir="auto">
        {title}
      </h3>
      <time dateTime={startsAt}>{formats.date(startsAt)}</time>
      <div dir="auto" className={styles.words}>
        <RichWords words={content} />
      </div>
    </article>
  );
}
