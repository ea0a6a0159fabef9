import { useTexts } from '@croupier/i18n';
import { ChipGroup, Empty, PageHeader, Retry, Skeleton } from '@croupier/ui';
import { Pager, useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useMessages } from '../api/messages.ts';
import { MessageCard } from '../features/outbox/message-card.tsx';
import styles from './outbox-page.module.css';

const states = ['all', 'waiting', 'sent', 'kept', 'failed'] as const;
type ShownState = (typeof states)[number];

/** Outgoing mail and SMS, sent or failed. */
export function OutboxPage() {
  const { t } = useTexts('console');
  const [shown, setShown] = useState<ShownState>('all');
  return (
    <>
      <PageHeader isSlim title={t('outbox.title')} lead={t('outbox.lead')} />
      <div className={styles.choice}>
        <ChipGroup
          label={t('outbox.show')}
          options={states.map((value) => ({ value, label: t(`outbox.states.${value}`) }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      <Messages shown={shown} />
    </>
  );
}

function Messages({ shown }: { shown: ShownState }) {
  const { t } = useTexts('console');
  const cursor = useCursor(shown);
  const messages = useMessages({ state: shown === 'all' ? null : shown, before: cursor.before });
  if (messages.isPending) return <Skeleton lines={5} height={96} />;
  if (messages.error) return <Retry error={messages.error} onRetry={messages.refetch} />;
  const last = messages.data.at(-1);
  const isFull = messages.data.length >= fullPage;
  return (
    <>
      {last ? (
        <ul className={styles.list} aria-label={t('outbox.title')}>
          {messages.data.map((message) => (
            <MessageCard key={message.id} message={message} />
          ))}
        </ul>
      ) : (
        <Empty title={t('outbox.empty')} text={t('outbox.emptyText')} art="search" />
      )}
      <Pager
        cursor={cursor}
        next={last && isFull ? last.id : null}
        isBusy={messages.isPlaceholderData}
      />
    </>
  );
}

/** Maximum number of messages in one response of the platform. */
const fullPage = 50;
