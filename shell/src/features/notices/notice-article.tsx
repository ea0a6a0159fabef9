import type { Notice } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useId } from 'react';
import { RichWords } from '@croupier/ui/rich-words';
import styles from './notices.module.css';

interface NoticeArticleProps {
  readonly notice: Notice;
  /** The next heading level below the surrounding headings. */
  readonly as?: 'h2' | 'h3';
}

/** A notice with its date, as operators wrote it. */
export function NoticeArticle({ notice, as: Heading = 'h3' }: NoticeArticleProps) {
  const { formats } = useTexts('news');
  const titleId = useId();
  const { title, startsAt, content } = notice;
  return (
    <article aria-labelledby={titleId} className={styles.article}>
      <Heading id={titleId} dir="auto" className={styles.heading}>
        {title}
      </Heading>
      <time dateTime={startsAt}>{formats.date(startsAt)}</time>
      <div dir="auto" className={styles.words}>
        <RichWords words={content} />
      </div>
    </article>
  );
}
