import type { SupportMessage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { VisuallyHidden } from '@croupier/ui';
import { SupportPictures } from '../../lib/support-pictures.tsx';
import styles from './support.module.css';

export function MessageList({ messages }: { messages: readonly SupportMessage[] }) {
  return (
    <ol className={styles.words}>
      {messages.map((message) => (
        <Message key={message.number} message={message} />
      ))}
    </ol>
  );
}

function Message({ message: { author, text, images, sentAt } }: { message: SupportMessage }) {
  const { t, formats } = useTexts('console');
  return (
    <li className={styles.message} data-author={author}>
      <VisuallyHidden>{t(`support.by.${author}`)}</VisuallyHidden>
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      <SupportPictures images={images} />
      <time dateTime={sentAt} className={styles.aside}>
        {formats.dateTime(sentAt)}
      </time>
    </li>
  );
}
