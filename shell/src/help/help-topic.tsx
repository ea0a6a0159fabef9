import { useCallQuery } from '@croupier/client';
import { calls, type HelpEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Retry, Skeleton } from '@croupier/ui';
import { Link, useLocation } from 'react-router-dom';
import { searchAbove } from '../windows/window-address.ts';
import { termsTopic } from './help-host.tsx';
import { RichWords } from '@croupier/ui/rich-words';
import styles from './help.module.css';

interface HelpTopicProps {
  /** Slug of a topic; if absent, the list of all topics. */
  readonly page: string | undefined;
}

/** Help over the open page, such as the terms over a form that requires them: the form stays unchanged. */
export function HelpTopic({ page }: HelpTopicProps) {
  const { t, language } = useTexts('help');
  const help = useCallQuery(calls.helpCenter, { language });
  if (help.isPending) return <Skeleton height={44} lines={8} />;
  if (help.error) return <Retry error={help.error} onRetry={help.refetch} />;
  if (page === undefined) return <Topics entries={help.data} />;
  const entry = help.data.find(({ slug }) => slug === page);
  if (!entry) return <Empty art="river" title={t('empty')} text={t('emptyText')} />;
  return (
    <div className={styles.topic} data-alone>
      {page !== termsTopic && <h3>{entry.title}</h3>}
      <RichWords words={entry.content} />
    </div>
  );
}

export function HelpTopicFoot({ page, onClose }: HelpTopicProps & { onClose: () => void }) {
  const { t } = useTexts('help');
  return (
    <Button variant="primary" data-default onClick={onClose}>
      {t(page === termsTopic ? 'termsRead' : 'close')}
    </Button>
  );
}

function Topics({ entries }: { entries: readonly HelpEntry[] }) {
  const { t } = useTexts('help');
  const { pathname, search, state } = useLocation();
  if (entries.length === 0) return <Empty art="river" title={t('empty')} text={t('emptyText')} />;
  return (
    <nav aria-label={t('topics')}>
      <ul role="list" className={styles.list}>
        {entries.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              replace
              to={{ pathname, search: searchAbove(search, { name: 'help', page: slug }) }}
              state={state}
              className={styles.link}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
