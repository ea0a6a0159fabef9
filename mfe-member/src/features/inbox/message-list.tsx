import type { InboxMessage, InboxMessageId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon, VisuallyHidden } from '@croupier/ui';
import styles from './inbox.module.css';

interface MessageListProps {
  readonly messages: readonly InboxMessage[];
  readonly opened: InboxMessageId | null;
  readonly onOpen: (id: InboxMessageId) => void;
}

export function MessageList({ messages, opened, onOpen }: MessageListProps) {
  const { t, formats } = useTexts('mfe-member');
  return (
    <ul role="list" aria-label={t('inbox.tab.messages')} className={styles.rows}>
      {messages.map(({ id, title, text, sentAt, isRead, image }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.row}
            data-unread={!isRead || undefined}
            aria-current={id === opened || undefined}
            onClick={() => onOpen(id)}
          >
            <span className={styles.head}>
              {!isRead && <VisuallyHidden>{t('inbox.unread')}</VisuallyHidden>}
              <strong dir="auto">{title}</strong>
              {image && (
                <>
                  <Icon name="picture" />
                  <VisuallyHidden>{t('inbox.with-picture')}</VisuallyHidden>
                </>
              )}
            </span>
            <span className={styles.start} dir="auto">
              {text}
            </span>
            <time dateTime={sentAt}>{formats.dateTime(sentAt)}</time>
          </button>
        </li>
      ))}
    </ul>
  );
}
