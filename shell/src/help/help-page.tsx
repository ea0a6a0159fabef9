import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, PageHeader, Retry, Skeleton } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { HelpTopics } from './help-topics.tsx';
import styles from './help.module.css';

/** Instructions for the site, and the terms of use. */
export function HelpPage() {
  return (
    <HelpView>
      <Topics />
    </HelpView>
  );
}

export function HelpView({ children }: { children: ReactNode }) {
  const { t } = useTexts('help');
  const shell = useTexts('shell');
  return (
    <div className={styles.page}>
      <PageHeader title={shell.t('help.title')} lead={t('lead')} />
      {children}
    </div>
  );
}

function Topics() {
  const { t, language } = useTexts('help');
  const { key } = useLocation();
  const help = useCallQuery(calls.helpCenter, { language });
  if (help.isPending) return <Skeleton height={44} lines={8} />;
  if (help.error) return <Retry error={help.error} onRetry={help.refetch} />;
  if (help.data.length === 0) return <Empty art="river" title={t('empty')} text={t('emptyText')} />;
  // A new address shows all topics again: a search never hides the topic that the address names.
  return <HelpTopics key={key} entries={help.data} />;
}
