import type { AgentAnnouncement } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, Empty, Retry, Section, Skeleton } from '@croupier/ui';
import { Pager, useCursor } from '@croupier/ui/pager';
import { RichWords } from '@croupier/ui/rich-words';
import { useId } from 'react';
import { useAnnouncements } from '../../api/announcements.ts';
import styles from './announcements.module.css';

/** What operators announce to agents, the latest first. */
export function Announcements() {
  const { t, language } = useTexts('mfe-agent');
  const cursor = useCursor(language);
  const answer = useAnnouncements({ language, ...cursor.input });
  return <Section title={t('menu.announcement')}>{content()}</Section>;

  function content() {
    if (answer.isPending) return <Skeleton height={200} />;
    if (answer.error) return <Retry error={answer.error} onRetry={answer.refetch} />;
    const { rows, next } = answer.data;
    if (rows.length === 0 && cursor.isFirst)
      return (
        <Empty art="river" title={t('announcement.none')} text={t('announcement.none-text')} />
      );
    return (
      <div className={styles.list}>
        {rows.map((announcement) => (
          <Article key={announcement.id} announcement={announcement} />
        ))}
        <Pager cursor={cursor} next={next} isBusy={answer.isPlaceholderData} />
      </div>
    );
  }
}

function Article({ announcement }: { readonly announcement: AgentAnnouncement }) {
  const { formats } = useTexts('mfe-agent');
  const titleId = useId();
  const { title, startsAt, content } = announcement;
  return (
    <Card>
      <article aria-labelledby={titleId} className={styles.article}>
        <h3 id={titleId} dir="auto">
          {title}
        </h3>
        <time dateTime={startsAt}>{formats.date(startsAt)}</time>
        <div dir="auto" className={styles.words}>
          <RichWords words={content} />
        </div>
      </article>
    </Card>
  );
}
