import {
  supportImagePath,
  type SupportImage,
  type SupportMessage,
  calls,
  type Audience,
  type Call,
} from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { VisuallyHidden } from '@croupier/ui';
import styles from './chat.module.css';
import { useClient, useInvalidate } from '@croupier/client';
import { useEffect, useRef } from 'react';

export function ChatMessages({ messages }: { messages: readonly SupportMessage[] }) {
  return (
    <ol className={styles.list}>
      {messages.map((message) => (
        <Message key={message.number} message={message} />
      ))}
    </ol>
  );
}

function Message({ message: { author, text, images, sentAt } }: { message: SupportMessage }) {
  const { t, formats } = useTexts('support');
  return (
    <li className={styles.message} data-author={author}>
      <VisuallyHidden>{t(`chat.by.${author}`)}</VisuallyHidden>
      {text && (
        <p className={styles.words} dir="auto">
          {text}
        </p>
      )}
      {images.map((image) => (
        <Picture key={image.id} image={image} />
      ))}
      <time dateTime={sentAt} className={styles.time}>
        {formats.dateTime(sentAt)}
      </time>
    </li>
  );
}

function Picture({ image: { id, width, height } }: { image: SupportImage }) {
  const { t } = useTexts('support');
  const src = supportImagePath.replace(':id', id);
  return (
    <a href={src} target="_blank" rel="noopener noreferrer" className={styles.picture}>
      <img src={src} width={width} height={height} loading="lazy" alt={t('chat.picture')} />
    </a>
  );
}

/** Reports the last message that was visible to the platform, while the page is visible. */
export function useMarkRead(
  number: number | undefined,
  call: Call<{ number: number }, void, never, Audience> = calls.readSupport,
): void {
  const client = useClient();
  const invalidate = useInvalidate();
  const reported = useRef(0);
  useEffect(() => {
    if (number === undefined) return;
    const seen = number;
    function report(): void {
      if (document.visibilityState !== 'visible' || seen <= reported.current) return;
      reported.current = seen;
      client.call(call, { number: seen }).then(
        () => invalidate(calls.unreadCount),
        // Reported again with the next message, or when the room is opened again.
        () => (reported.current = 0),
      );
    }
    report();
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [call, client, invalidate, number]);
}
