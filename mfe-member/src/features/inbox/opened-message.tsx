import { inboxImagePath, type InboxMessage, type InboxMessageId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Retry } from '@croupier/ui';
import { useEffect, useRef } from 'react';
import { useDeleteMessage, useOpenedMessage } from '../../api/inbox.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import styles from './inbox.module.css';

interface OpenedMessageProps {
  readonly id: InboxMessageId;
  readonly onClose: () => void;
}

/** The reading pane. */
export function OpenedMessage({ id, onClose }: OpenedMessageProps) {
  const { t } = useTexts('mfe-member');
  const message = useOpenedMessage(id);
  const remove = useDeleteMessage();
  return (
    <div className={styles.opened}>
      <div className={styles.acts}>
        <Button variant="quiet" icon="arrow-left" onClick={onClose}>
          {t('inbox.back')}
        </Button>
        {message.data && (
          <Button variant="quiet" icon="trash" onClick={() => remove(id, onClose)}>
            {t('inbox.delete')}
          </Button>
        )}
      </div>
      {message.isPending ? (
        <ListSkeleton />
      ) : message.error ? (
        <Retry error={message.error} onRetry={message.refetch} />
      ) : (
        <Content message={message.data} />
      )}
    </div>
  );
}

function Content({ message: { title, text, image, sentAt } }: { message: InboxMessage }) {
  const { t, formats } = useTexts('mfe-member');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const src = image && inboxImagePath.replace(':id', image.id);
  return (
    <article className={styles.content}>
      <h3 ref={heading} tabIndex={-1} dir="auto">
        {title}
      </h3>
      <time dateTime={sentAt}>{formats.dateTime(sentAt)}</time>
      <p dir="auto">{text}</p>
      {image && src && (
        <a href={src} target="_blank" rel="noopener noreferrer">
          <img
            src={src}
            width={image.width}
            height={image.height}
            loading="lazy"
            alt={t('inbox.picture', { title })}
          />
        </a>
      )}
    </article>
  );
}
