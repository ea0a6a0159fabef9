import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Skeleton } from '@croupier/ui';
import { ChatMessages, useMarkRead } from './chat-messages.tsx';
import { Earlier } from './earlier.tsx';
import styles from './chat.module.css';
import { useCallQuery } from '@croupier/client';

/** The support chat of a visitor without an account. */
export function VisitorRoom() {
  const { t } = useTexts('support');
  const room = useVisitorRoom();
  useMarkRead(room.data?.messages.at(-1)?.number, calls.readVisitorSupport);
  if (room.isPending) return <Skeleton height={44} lines={4} />;
  if (room.error) return <Retry error={room.error} onRetry={room.refetch} />;
  const [first] = room.data?.messages ?? [];
  if (!room.data || !first)
    return <Empty look="row" title={t('visitor.title')} text={t('visitor.text')} />;
  const { messages, hasEarlier, isClosed, contact } = room.data;
  return (
    <div className={styles.scroll} role="log" aria-label={t('chat.log')}>
      <div className={styles.thread}>
        {hasEarlier && <Earlier call={calls.visitorSupport} before={first.number} />}
        <ChatMessages messages={messages} />
        <p className={styles.closed}>
          {isClosed ? t('chat.closed') : t('visitor.stay', { contact })}
        </p>
      </div>
    </div>
  );
}

/** Visitors have no live stream of their own: their page asks. */
const askEveryMs = 5_000;

/** The visitor's support room, polled while it is open; `null` before the first message. */
export const useVisitorRoom = () =>
  useCallQuery(calls.visitorSupport, {}, { refreshMs: askEveryMs, keepPrevious: true });
