import { useAnswer } from '@croupier/client';
import { calls, type HelpEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Dialog, Empty, Retry, Skeleton } from '@croupier/ui';
import { Link, useLocation } from 'react-router-dom';
import { searchAbove } from '../windows/window-address.ts';
import { RichWords } from './rich-words.tsx';
import styles from './help.module.css';

/** Where the terms stand on the help page (specification §2). */
const termsTopic = 'term';

interface HelpDialogProps {
  /** Slug of a topic; the list of all without. */
  readonly page: string | undefined;
  readonly onClose: () => void;
}

/** Help over whatever is open, as the terms over a form that asks to accept them: the form stays as it is. */
export function HelpDialog({ page, onClose }: HelpDialogProps) {
  const { t } = useTexts('help');
  const shell = useTexts('shell');
  const isTerms = page === termsTopic;
  return (
    <Dialog
      isOpen
      size="l"
      title={isTerms ? t('terms') : shell.t('help.title')}
      onClose={onClose}
      footer={
        <Button variant="primary" data-default onClick={onClose}>
          {t(isTerms ? 'termsRead' : 'close')}
        </Button>
      }
    >
      <Words topic={page} />
    </Dialog>
  );
}

function Words({ topic }: { topic: string | undefined }) {
  const { t, language } = useTexts('help');
  const help = useAnswer(calls.helpCenter, { language });
  if (help.isPending) return <Skeleton height={44} lines={8} />;
  if (help.error) return <Retry error={help.error} again={help.refetch} />;
  if (topic === undefined) return <Topics entries={help.data} />;
  const entry = help.data.find(({ slug }) => slug === topic);
  if (!entry) return <Empty art="river" title={t('empty')} text={t('emptyText')} />;
  return (
    <div className={styles.topic}>
      {topic !== termsTopic && <h3>{entry.title}</h3>}
      <RichWords words={entry.content} />
    </div>
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
