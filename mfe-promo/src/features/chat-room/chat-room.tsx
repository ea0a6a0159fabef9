import { useLatestEvent } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, Retry, Skeleton } from '@croupier/ui';
import { useChatRoom, useOwnChat } from '../../api/chat.ts';
import type { ReactNode } from 'react';
import { ChatMessageItem } from './chat-message-item.tsx';
import { SignInPrompt } from '../../lib/sign-in-prompt.tsx';
import styles from './chat-room.module.css';
import { ChatWriter } from './chat-writer.tsx';
import { RainShares } from './rain-shares.tsx';
import { useMutedAuthors } from './use-muted-authors.ts';

/** The public chat room of the brand. Visitors and trial accounts read; members write. */
export function ChatRoom() {
  const { t, formats } = useTexts('mfe-promo');
  const { room, messages, add } = useChatRoom();
  const own = useOwnChat();
  const { muted, mute, unmuteAll } = useMutedAuthors();
  if (room.isPending) return <Skeleton height={44} lines={6} />;
  if (room.error) return <Retry error={room.error} onRetry={room.refetch} />;
  const shown = messages.filter(({ author }) => !muted.has(author));
  return (
    <div className={styles.room}>
      <p className={styles.note}>{t('chat.rules')}</p>
      {own.data && <RainShares shares={own.data.shares} />}
      {shown.length === 0 ? (
        <Empty look="row" art="river" title={t('chat.empty')} text={t('chat.empty-text')} />
      ) : (
        <div className={styles.scroll} role="log" aria-label={t('chat.log')}>
          <ol role="list" className={styles.list}>
            {shown.map((message) => (
              <ChatMessageItem
                key={message.id}
                message={message}
                isOwn={message.author === own.data?.author}
                onMute={() => mute(message.author)}
              />
            ))}
          </ol>
        </div>
      )}
      {muted.size > 0 && (
        <div>
          <Button variant="quiet" onClick={unmuteAll}>
            {t('chat.unmute', { count: muted.size, number: formats.number(muted.size) })}
          </Button>
        </div>
      )}
      {room.data.isOpen ? (
        <Foot>
          <ChatWriter room={room.data} own={own.data ?? null} onPosted={add} />
        </Foot>
      ) : (
        <p role="status">{t('chat.closed')}</p>
      )}
    </div>
  );
}

function Foot({ children }: { children: ReactNode }) {
  const { t } = useTexts('mfe-promo');
  const session = useLatestEvent('session.changed');
  if (session) return children;
  return (
    <div>
      <SignInPrompt label={t('chat.sign-in')} />
    </div>
  );
}
