import type { MessageState } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ChipGroup, Empty, PageHeader, Retry, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useMessages, type MessagePage } from '../api/messages.ts';
import { MessageCard } from '../features/outbox/message-card.tsx';
import styles from './outbox-page.module.css';

const states = ['all', 'waiting', 'sent', 'kept', 'failed'] as const;
const newest: MessagePage = { state: null, before: null };

/** Outgoing mail and SMS, sent or failed. */
export function OutboxPage() {
  const { t } = useTexts('console');
  const [page, setPage] = useState(newest);
  const choose = (choice: 'all' | MessageState) =>
    setPage({ ...newest, state: choice === 'all' ? null : choice });
  return (
    <>
      <PageHeader isSlim title={t('outbox.title')} lead={t('outbox.lead')} />
      <div className={styles.choice}>
        <ChipGroup
          label={t('outbox.show')}
          options={states.map((value) => ({ value, label: t(`outbox.states.${value}`) }))}
          value={page.state ?? 'all'}
          onChange={choose}
        />
      </div>
      <Messages page={page} turn={(before) => setPage({ ...page, before })} />
    </>
  );
}

interface MessagesProps {
  readonly page: MessagePage;
  readonly turn: (before: string | null) => void;
}

function Messages({ page, turn }: MessagesProps) {
  const { t } = useTexts('console');
  const messages = useMessages(page);
  if (messages.isPending) return <Skeleton lines={5} height={96} />;
  if (messages.error) return <Retry error={messages.error} again={messages.refetch} />;
  const last = messages.data.at(-1);
  const newer = page.before !== null && (
    <Button icon="arrow-left" onClick={() => turn(null)}>
      {t('outbox.newest')}
    </Button>
  );
  if (!last)
    return (
      <Empty title={t('outbox.empty')} text={t('outbox.emptyText')} art="search" action={newer} />
    );
  return (
    <>
      <ul className={styles.list} aria-label={t('outbox.title')}>
        {messages.data.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
      </ul>
      <div className={styles.turn}>
        {newer}
        {messages.data.length >= fullPage && (
          <Button onClick={() => turn(last.id)}>{t('outbox.older')}</Button>
        )}
      </div>
    </>
  );
}

/** Maximum number of messages in one response of the platform. */
const fullPage = 50;
