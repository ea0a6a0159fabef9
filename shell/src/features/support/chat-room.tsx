import { useEvent } from '@croupier/bus';
import { useCallQuery, useInvalidate } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Skeleton } from '@croupier/ui';
import { ChatMessages, useMarkRead } from './chat-messages.tsx';
import { Earlier } from './earlier.tsx';
import styles from './chat.module.css';

/** The member's chat room with customer service. Messages of both sides appear immediately, in every tab. */
export function ChatRoom() {
  const { t } = useTexts('support');
  const invalidate = useInvalidate();
  const room = useCallQuery(calls.supportRoom, {});
  const reload = () => invalidate(calls.supportRoom);
  useEvent('support.changed', reload);
  // Loads messages that were sent while the stream was disconnected.
  useEvent('connection.changed', (state) => state === 'live' && reload());
  useMarkRead(room.data?.messages.at(-1)?.number);
  if (room.isPending) return <Skeleton height={44} lines={4} />;
  if (room.error) return <Retry error={room.error} onRetry={room.refetch} />;
  const { messages, hasEarlier, isClosed } = room.data;
  const [first] = messages;
  if (!first) return <Empty art="river" title={t('chat.empty')} text={t('chat.emptyText')} />;
  return (
    <div className={styles.scroll} role="log" aria-label={t('chat.log')}>
      <div className={styles.thread}>
        {hasEarlier && <Earlier call={calls.supportRoom} before={first.number} />}
        <ChatMessages messages={messages} />
        {isClosed && <p className={styles.closed}>{t('chat.closed')}</p>}
      </div>
    </div>
  );
}
